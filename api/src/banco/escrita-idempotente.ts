import { and, eq, lt, sql } from 'drizzle-orm';
import { agora } from '../nucleo/relogio.js';
import type { Banco } from './conexao.js';
import { chavesIdempotencia } from './esquema/acesso.js';

/** A response as it is sent; `corpo` is null when there is none. */
export interface Resposta {
  status: number;
  corpo: string | null;
}

/** A write that carries an `Idempotency-Key`. */
export interface EscritaIdempotente {
  usuarioId: number;
  chave: string;
  /** SHA-256 of method, path and body. */
  pedidoHash: string;
  /** Whether a transaction has committed the key together with its work and its response. */
  registrado: boolean;
  /**
   * The response of the route for this result of the transaction. Throws when the result contradicts the route's
   * contract.
   */
  responder: (resultado: unknown) => Resposta;
}

/** Thrown by a transaction when another one has already committed its key; the response of the other one is sent. */
export class EscritaRepetida extends Error {}

type Escritor = Pick<Banco, 'insert' | 'update' | 'delete'>;

const GUARDA_MS = 48 * 60 * 60 * 1000;
const SEM_RESPOSTA = 0;

/**
 * Writes the key in the same transaction as the work, so that both are stored or neither. Waits for a concurrent
 * transaction with the same key.
 */
export async function registrarEscrita(
  tx: Escritor,
  { usuarioId, chave, pedidoHash }: EscritaIdempotente,
): Promise<void> {
  const { usuarioId: dono, criadoEm } = chavesIdempotencia;
  await tx
    .delete(chavesIdempotencia)
    .where(and(eq(dono, usuarioId), lt(criadoEm, new Date(agora().getTime() - GUARDA_MS))));
  const gravadas = await tx
    .insert(chavesIdempotencia)
    .values({ usuarioId, chave, pedidoHash, status: SEM_RESPOSTA, criadoEm: agora() })
    .onConflictDoNothing()
    .returning({ chave: chavesIdempotencia.chave });
  if (gravadas.length === 0) throw new EscritaRepetida('the key is already recorded');
}

/**
 * Stores the response with the key, in the same transaction: if the server dies after the commit, a repeated request
 * still gets the response. The text itself is stored, as a JSON string, so that both responses are equal byte for byte.
 */
export async function guardarResposta(
  tx: Escritor,
  escrita: EscritaIdempotente,
  { status, corpo }: Resposta,
): Promise<void> {
  await tx
    .update(chavesIdempotencia)
    .set({ status, resposta: sql`${JSON.stringify(corpo)}::jsonb` })
    .where(daChave(escrita));
}

/**
 * The record of a key. `resposta` is absent when an earlier version of the program died between write and response,
 * which it stored separately.
 */
export async function buscarEscrita(
  banco: Banco,
  escrita: EscritaIdempotente,
): Promise<{ pedidoHash: string; resposta?: Resposta } | undefined> {
  const [achado] = await banco.select().from(chavesIdempotencia).where(daChave(escrita));
  if (!achado) return undefined;
  const { pedidoHash, status, resposta } = achado;
  if (status === SEM_RESPOSTA) return { pedidoHash };
  // Earlier versions kept the object instead of its text.
  const corpo = resposta === null || typeof resposta === 'string' ? resposta : JSON.stringify(resposta);
  return { pedidoHash, resposta: { status, corpo } };
}

const daChave = ({ usuarioId, chave }: EscritaIdempotente) =>
  and(eq(chavesIdempotencia.usuarioId, usuarioId), eq(chavesIdempotencia.chave, chave));
