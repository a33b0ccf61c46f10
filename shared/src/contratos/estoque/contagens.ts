import { z } from 'zod';
import { STATUS_CONTAGEM } from '../../vocabulario/estoque/contagens.js';
import { Bloqueio, ProdutoLote } from './estoques.js';
import { Estorno } from './estornos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { DataHoraBR, Embalagens, Id, IdParam, Logico, textoLongo } from '../primitivos.js';

/** `/estoques/{id}/contagens/{contagem}` */
export const PorContagem = z.object({ id: IdParam, contagem: IdParam });

/** `/estoques/{id}/contagens/{contagem}/produtos-estoque/{idProduto}`: the last is the id of the stock line. */
export const PorLinhaDaContagem = PorContagem.extend({ idProduto: IdParam });

/** How often the lots of a count were counted: each count of a lot increases it. */
const Revisao = z.int().positive();

/** Body of POST /estoques/{id}/contagens. */
export const ContagemNova = z.object({
  /** Who counts does not see the balances. */
  asCegas: Logico,
  /** Lots without a balance are counted too. */
  comZerados: Logico,
  /** Who counted cannot book. */
  outraPessoaConfirma: Logico,
});
export type ContagemNova = z.infer<typeof ContagemNova>;

/** The count of a stock: what a unit really has, lot by lot. */
export const Contagem = ContagemNova.extend({
  id: Id,
  status: z.enum(STATUS_CONTAGEM),
  revisao: Revisao,
  inicio: z.object({ quando: DataHoraBR, usuario: z.string() }),
  /** Of a count that was booked or cancelled. */
  fim: z.object({ quando: DataHoraBR, usuario: z.string(), motivo: z.string() }).nullable(),
  /** Lots that were counted. */
  contados: z.int(),
  /** What a booked count found, without reversed balances. */
  resultado: z
    .object({
      naoContados: z.int(),
      comDiferenca: z.int(),
      semPreco: z.int(),
      /** R$, signed, without the lots that have no price. */
      valor: z.number(),
    })
    .nullable(),
});
export type Contagem = z.infer<typeof Contagem>;

/** A lot on the sheet of a count. Quantities are packages. */
export const LoteDaContagem = z.object({
  /** Of the stock line. */
  id: Id,
  produtoLote: ProdutoLote,
  bloqueio: Bloqueio.nullable(),
  /** It was deleted from the stock after it had been counted. */
  excluido: Logico,
  /** The current balance, or that at the moment of counting if the count is closed. Null in an open blind count. */
  saldo: Embalagens.nullable(),
  /** Null until somebody counts it. */
  contagem: z.object({ contada: Embalagens, usuario: z.string(), quando: DataHoraBR }).nullable(),
});
export type LoteDaContagem = z.infer<typeof LoteDaContagem>;

/** A count with its lots, by product and expiry. */
export const ContagemComLotes = Contagem.extend({ lotes: z.array(LoteDaContagem) });
export type ContagemComLotes = z.infer<typeof ContagemComLotes>;

/**
 * Body of PUT …/produtos-estoque/{idProduto}: the counted quantity, null to clear it, and the count that the user saw
 * before. If somebody else has counted the lot meanwhile, it is refused.
 */
export const ContagemDoLote = z.object({ contada: Embalagens.nullable(), lida: Embalagens.nullable() });
export type ContagemDoLote = z.infer<typeof ContagemDoLote>;

/** The differences of a count, before they are booked and afterwards. */
export const ConferenciaDaContagem = z.object({
  /** A mark that is sent with the booking: another count meanwhile makes it outdated. */
  revisao: Revisao,
  /** Lots with a balance that were not counted: they stay as they are. */
  naoContados: z.int(),
  /** Why the user cannot book it now. */
  impedimento: z.string().nullable(),
  lotes: z.array(
    z.object({
      id: Id,
      produtoLote: ProdutoLote,
      contada: Embalagens,
      /** The balance at the moment of counting. */
      saldo: Embalagens,
      /** `contada` − `saldo`. */
      diferenca: z.number(),
      precoUnidade: z.number().nullable(),
      /** R$, signed; null without a price. */
      valor: z.number().nullable(),
      usuario: z.string(),
      quando: DataHoraBR,
      /** Why this difference cannot be booked now. */
      impedimento: z.string().nullable(),
      /** Of its balance, after the booking: the sums leave it out. */
      estorno: Estorno.nullable(),
    }),
  ),
});
export type ConferenciaDaContagem = z.infer<typeof ConferenciaDaContagem>;

/** Body of PUT …/lancar: the revision whose differences the user saw, and the reason. */
export const ContagemALancar = z.object({ revisao: Revisao, motivo: textoLongo(LIMITES.motivo) });
export type ContagemALancar = z.infer<typeof ContagemALancar>;

/** Body of PUT …/cancelar. */
export const CancelamentoDaContagem = z.object({ motivo: textoLongo(LIMITES.motivo) });
export type CancelamentoDaContagem = z.infer<typeof CancelamentoDaContagem>;
