import { and, eq, lt, sql } from 'drizzle-orm';
import { agora } from '../relogio.js';
import type { Banco } from './conexao.js';
import { chavesIdempotencia } from './esquema/acesso.js';

/** A write that carries an `Idempotency-Key`. */
export interface Envio {
  usuarioId: number;
  chave: string;
  /** SHA-256 of method, path and body. */
  pedidoHash: string;
  /** Whether a transaction has committed the key together with its work. */
  registrado: boolean;
}

/** Thrown by a transaction whose key another one has committed meanwhile; the answer is the other's. */
export class EnvioRepetido extends Error {}

const GUARDA_MS = 48 * 60 * 60 * 1000;
const SEM_RESPOSTA = 0;

/** Writes the key in the transaction of the work itself, so that both stand or neither. Waits for a rival that is under way. */
export async function registrarEnvio(tx: Pick<Banco, 'insert' | 'delete'>, { usuarioId, chave, pedidoHash }: Envio): Promise<void> {
  const { usuarioId: dono, criadoEm } = chavesIdempotencia;
  await tx.delete(chavesIdempotencia).where(and(eq(dono, usuarioId), lt(criadoEm, new Date(agora().getTime() - GUARDA_MS))));
  const gravadas = await tx
    .insert(chavesIdempotencia)
    .values({ usuarioId, chave, pedidoHash, status: SEM_RESPOSTA, criadoEm: agora() })
    .onConflictDoNothing()
    .returning({ chave: chavesIdempotencia.chave });
  if (gravadas.length === 0) throw new EnvioRepetido('the key is already recorded');
}

/** Keeps what was answered, for those who send the same again. */
export async function guardarResposta(banco: Banco, envio: Envio, status: number, resposta: unknown): Promise<void> {
  await banco
    .update(chavesIdempotencia)
    .set({ status, resposta: sql`${JSON.stringify(resposta)}::jsonb` })
    .where(daChave(envio));
}

/** The record of a key; `resposta` is undefined while the first answer is not kept yet, or for ever when its server died in between. */
export async function buscarEnvio(banco: Banco, envio: Envio): Promise<{ pedidoHash: string; criadoEm: Date; resposta?: { status: number; corpo: unknown } } | undefined> {
  const [achado] = await banco.select().from(chavesIdempotencia).where(daChave(envio));
  if (!achado) return undefined;
  const { pedidoHash, criadoEm, status, resposta } = achado;
  return status === SEM_RESPOSTA ? { pedidoHash, criadoEm } : { pedidoHash, criadoEm, resposta: { status, corpo: resposta } };
}

const daChave = ({ usuarioId, chave }: Envio) => and(eq(chavesIdempotencia.usuarioId, usuarioId), eq(chavesIdempotencia.chave, chave));
