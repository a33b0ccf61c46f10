import { useLeitura } from '@merenda/shared';
import type { PratosDoPeriodo } from '@merenda/shared/contratos';
import { nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FAMILIAS } from '../familias.js';
import type { Periodo } from './calendario.api.js';
import type { Evento } from './eventos.js';

/** The food that is served with an event. */
interface Comida {
  /** 'Fundamental'; undefined until it is known. */
  etapa: string | undefined;
  /** The name without the stage before it, which the label says. */
  nome: string;
  /** In the order of their hours. */
  pratos: { id: number; chave: string; hora: string; nome: string }[];
}

export type ComidaDosEventos = (evento: Evento) => Comida;

/** The dishes of the cardápios of a period, at one unit or at all units of the user. */
export const usePratosDoPeriodo = (unidade: number | null, { de, ate }: Periodo) =>
  useLeitura('cardapios-calendario/pratos', {
    queryKey: [...FAMILIAS.lancamentos, 'pratos', unidade, de, ate],
    busca: { de, ate, ...(unidade !== null && { unidade }) },
    placeholderData: keepPreviousData,
  });

/** Until the dishes are there, an event has its name alone. */
export function useComida(lidos: PratosDoPeriodo | undefined): ComidaDosEventos {
  return useMemo(() => {
    const cardapios = new Map(lidos?.cardapios.map((cardapio) => [cardapio.id, cardapio]));
    const trocas = new Map(
      lidos?.substituicoes.map(({ lancamento, substituido, substituto }) => [
        `${lancamento} ${substituido}`,
        substituto,
      ]),
    );
    return ({ cardapio: { id, nome }, lancamentos, trocas: deTodas }) => {
      const lido = cardapios.get(id);
      const pratos = (lido?.pratos ?? []).map((prato) => {
        // Of several units the calendar shows what most serve: the cardápio. Where all serve another dish, that one.
        const [lancamento] = lancamentos ?? [];
        const troca = lancamento
          ? trocas.get(`${lancamento.id} ${prato.id}`)
          : deTodas?.find(({ substituido }) => substituido === prato.id)?.substituto;
        const { id: servido, nome: nomeServido } = troca ?? prato;
        const chave = `${prato.hora} ${prato.tipo} ${prato.id}`;
        return { id: servido, chave, hora: prato.hora, nome: nomeComum(nomeServido) };
      });
      return { etapa: lido && nomeProprio(lido.etapa), nome: nomeComum(semEtapa(nome, lido?.etapa)), pratos };
    };
  }, [lidos]);
}

/** 'FUNDAMENTAL – SEGUNDA' → 'SEGUNDA'. */
function semEtapa(nome: string, etapa: string | undefined): string {
  const [inicio = '', ...resto] = nome.split(/ [–-] /);
  return etapa !== undefined && resto.length > 0 && inicio.toUpperCase() === etapa.toUpperCase()
    ? resto.join(' – ')
    : nome;
}
