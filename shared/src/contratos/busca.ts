import { z } from 'zod';
import { TIPOS_DE_ACHADO } from '../vocabulario/busca.js';
import { LIMITES } from '../vocabulario/limites.js';
import { texto } from './primitivos.js';

/** Query of GET /busca. Requests only. */
export const BuscaGeral = z.object({
  /** Words, a number of a request or a contract, the beginning of a document's number or of a lot. */
  termo: texto(LIMITES.busca),
});
export type BuscaGeral = z.infer<typeof BuscaGeral>;

/** A record that the search of the whole product finds. */
export const Achado = z.object({
  tipo: z.enum(TIPOS_DE_ACHADO),
  id: z.int(),
  titulo: z.string(),
  detalhe: z.string(),
  /** Path and query of the screen that shows it. */
  endereco: z.string(),
  /** It has only words that are almost those of the term. */
  parecido: z.literal(true).optional(),
});
export type Achado = z.infer<typeof Achado>;
