import type { z } from 'zod';

/** A check of lists: refuses, at `campo` of the entry, each entry whose id an earlier one has. */
export const semRepetidos =
  <T>(id: (entrada: T) => number, campo: string, message: string) =>
  (entradas: T[], ctx: z.RefinementCtx): void => {
    const vistos = new Set<number>();
    entradas.forEach((entrada, posicao) => {
      if (vistos.has(id(entrada))) ctx.addIssue({ code: 'custom', path: [posicao, campo], message });
      vistos.add(id(entrada));
    });
  };
