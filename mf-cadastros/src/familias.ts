/** The first part of the query keys of this area, by entity: a write passes them to `useEscrita`. */
export const FAMILIAS = {
  matriculas: ['matriculas'],
  tratamentos: ['tratamentos'],
} as const;
