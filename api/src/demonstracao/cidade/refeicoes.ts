import { sql } from 'drizzle-orm';
import type { Transacao } from '../../banco/transacao.js';
import type { Plano } from './plano.js';

/** Lots that a meal uses: the newest one, and every third one before it. */
const LOTES = 4;
const ENTRE_LOTES = 3;

/**
 * The meals that were served, each from a menu of the demonstration, with its foods, what it took from its unit's lots
 * and the record of it.
 */
export async function servirRefeicoes(
  tx: Transacao,
  { dias, refeicoesPorUnidade, lotesPorUnidade, hoje }: Plano,
): Promise<void> {
  await tx.execute(sql`
    create temp table cidade_refeicoes as
    select u.n as unidade, r, u.n || '-' || r as chave, u.unidade_id, x.corrido, ${hoje}::date - ${dias}::int + x.corrido as dia, p.cardapio_id, p.prato_id, p.hora, p.tipo,
      nextval(pg_get_serial_sequence('lancamentos', 'id'))::int as lancamento_id, nextval(pg_get_serial_sequence('refeicoes', 'id'))::int as id
    from cidade_unidades u
    cross join generate_series(0, ${refeicoesPorUnidade}::int - 1) r
    cross join lateral (select r * ${dias}::int / ${refeicoesPorUnidade}::int as corrido) x
    cross join lateral (select pg_temp.sorte('prato' || u.n || '-' || r, (select count(*)::int from cardapio_pratos)) as posicao) s
    join (select *, row_number() over (order by id) - 1 as posicao from cardapio_pratos) p on p.posicao = s.posicao
    order by r, u.n`);
  await tx.execute(sql`
    insert into lancamentos (id, data, unidade_educacional_id, tipo, cardapio_id) overriding system value
    select lancamento_id, dia, unidade_id, 'DIARIO', cardapio_id from cidade_refeicoes order by r, unidade`);
  await tx.execute(sql`
    insert into refeicoes (id, unidade_educacional_id, lancamento_id, dia, hora, tipo, prato_id, quantidade_de_pessoas, executado, executado_em, executado_por, sobra_de_alimentos, usuario_id, criado_em)
      overriding system value
    select id, unidade_id, lancamento_id, dia, hora, tipo, prato_id, 80 + pg_temp.sorte('pessoas' || chave, 300), true, dia + interval '15 hours', ${tx.autor}::int,
      pg_temp.sorte('sobra' || chave, 800) / 100.0, ${tx.autor}::int, dia + interval '14 hours'
    from cidade_refeicoes order by r, unidade`);
  await tx.execute(sql`
    insert into registros_alimentos (refeicao_id, alimento_id, valor_arredondado, unidade_medida)
    select c.id, a.id, 500 + pg_temp.sorte('registro' || c.chave || '-' || k, 4000), a.unidade_medida
    from cidade_refeicoes c
    cross join generate_series(1, ${LOTES}::int) k
    cross join (select count(*)::int as todos from alimentos) t
    cross join lateral (select (pg_temp.sorte('alimento' || c.chave, t.todos) + k) % t.todos as posicao) s
    join (select id, unidade_medida, row_number() over (order by id) - 1 as posicao from alimentos) a on a.posicao = s.posicao`);
  await tx.execute(sql`
    insert into cidade_saidas
    select l.linha_id, c.dia + interval '15 hours', -(500 + pg_temp.sorte('tirado' || c.chave || '-' || k, 2000)) / 1000.0, 'REFEICAO', 'refeicoes', c.id
    from cidade_refeicoes c
    cross join generate_series(0, ${LOTES}::int - 1) k
    join cidade_linhas l on l.unidade = c.unidade and l.lote = c.corrido * ${lotesPorUnidade}::int / ${dias}::int - k * ${ENTRE_LOTES}::int`);
  await tx.execute(sql`
    insert into auditoria (quando, usuario_id, entidade, entidade_id, acao, depois)
    select quando, ${tx.autor}::int, documento, documento_id, 'EXECUTAR', jsonb_build_object('retiradas', jsonb_agg(jsonb_build_object('linha', linha_id, 'quantidade', (-quantidade)::text)))
    from cidade_saidas where documento = 'refeicoes' group by quando, documento, documento_id order by quando, documento_id`);
  await tx.execute(sql`drop table cidade_refeicoes`);
}
