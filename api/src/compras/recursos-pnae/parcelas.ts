import type { ParcelaDoPnae } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';

/** A year, or an integer of the query. */
type Ano = number | SQL;

/** Condition on a day: it is in the year. */
export const noAno = (dia: SQL, ano: Ano): SQL =>
  sql`${dia} >= make_date(${ano}, 1, 1) and ${dia} < make_date(${ano} + 1, 1, 1)`;

/**
 * The supplier `f` sold with a CAF that was valid when the contract of the acquisition `a` was signed: one that expired
 * later still counts. The proposal `v` keeps the CAF of its homologation; before it, the supplier's counts.
 */
export const FAMILIAR = sql`(coalesce(v.caf_numero, case when f.agricultura_familiar and a.status = 'PENDENTE' then f.caf_numero end) is not null
  and coalesce(f.caf_validade >= a.data_contrato, true))`;

/** A family sells by itself, not through a formal group (Lei 14.660/2023). */
const DIRETA = sql`(${FAMILIAR} and coalesce(v.caf_tipo, f.caf_tipo) is distinct from 'GRUPO_FORMAL')`;

/** Who sold: the CAF, the kind of sale, the sex of the holder, and the item of the contract. */
export const QUEM_VENDE = sql`${FAMILIAR} as familiar, ${DIRETA} as direta,
  coalesce(v.sexo_do_titular, f.sexo_do_titular) as sexo`;

/** The acquisition `a` is paid with the money of the national programme. */
export const DO_PNAE = sql`a.fonte_de_recursos = 'PNAE_FNDE'`;

/** The supplier of a proposal `v` and its acquisition. */
export const CONTRATO = sql`join aquisicoes a on a.id = v.aquisicao_id join fornecedores f on f.id = v.fornecedor_id`;

/** Contracts in force by the year of their date: items of proposals, and what addenda added to them. */
const contratado = (ano: Ano): SQL => sql`
  select ${QUEM_VENDE}, i.id as item_proposta_id, i.id as item_id, v.id as origem_id, i.produto_id, f.id as fornecedor_id, a.id as aquisicao_id, null::int as solicitacao_id,
    null::int as nota_id, a.unidade_educacional_id as unidade_id, a.data_contrato as dia, i.valor_item + coalesce(d.valor, 0) as contratado, 0 as recebido, 0 as pago
  from itens_proposta i join propostas_vencedoras v on v.id = i.proposta_id ${CONTRATO}
  left join (select item_proposta_id, sum(valor_item) as valor from itens_aditivados group by 1) d on d.item_proposta_id = i.id
  where ${DO_PNAE} and a.status = 'VIGENTE' and ${noAno(sql`a.data_contrato`, ano)}`;

/** Accepted lots by the day on their invoice, with the price of the request: the cent of an invoice and item, as its payment has it. */
const recebido = (ano: Ano): SQL => sql`
  select ${QUEM_VENDE}, x.item_proposta_id, x.id, n.id, x.produto_id, f.id, a.id, s.id, n.id, s.unidade_educacional_id, n.data_recebimento, 0,
    round(sum(p.quantidade) * x.preco_unidade, 2), 0
  from notas_fiscais n
  join recebimentos r on r.nota_fiscal_id = n.id and r.estornado_em is null
  join recebimento_produtos p on p.recebimento_id = r.id
  join itens_solicitacao x on x.id = p.item_solicitacao_id
  join solicitacoes s on s.id = x.solicitacao_id
  join propostas_vencedoras v on v.id = s.proposta_id ${CONTRATO}
  where ${DO_PNAE} and ${noAno(sql`n.data_recebimento`, ano)}
  group by n.id, x.id, s.id, v.id, a.id, f.id`;

