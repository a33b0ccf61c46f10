import { sql } from 'drizzle-orm';

/**
 * The rows of a CTE `linhas` (which has `produto_lote_id` and `produto_id`) with their price of a package, `preco`: that
 * of the lot's purchase, also after movements; a lot entered by hand has the price of the newest contract for its
 * product; null without either. The prices of all lots are read at once: read lot by lot, they took most of the time of
 * a large city. `linhas` is joined: as a list after `in`, the planner takes it for two hundred rows, however many there are.
 */
export const PRECOS_DAS_LINHAS = sql`
  with comprados as (
    select distinct on (o.produto_lote_id) o.produto_lote_id, s.preco_unidade
    from linhas n join produtos_estoque o on o.produto_lote_id = n.produto_lote_id
    join recebimento_produtos rp on rp.produto_estoque_id = o.id
    join recebimentos r on r.id = rp.recebimento_id join itens_solicitacao s on s.id = rp.item_solicitacao_id
    where r.estornado_em is null
    order by o.produto_lote_id, rp.id desc),
  contratados as (
    select distinct on (ip.produto_id) ip.produto_id, ip.preco_unidade
    from linhas n join itens_proposta ip on ip.produto_id = n.produto_id
    join propostas_vencedoras v on v.id = ip.proposta_id join aquisicoes a on a.id = v.aquisicao_id
    where a.status <> 'CANCELADA'
    order by ip.produto_id, a.data_contrato desc, a.id desc)
  select n.*, coalesce(b.preco_unidade, t.preco_unidade) as preco
  from linhas n left join comprados b on b.produto_lote_id = n.produto_lote_id left join contratados t on t.produto_id = n.produto_id`;
