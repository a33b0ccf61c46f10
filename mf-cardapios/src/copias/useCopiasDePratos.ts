import { usePermissao } from '@merenda/shared';
import type { CardapioResumo, PratoResumo } from '@merenda/shared/contratos';
import { LINHAS_DE_PRATOS } from '@merenda/shared/regras';
import { useRef, useState } from 'react';
import { useCriarPrato, usePratos } from '../pratos/pratos.api.js';
import type { Destino } from './useDestino.js';

/** A copy is made, an existing dish is taken, or the row stays without one. */
export type EscolhaDoPrato = 'COPIAR' | 'VAZIO' | number;

interface PratoDaCopia {
  prato: PratoResumo;
  escolha: EscolhaDoPrato;
  escolher: (escolha: EscolhaDoPrato) => void;
}

export interface CopiasDePratos {
  /** The dishes that can't go along as they are; undefined while they are read. */
  pratos: PratoDaCopia[] | undefined;
  /** Those of the new age band. */
  existentes: PratoResumo[];
  podeCriar: boolean;
  /** The preparations of the dishes to copy, each once. */
  preparos: number[];
  quantos: number;
  erro: unknown;
  reler: () => void;
  /** Makes the copies; the dish for each of the ids. A repetition after a failure makes only those that lack. */
  criar: (preparoPara: (id: number) => number) => Promise<(id: number) => number | null>;
}

const NENHUM: number[] = [];

/** What becomes of the dishes of a menu that is copied for another stage. Within a category they stay. */
export function useCopiasDePratos(cardapio: CardapioResumo, destino: Destino): CopiasDePratos {
  const { etapa, outraCategoria } = destino;
  const consulta = usePratos();
  const criarPrato = useCriarPrato();
  const podeCriar = usePermissao('PRATOS');
  const [escolhas, setEscolhas] = useState<ReadonlyMap<string, EscolhaDoPrato>>(new Map());
  const criados = useRef(new Map<string, number>());
  const existentes = consulta.data?.filter(({ categoria }) => categoria.id === etapa?.categoria) ?? [];
  const chaveDe = (id: number): string => `${id} ${etapa?.categoria} ${etapa?.modalidade}`;

  function pratosDe(): PratoDaCopia[] | undefined {
    if (!etapa || !outraCategoria) return [];
    if (!consulta.data) return undefined;
    // Dishes of rows that the modality does not have are not copied.
    const servidos = cardapio.pratos.slice(0, LINHAS_DE_PRATOS[etapa.modalidade].maximo).map(({ prato }) => prato.id);
    return consulta.data
      .filter(({ id }) => servidos.includes(id))
      .map((prato) => {
        const mesmo =
          existentes.find(({ nome, modalidade }) => nome === prato.nome && modalidade.nome === etapa.modalidade) ??
          existentes.find(({ nome }) => nome === prato.nome);
        return {
          prato,
          escolha: escolhas.get(chaveDe(prato.id)) ?? mesmo?.id ?? (podeCriar ? 'COPIAR' : 'VAZIO'),
          escolher: (escolha) => setEscolhas(new Map(escolhas).set(chaveDe(prato.id), escolha)),
        };
      });
  }
  const pratos = pratosDe();
  const aCopiar = pratos?.filter(({ escolha }) => escolha === 'COPIAR') ?? [];

  async function criar(preparoPara: (id: number) => number): Promise<(id: number) => number | null> {
    const para = new Map<number, number | null>();
    for (const { prato, escolha } of pratos ?? [])
      para.set(
        prato.id,
        escolha === 'COPIAR' ? await criarUm(prato, preparoPara) : escolha === 'VAZIO' ? null : escolha,
      );
    return (id) => para.get(id) ?? (para.has(id) ? null : id);
  }

  async function criarUm(
    { id, nome, preparos, tiposDaRefeicao }: PratoResumo,
    preparoPara: (id: number) => number,
  ): Promise<number> {
    if (!etapa) throw new Error('no stage is chosen');
    const feito = criados.current.get(chaveDe(id));
    if (feito !== undefined) return feito;
    const novo = await criarPrato.mutateAsync({
      nome,
      categoria: { id: etapa.categoria },
      modalidade: etapa.modalidade,
      tiposDaRefeicao,
      preparos: [...new Set(preparos.map(({ preparo }) => preparoPara(preparo.id)))].map((preparo) => ({
        preparo: { id: preparo },
      })),
    });
    criados.current.set(chaveDe(id), novo.id);
    return novo.id;
  }

  return {
    pratos,
    existentes,
    podeCriar,
    preparos:
      aCopiar.length === 0
        ? NENHUM
        : [...new Set(aCopiar.flatMap(({ prato }) => prato.preparos.map(({ preparo }) => preparo.id)))],
    quantos: aCopiar.length,
    erro: consulta.error,
    reler: () => void consulta.refetch(),
    criar,
  };
}
