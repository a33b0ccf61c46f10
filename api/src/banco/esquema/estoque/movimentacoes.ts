import type { StatusMovimentacao, TipoObservacao } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { embalagens, id, instante } from '../colunas.js';
import { produtosEstoque, estoques } from './estoques.js';

export const movimentacoes = pgTable(
  'movimentacoes',
  {
    id: id(),
    origemId: integer()
      .notNull()
      .references(() => estoques.id),
    destinoId: integer()
      .notNull()
      .references(() => estoques.id),
    status: text().$type<StatusMovimentacao>().notNull().default('EM_TRANSITO'),
    dataInicioMovimentacao: instante().notNull().defaultNow(),
    dataFimMovimentacao: instante(),
    tipoObservacao: text().$type<TipoObservacao>(),
    observacao: text(),
    motivoCancelamento: text(),
    usuarioId: integer().notNull(),
    usuarioFimId: integer(),
    /** A received movement that was reversed stays RECEBIDA, with the user, time and reason of the reversal. */
    estornadoEm: instante(),
    estornadoPorId: integer(),
    motivoEstorno: text(),
  },
  (t) => [
    index('movimentacoes_origem').on(t.origemId),
    index('movimentacoes_destino').on(t.destinoId),
    check('movimentacao_status', sql`${t.status} in ('EM_TRANSITO','RECEBIDA','CANCELADA')`),
    check('movimentacao_estorno', sql`num_nulls(${t.estornadoEm}, ${t.estornadoPorId}, ${t.motivoEstorno}) in (0, 3)`),
    check('movimentacao_estornada', sql`${t.estornadoEm} is null or ${t.status} = 'RECEBIDA'`),
    check('movimentacao_pontas', sql`${t.origemId} <> ${t.destinoId}`),
  ],
);

export const movimentacaoProdutos = pgTable(
  'movimentacao_produtos',
  {
    id: id(),
    movimentacaoId: integer()
      .notNull()
      .references(() => movimentacoes.id, { onDelete: 'cascade' }),
    /** The line in the stock of origin. */
    produtoEstoqueId: integer()
      .notNull()
      .references(() => produtosEstoque.id),
    quantidade: embalagens().notNull(),
    /** Quantity declared as lost on arrival. */
    quantidadePerdida: embalagens().notNull().default('0'),
  },
  (t) => [
    index('movimentacao_produtos_movimentacao').on(t.movimentacaoId),
    check('movimentacao_quantidade', sql`${t.quantidade} > 0 and ${t.quantidadePerdida} between 0 and ${t.quantidade}`),
    index('movimentacao_produtos_produto_estoque').on(t.produtoEstoqueId),
  ],
);
