import type { NutrienteDaFicha, ReferenciaNutricional } from '@merenda/shared/contratos';
import {
  alimentosSemDados,
  compararComReferencia,
  fichaDe,
  type LinhaComparada,
  type PreparoDaComposicao,
} from '@merenda/shared/regras';
import { useMemo } from 'react';
import type { Etapa } from '../etapas/CamposDaEtapa.js';
import { useReferencia } from '../ficha-tecnica/fichas.api.js';

/** What a student eats of what a form holds now. */
export interface Composicao {
  /** In the order of the sheet; without bounds while the norm is not known. */
  linhas: LinhaComparada[];
  /** The foods that lack data, with the nutrients that they lack. */
  semDados: { id: number; nome: string; nutrientes: NutrienteDaFicha['nome'][] }[];
  /** Nothing is chosen. */
  vazia: boolean;
  /** Null: the norm has none, or nobody says for whom it is. */
  referencia: ReferenciaNutricional | null;
  /** Bounds that are met, and bounds that the norm has. */
  metas: { atendidas: number; total: number };
}

/** Until they are read: always the same list. */
export const SEM_NUTRIENTES: OQueSeCompoe['nutrientes'] = [];

interface OQueSeCompoe {
  nutrientes: readonly Pick<NutrienteDaFicha, 'nome' | 'unidadeDeMedida'>[];
  /** One for each serving. Must be the same list while nothing changes. */
  preparos: readonly PreparoDaComposicao[];
  etapa: Etapa | undefined;
}

/** Computed in the browser by the server's rule, after each key. */
export function useComposicao({ nutrientes, preparos, etapa }: OQueSeCompoe): Composicao {
  const { data: referencia = null } = useReferencia(etapa);
  return useMemo(() => {
    const ficha = fichaDe(nutrientes, preparos);
    const linhas: LinhaComparada[] = referencia
      ? compararComReferencia(ficha, referencia)
      : ficha.map((nutriente) => ({ ...nutriente, minimo: null, maximo: null, situacao: null }));
    const comLimite = linhas.filter(({ minimo, maximo }) => minimo !== null || maximo !== null);
    return {
      linhas,
      semDados: alimentosSemDados(
        nutrientes.map(({ nome }) => nome),
        preparos,
      ).map(({ alimento: { id, nome }, nutrientes: faltam }) => ({ id, nome, nutrientes: faltam })),
      vazia: preparos.every(({ ingredientes }) => ingredientes.length === 0),
      referencia,
      metas: {
        atendidas: comLimite.filter(({ situacao }) => situacao === 'adequado').length,
        total: comLimite.length,
      },
    };
  }, [nutrientes, preparos, referencia]);
}
