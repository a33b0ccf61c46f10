import type { OrigemDoPrecoDoLote } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { preparada } from '../../banco/preparada.js';
import type { Transacao } from '../../banco/transacao.js';
import type { PrecoLancado } from './kardex.js';

/**
 * The rows of a CTE `linhas` (which has `produto_lote_id` and `produto_id`) with their price of a package, `preco`, and
 * where it comes from, `origem`: the lot's purchase, also after movements; the price given when the lot was added; the newest
 * contract for its product; the last purchase of the product. Both are null without any of them. The prices of all lots are
 * read at once: read lot by lot, they took most of the time of a large city. `linhas` is joined: as a list after `in`, the
 * planner takes it for two hundred rows, however many there are.
 */
export const PRECOS_DAS_LINHAS = sql`
  with comprados as (
    select distinct on (o.produto_lote_id) o.produto_lote_id, s.preco_unidade
    from linhas n join produtos_estoque o on o.produto_lote_id = n.produto_lote_id
    join recebimento_produtos rp on rp.produto_estoque_id = o.id
    join recebimentos r on r.id = rp.recebimento_id join itens_solicitacao s on s.id = rp.item_solicitacao_id
    where r.estornado_em is null
    order by o.produto_lote_id, rp.id desc),
  adicionados as (
    select distinct on (o.produto_lote_id) o.produto_lote_id, k.preco_unidade
    from linhas n join produtos_estoque o on o.produto_lote_id = n.produto_lote_id
    join kardex k on k.produto_estoque_id = o.id and k.tipo = 'ADICAO' and k.preco_unidade is not null
    where not exists (select from kardex e where e.estorna_id = k.id)
    order by o.produto_lote_id, k.id desc),
  contratados as (
    select distinct on (ip.produto_id) ip.produto_id, ip.preco_unidade
    from linhas n join itens_proposta ip on ip.produto_id = n.produto_id
    join propostas_vencedoras v on v.id = ip.proposta_id join aquisicoes a on a.id = v.aquisicao_id
    where a.status <> 'CANCELADA'
    order by ip.produto_id, a.data_contrato desc, a.id desc),
  pagos as (
    select distinct on (s.produto_id) s.produto_id, s.preco_unidade
    from linhas n left join contratados t on t.produto_id = n.produto_id
    join itens_solicitacao s on s.produto_id = n.produto_id join solicitacoes q on q.id = s.solicitacao_id
    where t.produto_id is null and q.status <> 'CANCELADA'
    order by s.produto_id, q.id desc)
  select n.*, coalesce(b.preco_unidade, d.preco_unidade, t.preco_unidade, g.preco_unidade) as preco,
    case when b.preco_unidade is not null then 'RECEBIMENTO' when d.preco_unidade is not null then 'ADICAO'
      when t.preco_unidade is not null then 'CONTRATO' when g.preco_unidade is not null then 'ULTIMA_COMPRA' end as origem
  from linhas n left join comprados b on b.produto_lote_id = n.produto_lote_id left join adicionados d on d.produto_lote_id = n.produto_lote_id
    left join contratados t on t.produto_id = n.produto_id left join pagos g on g.produto_id = n.produto_id`;

/** The price of these stock lines as it is known now, by their id; a line without any price is left out. */
export async function precosDasRetiradas(tx: Transacao, linhas: readonly number[]): Promise<Map<number, PrecoLancado>> {
  const lidos = await precosDestas(tx).execute({ linhas: [...linhas] });
  return new Map(lidos.map(({ id, valor, origem }) => [id, { valor, origem }]));
}

/** Every execution of a meal reads it. */
const precosDestas = preparada((banco) => {
  const linhas = banco.$with('linhas', {}).as(sql`
    select e.id, e.produto_lote_id, l.produto_id from linhas_do_estoque e join produto_lotes l on l.id = e.produto_lote_id
    where e.id = any(${sql.placeholder('linhas')}::int[])`);
  const precos = banco.$with('precos', {}).as(PRECOS_DAS_LINHAS);
  return banco
    .with(linhas, precos)
    .select({
      id: sql<number>`id`,
      valor: sql<string>`preco::text`,
      origem: sql<OrigemDoPrecoDoLote>`origem`,
    })
    .from(sql`precos`)
    .where(sql`preco is not null`)
    .prepare('precos_das_retiradas');
});
