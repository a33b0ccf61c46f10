import { z } from 'zod';
import { Cep } from '../primitivos.js';

/** A postal code in a path, with or without its mask. */
export const PorCep = z.object({ cep: Cep });

/** The address of a postal code. A town with one code for all has neither `logradouro` nor `bairro`: ''. */
export const Endereco = z.object({
  logradouro: z.string(),
  complemento: z.string(),
  bairro: z.string(),
  localidade: z.string(),
  uf: z.string(),
});
export type Endereco = z.infer<typeof Endereco>;
