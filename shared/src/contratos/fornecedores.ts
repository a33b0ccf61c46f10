import { z } from 'zod';
import { TIPOS_FORNECEDOR } from './enums/fornecedores.js';
import { Id } from './primitivos.js';

/** A supplier as lists of choices need it: a natural person has a `nome`, a legal one a `nomeFantasia` and a `razaoSocial`. */
export const FornecedorDaLista = z.object({
  id: Id,
  fornecedorTipo: z.enum(TIPOS_FORNECEDOR),
  nome: z.string().nullable(),
  nomeFantasia: z.string().nullable(),
  razaoSocial: z.string().nullable(),
  agriculturaFamiliar: z.boolean(),
});
export type FornecedorDaLista = z.infer<typeof FornecedorDaLista>;
