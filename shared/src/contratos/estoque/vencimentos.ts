import { z } from 'zod';
import { ORIGENS_DO_PRECO_DO_LOTE } from '../../vocabulario/estoque/estoques.js';
import { MOTIVOS_DA_SOBRA } from '../../vocabulario/estoque/vencimentos.js';
import { ProdutoLote } from './estoques.js';
import { DataBR, Id } from '../primitivos.js';

const Unidade = z.object({ id: Id, nome: z.string() });

/** A lot of a unit of which something is left when it expires. Quantities in packages, with 3 decimals. */
export const LoteComSobra = z.object({
  /** Of the row: the same as long as the lot is in the unit, or on the same movement to it. */
  id: Id,
  unidade: Unidade,
  estoque: Id,
  /** The stock line; null while the lot is on its way to the unit. */
  produtoEstoque: Id.nullable(),
  produtoLote: ProdutoLote,
  /** What the unit has of it now, or waits for. */
  quantidade: z.number(),
  /** What the cardápios of the calendar leave of it. */
  sobra: z.number(),
  motivo: z.enum(MOTIVOS_DA_SOBRA),
  /** R$ of the rest; null for a lot without a price. */
  valor: z.number().nullable(),
  /** Where its price comes from; null without one. */
  origemPreco: z.enum(ORIGENS_DO_PRECO_DO_LOTE).nullable(),
  /** The unit to which whole packages may move, so that less expires in all; null when no unit uses them in time. */
  destino: z.object({ unidade: Unidade, estoque: Id, quantidade: z.int() }).nullable(),
  /** The last day until the expiry on which a dish of the unit can still be changed; null without one. */
  trocarEm: DataBR.nullable(),
});
export type LoteComSobra = z.infer<typeof LoteComSobra>;

/** The rests of the lots of the user's units when they expire, by the cardápios of the calendar. */
export const Vencimentos = z.object({
  /** The last day of the calendar with a cardápio; null without one ahead. */
  ate: DataBR.nullable(),
  lotes: z.array(LoteComSobra),
});
export type Vencimentos = z.infer<typeof Vencimentos>;
