import type { NotaAPagar, Pagamento } from '@merenda/shared/contratos';
import { valorAceito, type LoteComPreco } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import type { Transacao } from '../../banco/transacao.js';
import { FORNECEDOR_CITADO, PRODUTO_CITADO } from '../../cadastros/index.js';
import { nomeDoAutor } from '../../mecanismos/auditoria/autores.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { fuso } from '../../nucleo/relogio.js';
import { daSolicitacaoDoPnae } from '../anos-fechados/correcoes.js';
import { buscarSolicitacao } from '../solicitacoes/consultas.js';

type Leitor = Banco | Transacao;

/** The payments with what their rows name. Every join finds exactly one row. */
export const PAGAMENTOS = sql`pagamentos g
    join notas_fiscais n on n.id = g.nota_fiscal_id
    join solicitacoes s on s.id = n.solicitacao_id
    join propostas_vencedoras v on v.id = s.proposta_id
    join fornecedores f on f.id = v.fornecedor_id`;

/** Condition: a payment of an invoice of the user's units. */
export const pagamentoDoUsuario = (usuario: Contexto['usuario']): SQL =>
  dasUnidadesDe(usuario, sql`s.unidade_educacional_id`);

/** A `SituacaoDoPagamento`. */
export const SITUACAO = sql`(case when g.estornado_em is not null then 'ESTORNADO' when n.liberada_em is not null then 'SEM_RECEBIMENTO' else 'PAGO' end)`;

/** Fields of a `PagamentoResumo`. */
export const RESUMO_DO_PAGAMENTO = sql`
  'id', g.id, 'data', to_char(g.data, 'DD/MM/YYYY'), 'documento', g.documento, 'valor', g.valor, 'retencao', g.retencao,
  'notaFiscal', json_build_object('id', n.id, 'numero', n.numero),
  'solicitacao', json_build_object('id', s.id, 'numero', s.numero || '/' || s.ano), 'fornecedor', ${FORNECEDOR_CITADO},
  'situacao', ${SITUACAO}, 'versao', g.versao,
  'estorno', case when g.estornado_em is not null then json_build_object('quando', to_char(g.estornado_em at time zone ${fuso()}, 'DD/MM/YYYY HH24:MI'),
    'usuario', ${nomeDoAutor(sql`g.estornado_por_id`)}, 'motivo', g.motivo_estorno) end`;

const ITENS = sql`, 'itens', (
    select json_agg(json_build_object('produto', x.produto, 'quantidade', x.quantidade, 'valor', x.valor) order by x.nome, x.id)
    from (select p.id, p.nome, ${PRODUTO_CITADO}::jsonb as produto, sum(rp.quantidade) as quantidade, sum(pi.valor) as valor
      from pagamento_itens pi
      join recebimento_produtos rp on rp.id = pi.recebimento_produto_id
      join linhas_do_estoque e on e.id = rp.produto_estoque_id
      join produto_lotes l on l.id = e.produto_lote_id
      join produtos p on p.id = l.produto_id
      join itens_produto ip on ip.id = p.item_id
      where pi.pagamento_id = g.id group by p.id, p.nome, 3) x)`;

/** One payment with its items. 404 when its invoice is not of the user's units. */
export async function buscarPagamento(leitor: Leitor, usuario: Contexto['usuario'], id: number): Promise<Pagamento> {
  const { rows } = await leitor.execute<{ pagamento: Pagamento }>(sql`
    select json_build_object(${RESUMO_DO_PAGAMENTO}${ITENS}) as pagamento from ${PAGAMENTOS}
    where g.id = ${id} and ${pagamentoDoUsuario(usuario)}`);
  if (!rows[0]) throw naoEncontrado('Pagamento não encontrado.');
  return rows[0].pagamento;
}

/** An accepted lot of an invoice. */
export type LoteDaNota = LoteComPreco & { id: number };

/** The lots that the receipts in force of an invoice accepted, with the prices of the request; the query calls notas_fiscais `n`. */
const LOTES = sql`(select coalesce(json_agg(json_build_object('id', rp.id, 'produtoId', x.produto_id, 'quantidade', rp.quantidade, 'precoUnidade', x.preco_unidade) order by rp.id), '[]')
  from recebimentos r
  join recebimento_produtos rp on rp.recebimento_id = r.id
  join itens_solicitacao x on x.id = rp.item_solicitacao_id
  where r.nota_fiscal_id = n.id and r.estornado_em is null)`;

const soma = (coluna: SQL): SQL =>
  sql`(select coalesce(sum(${coluna}), 0) from pagamentos g where g.nota_fiscal_id = n.id and g.estornado_em is null)`;
const PAGO = soma(sql`g.valor`);
const RETIDO = soma(sql`g.retencao`);

/** The accepted lots of an invoice, and what its payments in force took of it, R$. */
export async function lerSaldoDaNota(
  tx: Transacao,
  id: number,
): Promise<{ lotes: LoteDaNota[]; pago: string; retido: string }> {
  const { rows } = await tx.execute<{ lotes: LoteDaNota[]; pago: string; retido: string }>(
    sql`select ${LOTES} as lotes, ${PAGO} as pago, ${RETIDO} as retido from notas_fiscais n where n.id = ${id}`,
  );
  const [lido] = rows;
  if (!lido) throw naoEncontrado('Nota fiscal não encontrada.');
  return lido;
}

type NotaLida = Omit<NotaAPagar, 'aceito'> & { lotes: LoteDaNota[] };

/**
 * The invoices of a request that can be paid or were, oldest first, with what was accepted, paid and withheld. 404 when
 * the request's unit is not the user's.
 */
export async function notasDaSolicitacao({ banco, usuario }: Contexto, solicitacaoId: number): Promise<NotaAPagar[]> {
  await buscarSolicitacao(banco, usuario, solicitacaoId);
  const { rows } = await banco.execute<{ nota: NotaLida }>(sql`
    select json_build_object('notaFiscal', json_build_object('id', n.id, 'numero', n.numero, 'dataRecebimento', to_char(n.data_recebimento, 'DD/MM/YYYY'), 'valor', n.valor),
      'lotes', ${LOTES}, 'pago', ${PAGO}, 'retido', ${RETIDO},
      'pagamentos', (select coalesce(json_agg(json_build_object(${RESUMO_DO_PAGAMENTO}) order by g.data, g.id), '[]')
        from pagamentos g where g.nota_fiscal_id = n.id),
      'anosFechados', (select coalesce(json_agg(a.ano order by a.ano), '[]') from anos_fechados a where ${daSolicitacaoDoPnae(sql`n.solicitacao_id`)})) as nota
    from notas_fiscais n
    join solicitacoes s on s.id = n.solicitacao_id
    join propostas_vencedoras v on v.id = s.proposta_id
    join fornecedores f on f.id = v.fornecedor_id
    where n.solicitacao_id = ${solicitacaoId}
      and (n.liberada_em is null or exists (select from pagamentos g where g.nota_fiscal_id = n.id))
    order by n.id`);
  return rows.map(({ nota: { lotes, ...nota } }) => ({ ...nota, aceito: valorAceito(lotes).toNumber() }));
}

/** Locks a payment of the user's units until the end of the transaction. 404. */
export async function travarPagamento(tx: Transacao, { usuario }: Contexto, id: number): Promise<Pagamento> {
  await tx.execute(sql`select id from pagamentos where id = ${id} for update`);
  return buscarPagamento(tx, usuario, id);
}
