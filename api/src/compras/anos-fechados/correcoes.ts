import { violacoesDaCorrecao } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import { correcoesDasContas } from '../../banco/esquema/compras/anos-fechados.js';
import { exigirAutor, type Transacao } from '../../banco/transacao.js';
import { invalido } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { jaTerminou } from './consultas.js';

/** The two keys of the lock that writers of a year share, and that its closing takes alone. */
export const travaDoAno = (ano: number): SQL => sql`hashtext('anos_fechados'), ${ano}::int`;

/** Condition: this request is paid with the money of the national programme, whose accounts are closed. */
export const daSolicitacaoDoPnae = (id: number | SQL): SQL =>
  sql`exists (select from solicitacoes sp join aquisicoes ap on ap.id = sp.aquisicao_id where sp.id = ${id} and ap.fonte_de_recursos = 'PNAE_FNDE')`;

/**
 * Whether the accounts of a year are closed, and stay as they are until the end of the transaction. Costs nothing in
 * the current year. The answer is read after the lock: a statement sees nothing that was committed while it waited.
 * @param contam condition: what is about to be written counts in the accounts
 */
export async function anoFechado(tx: Transacao, ano: number, contam: SQL = sql`true`): Promise<boolean> {
  if (!jaTerminou(ano)) return false;
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${travaDoAno(ano)})`);
  const { rows } = await tx.execute(sql`select from anos_fechados where ano = ${ano} and ${contam}`);
  return rows.length > 0;
}

/** Throws 422 at `motivo` when a closed year is written without a reason. */
export function exigirMotivo(correcao: { ano: number; motivo?: string | null | undefined }, fechado: boolean): void {
  const [semMotivo] = violacoesDaCorrecao(correcao, fechado ? [correcao.ano] : []);
  if (semMotivo) throw invalido([semMotivo]);
}

/** Records what was written into a closed year. */
export async function registrarCorrecao(
  tx: Transacao,
  correcao: Omit<typeof correcoesDasContas.$inferInsert, 'id' | 'usuarioId' | 'em'>,
): Promise<void> {
  await tx.insert(correcoesDasContas).values({ ...correcao, usuarioId: exigirAutor(tx), em: agora() });
}
