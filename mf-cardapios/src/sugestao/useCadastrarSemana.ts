import { ErroApi } from '@merenda/shared';
import type { CardapioSemanal } from '@merenda/shared/contratos';
import { useRef } from 'react';
import { useCriarCardapio } from '../cardapios/cardapios.api.js';
import { useCriarCardapioSemanal } from '../cardapios-semanais/cardapios-semanais.api.js';
import type { Etapa } from '../etapas/CamposDaEtapa.js';
import type { SemanaNoFormulario } from './CamposDoUso.js';
import type { CardapioDaSemana } from './rascunhos.js';

/**
 * Registers the new menus of a week, and then the week. What was registered before a failure is remembered: the same
 * week sent again makes only what is missing.
 */
export function useCadastrarSemana({ categoria, modalidade }: Etapa) {
  const criarCardapio = useCriarCardapio();
  const criarSemanal = useCriarCardapioSemanal();
  const criados = useRef(new Map<string, number>());
  const etapa = { categoria: { id: categoria }, modalidade };

  async function criarUm({ chave, vagas, existente }: CardapioDaSemana, nome: string, n: number): Promise<number> {
    const feito = existente?.id ?? criados.current.get(chave);
    if (feito !== undefined) return feito;
    try {
      const { id } = await criarCardapio.mutateAsync({
        nome,
        ...etapa,
        cardapioTipo: 'REGULAR',
        pratos: vagas.map(({ hora, tipo, prato }) => ({ hora, tipo, prato: { id: prato.id } })),
      });
      criados.current.set(chave, id);
      return id;
    } catch (erro) {
      throw noCardapio(erro, n);
    }
  }

  return async (
    { nome, cardapios: nomes = [] }: SemanaNoFormulario,
    cardapios: readonly CardapioDaSemana[],
  ): Promise<CardapioSemanal> => {
    const dias = [];
    for (const [n, cardapio] of cardapios.entries()) {
      const id = await criarUm(cardapio, nomes[n]?.nome ?? cardapio.nome, n);
      dias.push(...cardapio.dias.map((diaSemana) => ({ diaSemana, cardapio: { id } })));
    }
    return criarSemanal.mutateAsync({ nome, ...etapa, cardapios: dias });
  };
}

/** The refusal of a menu at the field that holds its name. */
const noCardapio = (erro: unknown, n: number): unknown =>
  erro instanceof ErroApi
    ? new ErroApi(
        erro.status,
        erro.detail,
        erro.campos.map(({ campo, mensagem }) => ({ campo: `cardapios.${n}.${campo}`, mensagem })),
        erro.emUso,
        erro.tipo,
      )
    : erro;
