import type {
  Conciliacao,
  LancamentoDoExtrato,
  PagamentoResumo,
  PeriodoDaConciliacao,
} from '@merenda/shared/contratos';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { PAGAMENTOS, pagamentoDoUsuario, RESUMO_DO_PAGAMENTO } from '../pagamentos/consultas.js';

type Leitor = Banco | Transacao;

/** Imports and the change of the account, one after the other: two at once would both be the first import. */
export const TRAVA_DOS_EXTRATOS = sql`select pg_advisory_xact_lock(hashtext('extratos'))`;

/** The municipality's account: that of the first statement. */
export async function lerConta(leitor: Leitor): Promise<{ banco: string; conta: string } | null> {
  const { rows } = await leitor.execute<{ banco: string; conta: string }>(
    sql`select banco, conta from extratos order by id limit 1`,
  );
  return rows[0] ?? null;
}

async function lerLancamentos(
  leitor: Leitor,
  usuario: Contexto['usuario'],
  filtro: SQL,
): Promise<LancamentoDoExtrato[]> {
  const { rows } = await leitor.execute<{ lancamento: LancamentoDoExtrato }>(sql`
    select json_build_object('id', x.id, 'data', to_char(x.data, 'DD/MM/YYYY'), 'valor', x.valor, 'historico', x.historico, 'documento', x.documento,
      'versao', x.versao, 'pagamento', (select json_build_object(${RESUMO_DO_PAGAMENTO}) from ${PAGAMENTOS} where g.id = x.pagamento_id)) as lancamento
    from lancamentos_do_extrato x
    where ${filtro} and (x.pagamento_id is null or exists (select from ${PAGAMENTOS} where g.id = x.pagamento_id and ${pagamentoDoUsuario(usuario)}))
    order by x.data, x.id`);
  return rows.map(({ lancamento }) => lancamento);
}

/** One line of a statement. 404 when it is not there, or is a payment of units that are not the user's. */
export async function buscarLancamento(
  leitor: Leitor,
  usuario: Contexto['usuario'],
  id: number,
): Promise<LancamentoDoExtrato> {
  const [lancamento] = await lerLancamentos(leitor, usuario, sql`x.id = ${id}`);
  if (!lancamento) throw naoEncontrado('Lançamento do extrato não encontrado.');
  return lancamento;
}

/** Condition: a payment in force that no line of a statement is; the query calls pagamentos `g`. */
export const SEM_LANCAMENTO = sql`g.estornado_em is null and not exists (select from lancamentos_do_extrato z where z.pagamento_id = g.id)`;

/** The lines and the payments of a period: lines without a payment, payments without a line, and those that belong together. */
export async function lerConciliacao(
  { banco, usuario }: Contexto,
  { de, ate }: PeriodoDaConciliacao,
): Promise<Conciliacao> {
  const { rows } = await banco.execute<{ pagamento: PagamentoResumo }>(sql`
    select json_build_object(${RESUMO_DO_PAGAMENTO}) as pagamento from ${PAGAMENTOS}
    where ${SEM_LANCAMENTO} and g.data between ${de}::date and ${ate}::date and ${pagamentoDoUsuario(usuario)}
    order by g.data, g.id`);
  return {
    conta: await lerConta(banco),
    lancamentos: await lerLancamentos(banco, usuario, sql`x.data between ${de}::date and ${ate}::date`),
    semLancamento: rows.map(({ pagamento }) => pagamento),
  };
}
