import { sql } from 'drizzle-orm';
import type { Transacao } from '../../banco/transacao.js';
import { fixarCafs } from '../../compras/index.js';
import type { Plano } from './plano.js';

/**
 * One contract per supplier, which together have every product, and requests of one lot each, spread evenly over units
 * and years. Nine of ten are received: they brought their lots.
 */
export async function criarCompras(
  tx: Transacao,
  { unidades, lotesPorUnidade, solicitacoes, hoje }: Plano,
): Promise<void> {
  await tx.execute(sql`
    insert into aquisicoes (unidade_educacional_id, objeto, numero, numero_processo_adminis, data_contrato, vigencia, ano, aquisicao_tipo, valor, status)
    select c.unidade_id, 'GÊNEROS DA CIDADE ' || f.posicao, 'C' || f.posicao, f.posicao::text, ${hoje}::date - 300, ${hoje}::date + 65, left(${hoje}::text, 4)::int, 'DIRETA', 1, 'VIGENTE'
    from (select row_number() over (order by id) as posicao from fornecedores where nome_fantasia like 'FORNECEDOR DA CIDADE %') f
    join cidade_unidades c on c.n = f.posicao % ${unidades}::int order by f.posicao`);
  await tx.execute(sql`
    insert into propostas_vencedoras (aquisicao_id, fornecedor_id, numero_contrato)
    select a.id, f.id, a.numero from aquisicoes a
    join (select id, row_number() over (order by id) as posicao from fornecedores where nome_fantasia like 'FORNECEDOR DA CIDADE %') f on a.numero = 'C' || f.posicao
    where a.objeto like 'GÊNEROS DA CIDADE %' order by f.posicao`);
  await tx.execute(sql`
    insert into itens_proposta (proposta_id, produto_id, quantidade, unidade_produto, preco_unidade, valor_item)
    select v.id, p.produto_id, 20000, 'PACOTE', x.preco, 20000 * x.preco
    from cidade_produtos p
    cross join lateral (select (100 + pg_temp.sorte('preco' || p.n, 4000)) / 100.0 as preco) x
    join (select v.id, row_number() over (order by v.id) - 1 as posicao, count(*) over () as todas from propostas_vencedoras v join aquisicoes a on a.id = v.aquisicao_id
      where a.objeto like 'GÊNEROS DA CIDADE %') v on v.posicao = p.n % v.todas
    order by p.n`);
  await tx.execute(sql`
    update aquisicoes a set valor = t.valor from (select v.aquisicao_id, sum(i.valor_item) as valor from itens_proposta i join propostas_vencedoras v on v.id = i.proposta_id group by 1) t
    where t.aquisicao_id = a.id and a.objeto like 'GÊNEROS DA CIDADE %'`);
  await fixarCafs(tx, sql`a.objeto like 'GÊNEROS DA CIDADE %'`);
  await solicitar(tx, unidades, Math.floor((lotesPorUnidade * unidades) / solicitacoes), solicitacoes);
}

async function solicitar(tx: Transacao, unidades: number, passo: number, solicitacoes: number): Promise<void> {
  await tx.execute(sql`
    create temp table cidade_solicitacoes as
    select s, l.linha_id, l.chegada, u.unidade_id, i.id as item_proposta_id, i.produto_id, i.preco_unidade, v.id as proposta_id, v.aquisicao_id,
      (10 + pg_temp.sorte('pedido' || s, 20))::numeric(14, 3) as quantidade, s % 10 > 0 as recebida, null::int as id, null::int as item_id, null::int as nota_id, null::int as recebimento_id
    from generate_series(0, ${solicitacoes}::int - 1) s
    join cidade_linhas l on l.unidade = s % ${unidades}::int and l.lote = (s / ${unidades}::int) * ${passo}::int
    join cidade_unidades u on u.n = l.unidade
    join itens_proposta i on i.produto_id = l.produto_id
    join propostas_vencedoras v on v.id = i.proposta_id`);
  await numerar(tx, 'id', 'solicitacoes');
  await tx.execute(sql`
    insert into solicitacoes (id, numero, ano, data_solicitacao, aquisicao_id, proposta_id, unidade_educacional_id, status) overriding system value
    select c.id, d.ultimo + row_number() over (partition by d.ano order by c.chegada, c.s), d.ano, c.chegada - 5, c.aquisicao_id, c.proposta_id, c.unidade_id,
      case when c.recebida then 'RECEBIDA' else 'AGUARDANDO' end
    from cidade_solicitacoes c
    cross join lateral (select extract(year from c.chegada - 5)::int as ano, (select coalesce(max(t.numero), 0) from solicitacoes t
      where t.ano = extract(year from c.chegada - 5)::int) as ultimo) d
    order by c.s`);
  await numerar(tx, 'item_id', 'itens_solicitacao');
  await tx.execute(sql`
    insert into itens_solicitacao (id, solicitacao_id, item_proposta_id, produto_id, quantidade, preco_unidade, valor_item) overriding system value
    select item_id, id, item_proposta_id, produto_id, quantidade, preco_unidade, round(quantidade * preco_unidade, 2) from cidade_solicitacoes order by s`);
  await tx.execute(sql`delete from cidade_solicitacoes where not recebida`);
  await numerar(tx, 'nota_id', 'notas_fiscais');
  await tx.execute(sql`
    insert into notas_fiscais (id, solicitacao_id, numero, data_emissao, data_recebimento, valor) overriding system value
    select nota_id, id, 'NF ' || s, chegada - 1, chegada, round(quantidade * preco_unidade, 2) from cidade_solicitacoes order by s`);
  await numerar(tx, 'recebimento_id', 'recebimentos');
  await tx.execute(sql`
    insert into recebimentos (id, solicitacao_id, nota_fiscal_id, observacao, usuario_id, recebido_em) overriding system value
    select recebimento_id, id, nota_id, 'Entregue', ${tx.autor}::int, chegada + interval '10 hours' from cidade_solicitacoes order by s`);
  await tx.execute(sql`
    insert into recebimento_produtos (recebimento_id, item_solicitacao_id, produto_estoque_id, quantidade)
    select recebimento_id, item_id, linha_id, quantidade from cidade_solicitacoes order by s`);
  await tx.execute(sql`
    insert into cidade_saidas select linha_id, chegada + interval '10 hours', quantidade, 'RECEBIMENTO', 'recebimentos', recebimento_id from cidade_solicitacoes`);
  await tx.execute(sql`drop table cidade_solicitacoes`);
}

/** Gives each request the next number of a table, in order. */
async function numerar(tx: Transacao, coluna: string, tabela: string): Promise<void> {
  await tx.execute(sql`
    update cidade_solicitacoes c set ${sql.identifier(coluna)} = n.id
    from (select s, nextval(pg_get_serial_sequence(${tabela}, 'id'))::int as id from (select s from cidade_solicitacoes order by s) x) n where n.s = c.s`);
}
