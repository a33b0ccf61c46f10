import { api, ErroApi } from '@merenda/shared';
import { ROTULOS_NUTRIENTE, ROTULOS_SITUACAO_NUTRIENTE, type Cardapio, type FichaTecnica, type ReferenciaNutricional } from '@merenda/shared/contratos';
import { decimal, situarNutriente } from '@merenda/shared/regras';
import type { TabelaDaFolha } from '../folha/folha';
import { rotuloDaCategoria } from './rotulo-da-categoria';

/**
 * The mean of the period's menus beside the national reference, a table for each school stage and modality: they have bounds of their own.
 * @param servidos the menu of each launch; one that comes twice counts twice
 */
export function tabelasDaMedia(servidos: readonly Cardapio[], signal: AbortSignal): Promise<TabelaDaFolha[]> {
  const grupos = new Map<string, Cardapio[]>();
  for (const cardapio of servidos) {
    const etapa = `${cardapio.categoria.id} ${cardapio.modalidade.nome}`;
    grupos.set(etapa, [...(grupos.get(etapa) ?? []), cardapio]);
  }
  return Promise.all([...grupos.values()].map((cardapios) => tabelaDoGrupo(cardapios, signal)));
}

async function tabelaDoGrupo(cardapios: readonly Cardapio[], signal: AbortSignal): Promise<TabelaDaFolha> {
  const [{ categoria, modalidade }] = cardapios as [Cardapio];
  const [{ nutrientes }, referencia] = await Promise.all([
    api.get<FichaTecnica>('fichas-tecnicas', { busca: { cardapios: cardapios.map(({ id }) => id).join() }, signal }),
    lerReferencia(categoria.id, modalidade.nome, signal),
  ]);
  return {
    titulo: `Média do período – ${rotuloDaCategoria(categoria)}, ${modalidade.descricao}${referencia ? ` (${referencia.norma})` : ''}`,
    colunas: [
      { titulo: 'Nutriente' }, { titulo: 'Média', tipo: 'nutriente' }, { titulo: 'Mínimo', tipo: 'nutriente' }, { titulo: 'Máximo', tipo: 'nutriente' }, { titulo: 'Unidade' }, { titulo: 'Situação' },
    ],
    linhas: nutrientes.map(({ nome, valor, unidadeDeMedida, ausentes }) => {
      const limite = referencia?.nutrientes[nome];
      const situacao = situarNutriente({ valor: decimal(valor), ausentes }, limite);
      return [ROTULOS_NUTRIENTE[nome], valor, limite?.minimo ?? null, limite?.maximo ?? null, unidadeDeMedida, situacao && ROTULOS_SITUACAO_NUTRIENTE[situacao]];
    }),
    vazia: 'Sem ficha técnica.',
  };
}

/** Null where no norm stands for the stage: the mean is printed all the same. */
async function lerReferencia(categoria: number, modalidade: string, signal: AbortSignal): Promise<ReferenciaNutricional | null> {
  try {
    return await api.get<ReferenciaNutricional>('convencoes/referencias-nutricionais', { busca: { categoria, modalidade }, signal });
  } catch (erro) {
    if (erro instanceof ErroApi && erro.status === 404) return null;
    throw erro;
  }
}
