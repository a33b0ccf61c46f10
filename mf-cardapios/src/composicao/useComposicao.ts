import type { FichaTecnica, ReferenciaNutricional } from '@merenda/shared/contratos';
import {
  compararComReferencia,
  fichaDe,
  repasseDoAcervo,
  resumoDaFicha,
  type Acervo,
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
  /** Cost, allergens, and what is missing; null while nothing is chosen or the prices are not read. */
  resumo: Pick<FichaTecnica, 'custo' | 'alergenicos' | 'pendencias'> | null;
  /** Nothing is chosen. */
  vazia: boolean;
  /** Null: the norm has none, or no students are chosen. */
  referencia: ReferenciaNutricional | null;
  /** Bounds that are met, and bounds that the norm has. */
  metas: { atendidas: number; total: number };
}

interface OQueSeCompoe {
  /** Undefined until it is read. */
  acervo: Pick<Acervo, 'nutrientes' | 'alergenicos' | 'repasses'> | undefined;
  /** One for each serving. Must be the same list while nothing changes. */
  preparos: readonly PreparoDaComposicao[];
  etapa: Partial<Etapa> | undefined;
  /** Several menus: the mean of this number of days. */
  cardapios?: number;
  /** The prices and allergens of some foods are not read yet. */
  semPrecos?: boolean;
}

/** Computed in the browser by the server's rules, after each key. */
export function useComposicao({
  acervo,
  preparos,
  etapa: { categoria, modalidade } = {},
  cardapios,
  semPrecos = false,
}: OQueSeCompoe): Composicao {
  const etapa = useMemo(
    () => (categoria && modalidade ? { categoria, modalidade } : undefined),
    [categoria, modalidade],
  );
  const { data: referencia = null } = useReferencia(etapa);
  return useMemo(() => {
    const ficha = fichaDe(acervo?.nutrientes ?? [], preparos, cardapios);
    const linhas: LinhaComparada[] = referencia
      ? compararComReferencia(ficha, referencia)
      : ficha.map((nutriente) => ({ ...nutriente, minimo: null, maximo: null, situacao: null }));
    const comLimite = linhas.filter(({ minimo, maximo }) => minimo !== null || maximo !== null);
    const vazia = preparos.every(({ ingredientes }) => ingredientes.length === 0);
    return {
      linhas,
      resumo:
        acervo && !vazia && !semPrecos
          ? resumoDaFicha(preparos, {
              ...acervo,
              precoDe: ({ preco }) => preco,
              repasse: repasseDoAcervo(acervo, etapa),
              cardapios,
            })
          : null,
      vazia,
      referencia,
      metas: {
        atendidas: comLimite.filter(({ situacao }) => situacao === 'adequado').length,
        total: comLimite.length,
      },
    };
  }, [acervo, preparos, referencia, etapa, cardapios, semPrecos]);
}
