import { z } from 'zod';
import { violacoesDasPerdas } from '../../regras/estoque/movimentacoes.js';
import { conferir } from '../conferir.js';
import { PONTAS_MOVIMENTACAO, STATUS_MOVIMENTACAO, TIPOS_OBSERVACAO } from '../../vocabulario/estoque/movimentacoes.js';
import { Estoque, LOTE_REPETIDO, ProdutoLote } from './estoques.js';
import { Estorno } from './estornos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { BuscaDePagina } from '../paginas.js';
import { DataHoraBR, Embalagens, EmbalagensPositivas, Id, opcao, opcional, Ref, textoLongo } from '../primitivos.js';
import { produtoUmaVez } from '../repetidos.js';

/** Body of POST /estoques/{from}/movimentar/{to}: lines of the stock of origin, and how much of each. */
export const MovimentacaoNova = z
  .array(z.object({ produtoEstoque: Ref, quantidade: EmbalagensPositivas }))
  .min(1, 'Marque ao menos um produto para movimentar.')
  .max(LIMITES.linhas, `Movimente no máximo ${LIMITES.linhas} produtos por vez.`)
  .superRefine(LOTE_REPETIDO);
export type MovimentacaoNova = z.infer<typeof MovimentacaoNova>;

export const Movimentacao = z.object({
  id: Id,
  origem: Estoque,
  destino: Estoque,
  status: z.enum(STATUS_MOVIMENTACAO),
  dataInicioMovimentacao: DataHoraBR,
  /** When it was received or cancelled; null on the way. */
  dataFimMovimentacao: DataHoraBR.nullable(),
  tipoObservacao: z.enum(TIPOS_OBSERVACAO).nullable(),
  observacao: z.string().nullable(),
  /** Only of a received one, which keeps its status and dates. */
  estorno: Estorno.nullable(),
  produtos: z.array(
    z.object({
      id: Id,
      /** Quantity that left the origin. */
      quantidade: Embalagens,
      /** Quantity declared as lost on arrival; the rest entered the destination. */
      quantidadePerdida: Embalagens,
      /** The line of the stock of origin. */
      produtoEstoque: z.object({ id: Id, produtoLote: ProdutoLote }),
    }),
  ),
});
export type Movimentacao = z.infer<typeof Movimentacao>;

/** Query of GET /estoques/{id}/movimentacoes/pagina and GET /estoques/movimentacoes/pagina. Requests only. */
export const BuscaMovimentacoes = BuscaDePagina.extend({
  /** The end at which the stock, or one of the stocks, is; without it both. */
  ponta: opcao(PONTAS_MOVIMENTACAO).optional(),
  status: opcao(STATUS_MOVIMENTACAO).optional(),
});
export type BuscaMovimentacoes = z.infer<typeof BuscaMovimentacoes>;

/** Body of PUT /estoques/movimentacoes/receber. */
export const MovimentacaoRecebimento = z
  .object({
    /** The stock that receives. */
    idEstoque: Id,
    idMovimentacao: Id,
    tipoObservacao: opcional(opcao(TIPOS_OBSERVACAO)),
    observacao: opcional(textoLongo(LIMITES.observacao)),
    /** Quantity of a product of the movement that did not arrive in a usable state. */
    perdas: z
      .array(z.object({ produto: Ref, quantidade: EmbalagensPositivas }))
      .max(LIMITES.linhas)
      .superRefine(produtoUmaVez)
      .default([]),
  })
  .superRefine(conferir(violacoesDasPerdas));
export type MovimentacaoRecebimento = z.infer<typeof MovimentacaoRecebimento>;

/** Why a movement was cancelled: body of PUT …/cancelar. */
export const MovimentacaoCancelamento = z.object({ motivo: textoLongo(LIMITES.motivo) });
export type MovimentacaoCancelamento = z.infer<typeof MovimentacaoCancelamento>;