/** Payments in force by their day, on the items of their invoices. */
const pago = (ano: Ano): SQL => sql`
  select ${QUEM_VENDE}, x.item_proposta_id, g.recebimento_produto_id, g.id, l.produto_id, f.id, a.id, s.id, n.id, s.unidade_educacional_id, g.data, 0, 0, g.valor
  from (select g.id, g.data, g.nota_fiscal_id, i.recebimento_produto_id, sum(i.valor) as valor
    from pagamentos g join pagamento_itens i on i.pagamento_id = g.id
    where g.estornado_em is null and ${noAno(sql`g.data`, ano)} group by 1, 4) g
  join notas_fiscais n on n.id = g.nota_fiscal_id
  join solicitacoes s on s.id = n.solicitacao_id
  join propostas_vencedoras v on v.id = s.proposta_id ${CONTRATO}
  join recebimento_produtos p on p.id = g.recebimento_produto_id
  join itens_solicitacao x on x.id = p.item_solicitacao_id
  join linhas_do_estoque e on e.id = p.produto_estoque_id
  join produto_lotes l on l.id = e.produto_lote_id
  where ${DO_PNAE}`;

/**
 * The part of each item in the name of families that is sold by women, by men and by who is not known, and the sum of the
 * parts up to it. A sex that was not known at the contract is that of the supplier's member now.
 */
export const EM_NOME_DE = sql`(
  select n.item_proposta_id, n.sexo, n.valor / sum(n.valor) over (partition by n.item_proposta_id) as parte,
    sum(n.valor) over (partition by n.item_proposta_id order by n.sexo) / sum(n.valor) over (partition by n.item_proposta_id) as ate
  from (select m.item_proposta_id, coalesce(m.sexo, atual.sexo) as sexo, sum(m.valor) as valor
    from itens_proposta_membros m
    join itens_proposta i on i.id = m.item_proposta_id
    join propostas_vencedoras v on v.id = i.proposta_id
    join fornecedores f on f.id = v.fornecedor_id
    left join lateral (select r.sexo from jsonb_to_recordset(f.caf_membros) as r(caf text, sexo text) where r.caf = m.caf) atual on true
    group by 1, 2) n)`;

/** What a sex has of a value: the parts of a line add up to it to the cent. */
export const parte = (valor: SQL): SQL =>
  sql`case when m.item_proposta_id is null then ${valor} else round(${valor} * m.ate, 2) - round(${valor} * (m.ate - m.parte), 2) end`;

/**
 * The money of the national programme in a year, a line for each item of a contract, of an invoice and of a payment, as a
 * table `t` with its product `p` and item `ip`: what panel, lists, papers and exports count. An item that a group sells
 * directly in the name of families is a line for each sex.
 */
export const linhasDoPnae = (ano: Ano): SQL => sql`(
  select l.familiar, l.direta, case when m.item_proposta_id is null then l.sexo else m.sexo end as sexo, l.item_id, l.origem_id,
    l.produto_id, l.fornecedor_id, l.aquisicao_id, l.solicitacao_id, l.nota_id, l.unidade_id, l.dia, ${parte(sql`l.contratado`)} as contratado,
    ${parte(sql`l.recebido`)} as recebido, ${parte(sql`l.pago`)} as pago
  from (${contratado(ano)} union all ${recebido(ano)} union all ${pago(ano)}) l
  left join ${EM_NOME_DE} m on m.item_proposta_id = l.item_proposta_id and l.direta) t
  join produtos p on p.id = t.produto_id join itens_produto ip on ip.id = p.item_id`;

/** The columns by which the lines `t` are put together. */
export const CLASSES = sql`t.familiar, t.direta, t.sexo, ip.grau_processamento`;

/** The money of the national programme in a year by family farming, sale and degree of processing. */
export async function parcelasDoPnae(leitor: Banco | Transacao, ano: number): Promise<ParcelaDoPnae[]> {
  const { rows } = await leitor.execute<ParcelaDoPnae & Record<string, unknown>>(sql`
    select t.familiar, t.direta, t.sexo, ip.grau_processamento as grau, ${SOMAS}
    from ${linhasDoPnae(ano)}
    group by ${CLASSES}`);
  return rows;
}

/** The three sums of the lines `t`. */
export const SOMAS = sql`sum(t.contratado) as contratado, sum(t.recebido) as recebido, sum(t.pago) as pago`;
