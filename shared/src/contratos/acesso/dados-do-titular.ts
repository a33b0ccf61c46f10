import { z } from 'zod';
import { DataHoraBR } from '../primitivos.js';

/** What the product keeps of one person, by the register, in words. Lei 13.709/2018, art. 18, II, and art. 19. */
export const DadosDoTitular = z.object({
  titular: z.string(),
  emitidoEm: DataHoraBR,
  tratamentos: z.array(
    z.object({
      nome: z.string(),
      finalidade: z.string(),
      baseLegal: z.string(),
      quemVe: z.string(),
      /** How long it is kept, and what becomes of it. */
      guarda: z.string(),
      tabelas: z.array(
        z.object({
          titulo: z.string(),
          registros: z.int(),
          colunas: z.array(z.string()),
          /** Empty where the person only gets the number of records. */
          linhas: z.array(z.array(z.string())),
        }),
      ),
    }),
  ),
});
export type DadosDoTitular = z.infer<typeof DadosDoTitular>;
