import { sql } from 'drizzle-orm';
import type { Transacao } from '../../banco/transacao.js';
import type { Plano } from './plano.js';

/** Each sends five packages of a lot, the day after it came, from one unit to the next, where they stay. */
export async function criarMovimentacoes(
  tx: Transacao,
  { unidades, lotesPorUnidade, movimentacoes }: Plano,
): Promise<void> {
  const passo = Math.floor((lotesPorUnidade * unidades) / movimentacoes);
  await tx.execute(sql`
    create temp table cidade_movimentacoes as
    select m, l.linha_id, pe.produto_lote_id, l.estoque_id as origem, d.estoque_id as destino, l.chegada + 1 + interval '12 hours' as quando,
      nextval(pg_get_serial_sequence('movimentacoes', 'id'))::int as id
    from generate_series(0, ${movimentacoes}::int - 1) m
    join cidade_linhas l on l.unidade = m % ${unidades}::int and l.lote = (m / ${unidades}::int) * ${passo}::int
    join produtos_estoque pe on pe.id = l.linha_id
    join cidade_unidades d on d.n = (l.unidade + 1) % ${unidades}::int
    order by m`);
  await tx.execute(sql`
    insert into movimentacoes (id, origem_id, destino_id, status, data_inicio_movimentacao, data_fim_movimentacao, usuario_id, usuario_fim_id) overriding system value
    select id, origem, destino, 'RECEBIDA', quando, quando + interval '1 hour', ${tx.autor}::int, ${tx.autor}::int from cidade_movimentacoes order by m`);
  await tx.execute(
    sql`insert into movimentacao_produtos (movimentacao_id, produto_estoque_id, quantidade) select id, linha_id, 5 from cidade_movimentacoes order by m`,
  );
  await tx.execute(
    sql`insert into produtos_estoque (estoque_id, produto_lote_id) select destino, produto_lote_id from cidade_movimentacoes order by m`,
  );
  await tx.execute(sql`
    insert into cidade_saidas
    select linha_id, quando, -5, 'MOVIMENTACAO', 'movimentacoes', id from cidade_movimentacoes
    union all select pe.id, c.quando + interval '1 hour', 5, 'MOVIMENTACAO', 'movimentacoes', c.id
      from cidade_movimentacoes c join produtos_estoque pe on pe.estoque_id = c.destino and pe.produto_lote_id = c.produto_lote_id`);
  await tx.execute(sql`drop table cidade_movimentacoes`);
}
