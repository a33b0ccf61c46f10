import { and, eq, sql } from 'drizzle-orm';
import type { Banco } from './conexao.js';
import { chavesIdempotencia, limpezas } from './esquema/acesso/acesso.js';
import { preparada } from './preparada.js';

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
   * The response of the route for this result of the transaction, to be kept; null where a repetition only learns that
   * the write is done. Throws when the result contradicts the route's contract.
   */
  responder: (resultado: unknown) => Resposta | null;
}

/** Thrown by a transaction when another one has already committed its key; the response of the other one is sent. */
export class EscritaRepetida extends Error {}

/** For so long a phone without a network may send a write again: by the database's clock, and in clean-ups, one an hour. */
const GUARDA_H = 48;
const SEM_RESPOSTA = 0;
/** The key was asked for before its write came: the write is refused from then on. */
const ANULADA = -1;
const DE_NENHUM_PEDIDO = '';

/**
 * Writes the key in the same transaction as the work, so that both are stored or neither. Waits for a concurrent
 * transaction with the same key.
 */
export async function registrarEscrita(tx: Banco, { usuarioId, chave, pedidoHash }: EscritaIdempotente): Promise<void> {
  const gravadas = await chaveNova(tx).execute({ usuario: usuarioId, chave, pedidoHash, status: SEM_RESPOSTA });
  if (gravadas.length === 0) throw new EscritaRepetida('the key is already recorded');
}

/**
 * Stores the response with the key, in the same transaction: if the server dies after the commit, a repeated request
 * still gets the response. The text itself is stored, as a JSON string, so that both responses are equal byte for byte.
 */
export async function guardarResposta(
  tx: Banco,
  { usuarioId, chave }: EscritaIdempotente,
  { status, corpo }: Resposta,
): Promise<void> {
  await respostaDaChave(tx).execute({ usuario: usuarioId, chave, status, corpo: JSON.stringify(corpo) });
}

/**
 * Whether the write of a key is done, with its response if that is kept. If it is not, no later attempt with this key
 * is executed, so the caller may rely on 'not done'. Waits for a transaction that is writing it.
 */
export async function conferirEscrita(
  tx: Banco,
  chaveDoUsuario: Pick<EscritaIdempotente, 'usuarioId' | 'chave'>,
): Promise<{ feita: boolean; resposta?: Resposta }> {
  const { usuarioId, chave } = chaveDoUsuario;
  const anuladas = await chaveNova(tx).execute({
    usuario: usuarioId,
    chave,
    pedidoHash: DE_NENHUM_PEDIDO,
    status: ANULADA,
  });
  if (anuladas.length > 0) return { feita: false };
  const achado = await buscarEscrita(tx, chaveDoUsuario);
  return achado === undefined || achado.pedidoHash === DE_NENHUM_PEDIDO
    ? { feita: false }
    : { feita: true, resposta: achado.resposta };
}

/**
 * The record of a key. `resposta` is absent when the write keeps none, or an earlier version of the program died between
 * write and response, which it stored separately.
 */
export async function buscarEscrita(
  banco: Banco,
  escrita: Pick<EscritaIdempotente, 'usuarioId' | 'chave'>,
): Promise<{ pedidoHash: string; resposta?: Resposta } | undefined> {
  const [achado] = await chaveGuardada(banco).execute({ usuario: escrita.usuarioId, chave: escrita.chave });
  if (!achado) return undefined;
  const { pedidoHash, status, resposta } = achado;
  if (status === SEM_RESPOSTA || status === ANULADA) return { pedidoHash };
  // Earlier versions kept the object instead of its text.
  const corpo = resposta === null || typeof resposta === 'string' ? resposta : JSON.stringify(resposta);
  return { pedidoHash, resposta: { status, corpo } };
}

/** The newest clean-up; 0 before the first. */
export async function ultimaLimpeza(banco: Pick<Banco, 'execute'>): Promise<number> {
  const { rows } = await banco.execute<{ id: number }>(sql`select coalesce(max(id), 0) as id from ${limpezas}`);
  return rows[0]?.id ?? 0;
}

/**
 * Deletes the keys past their time: older than `GUARDA_H` hours by the database's clock, and than as many clean-ups. A
 * clock that jumps ahead makes no key expire by itself. Called every hour by each process.
 *
 * @param vista the clean-up that this process saw last: if another process has cleaned up since, there is none.
 * @returns the newest clean-up.
 */
export function limparChaves(banco: Banco, vista: number): Promise<number> {
  return banco.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('limpezas'))`);
    const ultima = await ultimaLimpeza(tx);
    if (ultima !== vista) return ultima;
    await tx.execute(
      sql`insert into ${limpezas} (ultima_chave) select coalesce(max(id), 0) from ${chavesIdempotencia}`,
    );
    const vencida = sql`select id, ultima_chave from ${limpezas} order by id desc offset ${GUARDA_H} limit 1`;
    await tx.execute(sql`
      delete from ${chavesIdempotencia} where criado_em < now() - interval '1 hour' * ${GUARDA_H}::int
        and id <= (select ultima_chave from (${vencida}) vencida)`);
    await tx.execute(sql`delete from ${limpezas} where id < (select id from (${vencida}) vencida)`);
    return ultimaLimpeza(tx);
  });
}

const { usuarioId: dono, chave: chaveDele } = chavesIdempotencia;
const daChave = and(eq(dono, sql.placeholder('usuario')), eq(chaveDele, sql.placeholder('chave')));

const chaveNova = preparada((banco) =>
  banco
    .insert(chavesIdempotencia)
    .values({
      usuarioId: sql.placeholder('usuario'),
      chave: sql.placeholder('chave'),
      pedidoHash: sql.placeholder('pedidoHash'),
      status: sql`${sql.placeholder('status')}::int`,
    })
    .onConflictDoNothing()
    .returning({ chave: chaveDele })
    .prepare('chave_nova'),
);

const respostaDaChave = preparada((banco) =>
  banco
    .update(chavesIdempotencia)
    .set({
      status: sql`${sql.placeholder('status')}::int`,
      resposta: sql`${sql.placeholder('corpo')}::jsonb`,
    })
    .where(daChave)
    .prepare('resposta_da_chave'),
);

const chaveGuardada = preparada((banco) =>
  banco.select().from(chavesIdempotencia).where(daChave).prepare('chave_guardada'),
);
