import type { z } from 'zod';
import { posicoesRepetidas } from '../regras/repetidos.js';

/**
 * A check of lists: refuses, at `campo` of the entry, each entry with the same key (an id, a code) as an earlier one.
 */
export const semRepetidos =
  <T>(chave: (entrada: T) => number | string, campo: string, message: string) =>
  (entradas: T[], ctx: z.RefinementCtx): void => {
    for (const posicao of posicoesRepetidas(entradas.map(chave)))
      ctx.addIssue({ code: 'custom', path: [posicao, campo], message });
  };

/** A list that names each product once. */
export const produtoUmaVez = semRepetidos(
  ({ produto }: { produto: { id: number } }) => produto.id,
  'produto',
  'Este produto já está na lista.',
);
