import { leitura } from '@merenda/shared';

/** 'minhas': the stocks of the user's own units; 'todas': of every unit of the municipality. */
export type EscopoDosEstoques = 'minhas' | 'todas';

const familia = ['estoques'] as const;

/** Queries of stocks. */
export const consultasDeEstoques = {
  familia,
  /** GET /estoques/me or /estoques: the stocks with their units. */
  lista: (escopo: EscopoDosEstoques) =>
    leitura(escopo === 'minhas' ? 'estoques/me' : 'estoques', { queryKey: [...familia, escopo] }),
  /** The key of all queries of one stock: lines, ledger, movements, counts, kits. */
  doEstoque: (estoque: number | undefined) => [...familia, estoque] as const,
};
