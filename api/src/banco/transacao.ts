import type { Mensagem } from '../nucleo/mensagem.js';
import type { Banco } from './conexao.js';
import { guardarResposta, registrarEscrita, type EscritaIdempotente } from './escrita-idempotente.js';
import { codigoSql } from './erro-sql.js';

/**
 * An open transaction that knows on whose behalf it writes (null: the system itself), and from where. Its audit lines
 * have the author of `sessao`, or none.
 */
export type Transacao = Parameters<Parameters<Banco['transaction']>[0]>[0] & {
  readonly autor: number | null;
  readonly endereco: string | null;
  readonly sessao: string | null;
  /** Whether the author has typed the password in the last minutes; the system itself types none. */
  readonly senhaRecente: boolean;
  /** E-mails that are sent when the transaction is committed. */
  readonly avisos: Mensagem[];
};

/** The user on whose behalf the transaction writes. Throws when it is the system itself. */
export function exigirAutor({ autor }: Transacao): number {
  if (autor === null) throw new Error('only a user may write this');
  return autor;
}

/** What a transaction needs of the request's context. */
export interface Origem {
  banco: Banco;
  usuario: { id: number } | null;
  /** Network address of the client, and hash of its session's token, for the audit lines. */
  ip?: string;
  sessao?: string;
  senhaRecente?: boolean;
  /**
   * Present when the request carries an `Idempotency-Key`: recorded by its first transaction, whose result is the
   * answer.
   */
  escrita?: EscritaIdempotente | null;
  /** Sends an e-mail of the transaction after its commit, without being waited for. If absent, none is sent. */
  avisar?: (aviso: Mensagem) => void;
}

const TENTATIVAS = 5;
/** deadlock_detected and serialization_failure: the transaction can be retried. */
const REPETIVEIS = new Set(['40P01', '40001']);

/**
 * Runs `fazer` in one transaction: everything is written or nothing. Retries, at most five times, when the database
 * aborts it because of a concurrent transaction; `fazer` must therefore have no other effect.
 */
export async function emTransacao<T>(origem: Origem, fazer: (tx: Transacao) => Promise<T>): Promise<T> {
  const autor = origem.usuario?.id ?? null;
  const escrita = origem.escrita?.registrado === false ? origem.escrita : null;
  let avisos: Mensagem[] = [];
  const resultado = await comRepeticao(() =>
    origem.banco.transaction(async (tx) => {
      // Those of an attempt that the database aborted are not sent.
      avisos = [];
      if (escrita) await registrarEscrita(tx, escrita);
      const feito = await fazer(
        Object.assign(tx, {
          autor,
          endereco: origem.ip ?? null,
          sessao: origem.sessao ?? null,
          senhaRecente: origem.senhaRecente ?? autor === null,
          avisos,
        }),
      );
      const resposta = escrita?.responder(feito);
      if (escrita && resposta) await guardarResposta(tx, escrita, resposta);
      return feito;
    }),
  );
  if (escrita) escrita.registrado = true;
  for (const aviso of avisos) origem.avisar?.(aviso);
  return resultado;
}

/**
 * Runs `fazer`, one statement or one transaction, and again, at most five times, when the database aborts it because of
 * a concurrent transaction.
 */
export async function comRepeticao<T>(fazer: () => Promise<T>): Promise<T> {
  for (let tentativa = 1; ; tentativa++) {
    try {
      return await fazer();
    } catch (erro) {
      if (tentativa >= TENTATIVAS || !REPETIVEIS.has(codigoSql(erro) ?? '')) throw erro;
      await esperar(2 ** tentativa * 5 * (1 + Math.random()));
    }
  }
}

function esperar(ms: number): Promise<void> {
  return new Promise((resolver) => setTimeout(resolver, ms));
}
