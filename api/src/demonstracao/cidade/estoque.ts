import { sql } from 'drizzle-orm';
import type { Transacao } from '../../banco/transacao.js';
import { PRECOS_DAS_LINHAS, refazerConsumos } from '../../estoque/index.js';
import type { Plano } from './plano.js';

/**
 * The lots that each unit received, one after the other through the years: `cidade_linhas` with the day of each
 * receipt. The other parts collect the exits in `cidade_saidas`; `lancarKardex` writes both at the end, so that each
 * lot first receives what is later taken from it.
 */
export async function criarLinhas(tx: Transacao, { dias, lotesPorUnidade, produtos, hoje }: Plano): Promise<void> {
  await tx.execute(sql`
    create temp table cidade_linhas as
    select u.n as unidade, l as lote, u.estoque_id, p.produto_id, 'U' || u.n || '-' || lpad(l::text, 4, '0') as numero, c.dia as chegada,
      c.dia - 30 as fabricacao, c.dia + 60 + pg_temp.sorte('validade' || u.n || '-' || l, 300) as validade, null::int as linha_id
    from cidade_unidades u
    cross join generate_series(0, ${lotesPorUnidade}::int - 1) l
    cross join lateral (select ${hoje}::date - ${dias}::int + (l * ${dias}::int / ${lotesPorUnidade}::int) as dia) c
    join cidade_produtos p on p.n = pg_temp.sorte('produto' || u.n || '-' || l, ${produtos}::int)`);
  await tx.execute(sql`
    insert into produto_lotes (numero, produto_id, data_fabricacao, data_validade) select numero, produto_id, fabricacao, validade from cidade_linhas order by unidade, lote`);
  await tx.execute(sql`
    insert into produtos_estoque (estoque_id, produto_lote_id)
    select c.estoque_id, l.id from cidade_linhas c join produto_lotes l on l.produto_id = c.produto_id and l.numero = c.numero order by c.unidade, c.lote`);
  await tx.execute(sql`
    update cidade_linhas c set linha_id = pe.id from produto_lotes l join produtos_estoque pe on pe.produto_lote_id = l.id
    where l.produto_id = c.produto_id and l.numero = c.numero and pe.estoque_id = c.estoque_id`);
  await tx.execute(sql`create index on cidade_linhas (unidade, lote)`);
  await tx.execute(sql`
    create temp table cidade_saidas (linha_id int, quando timestamptz, quantidade numeric(17, 6), tipo text, documento text, documento_id int)`);
  await criarSaidasDiretas(tx, hoje);
}

/** One package of every lot is lost, two weeks after it came. */
async function criarSaidasDiretas(tx: Transacao, hoje: string): Promise<void> {
  await tx.execute(sql`
    with feitas as (
      insert into saidas (produto_estoque_id, tipo_saida_direta, observacao, quantidade, usuario_id, quando)
      select linha_id, 'ESTRAVIO', 'Embalagem rompida', 1, ${tx.autor}::int, least(chegada + 14, ${hoje}::date - 1) + interval '16 hours' from cidade_linhas order by unidade, lote
      returning id, produto_estoque_id, quando)
    insert into cidade_saidas select produto_estoque_id, quando, -1, 'SAIDA', 'saidas', id from feitas`);
}

/**
 * The ledger in the order of time: receipts (entered by hand when there is no purchase) and exits, each line with its
 * resulting balance. A lot of the last three months keeps some packages, an older one is used up.
 */
export async function lancarKardex(tx: Transacao, { hoje }: Plano): Promise<void> {
  await tx.execute(sql`
    insert into cidade_saidas
    select * from (
      select c.linha_id, c.chegada + interval '10 hours', greatest(coalesce(s.falta, 0), 0) + case when c.chegada > ${hoje}::date - 90 then 20 else 0 end as quantidade,
        'ADICAO', 'produtos_estoque', c.linha_id
      from cidade_linhas c left join (select linha_id, -sum(quantidade) as falta from cidade_saidas group by 1) s on s.linha_id = c.linha_id) a
    where quantidade > 0`);
  await tx.execute(sql`
    with linhas as (
      select pe.id, pe.produto_lote_id, l.produto_id from produtos_estoque pe join produto_lotes l on l.id = pe.produto_lote_id),
    precos as (${PRECOS_DAS_LINHAS})
    insert into kardex (produto_estoque_id, quantidade, saldo, tipo, documento, documento_id, preco_unidade, origem_preco, preco_estimado, usuario_id, quando)
    select linha_id, quantidade, sum(quantidade) over (partition by linha_id order by quando, quantidade desc, documento, documento_id), tipo, documento, documento_id,
      p.preco, p.origem, coalesce(p.origem in ('CONTRATO', 'ULTIMA_COMPRA'), false), ${tx.autor}::int, quando
    from cidade_saidas left join precos p on p.id = linha_id and tipo = 'REFEICAO' order by quando, quantidade desc, documento, documento_id, linha_id`);
  await tx.execute(sql`
    update produtos_estoque pe set quantidade = k.soma from (select produto_estoque_id, sum(quantidade) as soma from kardex group by 1) k
    where k.produto_estoque_id = pe.id and pe.quantidade <> k.soma`);
  await refazerConsumos(tx);
}
