import type { StatusAquisicao } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { dasUnidadesDe } from '../unidades-do-usuario.js';
import { VIGENCIA } from './consulta.js';

/** What the rules ask of an acquisition, as it stands under the lock. Money in R$; `vigencia` with its PRAZO addenda, 'YYYY-MM-DD'. */
export interface AquisicaoTravada {
  id: number;
  status: StatusAquisicao;
  vigencia: string;
  valor: string;
  versao: number;
}

/**
 * Locks an acquisition until the end of the transaction; whoever touches its addenda or requests does so first, then locks the rest in the order of ids.
 * With `usuario`, only one of his units; undefined when it is not there.
 */
export async function travarAquisicao(
  tx: Transacao,
  id: number,
  usuario?: Contexto['usuario'],
): Promise<AquisicaoTravada | undefined> {
  const unidade = usuario ? dasUnidadesDe(usuario, sql`unidade_educacional_id`) : sql`true`;
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from aquisicoes where id = ${id} and ${unidade} for update`,
  );
  if (!rows[0]) return undefined;
  // Read after the lock: what was read while waiting for it may be old.
  const lidas = await tx.execute<AquisicaoTravada & Record<string, unknown>>(
    sql`select a.id, a.status, ${VIGENCIA}::text as vigencia, a.valor::text as valor, a.versao from aquisicoes a where a.id = ${id}`,
  );
  return lidas.rows[0];
}

/** As `travarAquisicao`, for one of the user's units; 404 when it is not there. */
export async function exigirAquisicao(tx: Transacao, { usuario }: Contexto, id: number): Promise<AquisicaoTravada> {
  const travada = await travarAquisicao(tx, id, usuario);
  if (!travada) throw naoEncontrado('Aquisição não encontrada.');
  return travada;
}
