import { z } from 'zod';
import { DOCUMENTOS_KARDEX, TIPOS_KARDEX } from '../../vocabulario/estoque/estoques.js';
import { DataHoraBR, Id } from '../primitivos.js';

/** One line of a stock line's ledger. Quantities are packages of the product. */
export const LinhaKardex = z.object({
  id: Id,
  quando: DataHoraBR,
  tipo: z.enum(TIPOS_KARDEX),
  /** Signed: what came in is positive, what went out negative. */
  quantidade: z.number(),
  /** Balance after the line. */
  saldo: z.number(),
  /** The document that caused the line, and its number. */
  documento: z.enum(DOCUMENTOS_KARDEX),
  documentoId: Id.nullable(),
  observacao: z.string().nullable(),
  usuario: z.object({ nome: z.string() }),
});
export type LinhaKardex = z.infer<typeof LinhaKardex>;
