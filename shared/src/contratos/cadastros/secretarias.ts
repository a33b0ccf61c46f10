import { z } from 'zod';
import { Id } from '../primitivos.js';

/** The education secretariat that the product serves; number 1 is fetched after login. */
export const Secretaria = z.object({
  id: Id,
  nome: z.string(),
  municipio: z.string(),
  uf: z.string(),
  /** Of the secretariat, else of the town hall; digits. */
  cnpj: z.string().nullable(),
});
export type Secretaria = z.infer<typeof Secretaria>;
