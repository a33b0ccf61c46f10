import { consultasDeConvencoes } from '@merenda/shared/consultas';
import { useQueries } from '@tanstack/react-query';
import type { Coluna } from './Tabela.js';

/**
 * Whether the look-up lists of these columns are there, or could not be read. A list reads them together with its rows and
 * draws these afterwards: descriptions that come later would change the width of the columns.
 */
export function useDescricoesLidas(colunas: readonly Pick<Coluna<never>, 'convencao'>[]): boolean {
  const listas = new Set(colunas.flatMap(({ convencao }) => convencao ?? []));
  return useQueries({
    queries: [...listas].map((lista) => consultasDeConvencoes.lista(lista)),
    combine: (consultas) => consultas.every(({ isPending }) => !isPending),
  });
}
