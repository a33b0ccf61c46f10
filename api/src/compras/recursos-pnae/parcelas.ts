import type { ParcelaDoPnae } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';

/** Condition on a day: it is in the year. */
export const noAno = (dia: SQL, ano: number): SQL =>
  sql`${dia} >= make_date(${ano}, 1, 1) and ${dia} < make_date(${ano} + 1, 1, 1)`;

/**
 * The supplier `f` sold with a CAF that was valid when the contract of the acquisition `a` was signed: one that expired
 * later still counts.
 */
export const FAMILIAR = sql`(f.agricultura_familiar and f.caf_numero is not null and coalesce(f.caf_validade >= a.data_contrato, true))`;

/** The acquisition `a` is paid with the money of the national programme. */
export const DO_PNAE = sql`a.fonte_de_recursos = 'PNAE_FNDE'`;

/** The supplier of a proposal `v` and its acquisition. */
const CONTRATO = sql`join aquisicoes a on a.id = v.aquisicao_id join fornecedores f on f.id = v.fornecedor_id`;

/** Contracts in force by the year of their date: items of proposals, and what addenda added to them. */
const contratado = (ano: number): SQL => sql`
  select ${FAMILIAR} as familiar, i.produto_id, i.valor_item + coalesce(d.valor, 0) as contratado, 0 as recebido, 0 as pago
  from itens_proposta i join propostas_vencedoras v on v.id = i.proposta_id ${CONTRATO}
  left join (select item_proposta_id, sum(valor_item) as valor from itens_aditivados group by 1) d on d.item_proposta_id = i.id
  where ${DO_PNAE} and a.status = 'VIGENTE' and ${noAno(sql`a.data_contrato`, ano)}`;

/** Accepted lots by the day on their invoice, with the price of the request: the cent of an invoice and item, as its payment has it. */
const recebido = (ano: number): SQL => sql`
  select ${FAMILIAR}, x.produto_id, 0, round(sum(p.quantidade) * x.preco_unidade, 2), 0
  from notas_fiscais n
  join recebimentos r on r.nota_fiscal_id = n.id and r.estornado_em is null
  join recebimento_produtos p on p.recebimento_id = r.id
  join itens_solicitacao x on x.id = p.item_solicitacao_id
  join solicitacoes s on s.id = x.solicitacao_id
  join propostas_vencedoras v on v.id = s.proposta_id ${CONTRATO}
  where ${DO_PNAE} and ${noAno(sql`n.data_recebimento`, ano)}
  group by n.id, x.id, a.id, f.id`;

/** Payments in force by their day, on the items of their invoices. */
const pago = (ano: number): SQL => sql`
  select ${FAMILIAR}, l.produto_id, 0, 0, g.valor
  from (select g.nota_fiscal_id, i.recebimento_produto_id, sum(i.valor) as valor
    from pagamentos g join pagamento_itens i on i.pagamento_id = g.id
    where g.estornado_em is null and ${noAno(sql`g.data`, ano)} group by 1, 2) g
  join notas_fiscais n on n.id = g.nota_fiscal_id
  join solicitacoes s on s.id = n.solicitacao_id
  join propostas_vencedoras v on v.id = s.proposta_id ${CONTRATO}
  join recebimento_produtos p on p.id = g.recebimento_produto_id
  join linhas_do_estoque e on e.id = p.produto_estoque_id
  join produto_lotes l on l.id = e.produto_lote_id
  where ${DO_PNAE}`;

/**
 * The money of the national programme in a year by family farming and degree of processing: what panel, papers and exports
 * count.
 */
export async function parcelasDoPnae(leitor: Banco | Transacao, ano: number): Promise<ParcelaDoPnae[]> {
  const { rows } = await leitor.execute<ParcelaDoPnae & Record<string, unknown>>(sql`
    select t.familiar, ip.grau_processamento as grau, sum(t.contratado) as contratado, sum(t.recebido) as recebido, sum(t.pago) as pago
    from (${contratado(ano)} union all ${recebido(ano)} union all ${pago(ano)}) t
    join produtos p on p.id = t.produto_id join itens_produto ip on ip.id = p.item_id
    group by 1, 2`);
  return rows;
}
