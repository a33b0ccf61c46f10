import { z } from 'zod';
import { DOCUMENTOS_KARDEX, TIPOS_KARDEX } from '../../vocabulario/estoque/estoques.js';
import { PARCELAS_DO_LOTE } from '../../vocabulario/estoque/lotes.js';
import { STATUS_MOVIMENTACAO } from '../../vocabulario/estoque/movimentacoes.js';
import { Estorno } from './estornos.js';
import { Bloqueio, ProdutoLote } from './estoques.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { DataBR, DataHoraBR, Id, texto, textoLongo } from '../primitivos.js';

/** Query of GET /lotes: words of the product's name and the lot's number; without it the blocked lots. Requests only. */
export const BuscaLotes = z.object({ busca: texto(LIMITES.busca).optional() });
export type BuscaLotes = z.infer<typeof BuscaLotes>;

/** A lot that one of the user's units has had. */
export const LoteAchado = z.object({ produtoLote: ProdutoLote, bloqueio: Bloqueio.nullable() });
export type LoteAchado = z.infer<typeof LoteAchado>;

/** Body of PUT /lotes/{id}/bloquear and …/desbloquear. */
export const MotivoDoBloqueio = z.object({ motivo: textoLongo(LIMITES.motivo) });
export type MotivoDoBloqueio = z.infer<typeof MotivoDoBloqueio>;

const Nomeada = z.object({ id: Id, nome: z.string() });

/**
 * Where a lot came from and where it is (specification 4, 4.8). Quantities are packages of the product. The lists are of
 * the user's units, oldest first; `parcelas` are of the whole municipality.
 */
export const RastreioDoLote = LoteAchado.extend({
  parcelas: z.array(
    z.object({
      parcela: z.enum(PARCELAS_DO_LOTE),
      /** Of all units; AJUSTADO has a sign. */
      total: z.number(),
      /** The part of units that are not the user's. */
      outrasUnidades: z.number(),
    }),
  ),
  /** The units that hold it now. */
  estoques: z.array(z.object({ estoque: Id, unidade: Nomeada, quantidade: z.number() })),
  recebimentos: z.array(
    z.object({
      id: Id,
      quando: DataHoraBR,
      unidade: z.string(),
      solicitacao: z.object({ id: Id, numero: z.string() }),
      fornecedor: z.string(),
      notaFiscal: z.string().nullable(),
      /** The rest of it: 0 for a reversed one. */
      quantidade: z.number(),
      estornado: z.boolean(),
    }),
  ),
  movimentacoes: z.array(
    z.object({
      id: Id,
      quando: DataHoraBR,
      origem: z.string(),
      destino: z.string(),
      status: z.enum(STATUS_MOVIMENTACAO),
      /** A received one that was reversed. */
      estornada: z.boolean(),
      quantidade: z.number(),
      quantidadePerdida: z.number(),
    }),
  ),
  refeicoes: z.array(
    z.object({
      id: Id,
      dia: DataBR,
      unidade: z.string(),
      prato: z.string(),
      /** The people that it was cooked for. */
      alunos: z.number(),
      /** 0 for a deleted one, which gave back what it had taken. */
      quantidade: z.number(),
      excluida: z.boolean(),
    }),
  ),
  /** The kits of a day in a unit, without reversed ones. */
  kits: z.array(z.object({ dia: DataBR, unidade: z.string(), alunos: z.number(), quantidade: z.number() })),
  /**
   * The other lines of the ledger, with their sign: additions, exits, counts, kits, movements and deletions. A reversal
   * is told at the line that it reverses.
   */
  demais: z.array(
    z.object({
      id: Id,
      estoque: Id,
      documento: z.enum(DOCUMENTOS_KARDEX),
      documentoId: Id.nullable(),
      estorno: Estorno.nullable(),
      quando: DataHoraBR,
      unidade: z.string(),
      tipo: z.enum(TIPOS_KARDEX),
      quantidade: z.number(),
      usuario: z.string(),
      observacao: z.string().nullable(),
    }),
  ),
});
export type RastreioDoLote = z.infer<typeof RastreioDoLote>;
