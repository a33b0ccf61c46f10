import type { PGlite, Transaction } from '@electric-sql/pglite';
import { codigoSql } from '../erro-sql.js';
import { DISCO_CHEIO, RESERVA } from '../espaco.js';

/** A statement that adds rows without a transaction. The renewal of a session only updates one, and reads need it. */
const INSERE = /\binsert\s+into\b/i;

/**
 * Disk full, and files that cannot be read or written; PGlite's own abort is a RuntimeError of WebAssembly. A server
 * would stop itself (PANIC); PGlite goes on, and its next statement may never end.
 */
const FATAIS = /^(53100|58\w{3})$/;

export interface Vigia {
  /** Bytes free where the database is. */
  livres: () => number;
  /** Called once, when the database has failed and must be opened again; from then on no statement reaches it. */
  aoQuebrar: (erro: unknown) => void;
}

/** A statement that writes, in a transaction that may only read. */
const SO_LEITURA = '25006';

/**
 * Keeps the embedded database from a full disk: while the reserve is not free, transactions only read, their writes and
 * statements that insert are refused (SQLSTATE 53100), and reads go on. If the disk still fills up, or fails, the open database is not used again: acknowledged
 * transactions are in its log, and the next opening reads them.
 */
export function guardar(pglite: PGlite, { livres, aoQuebrar }: Vigia): void {
  let quebrado: unknown;
  const vigiar = async <T>(usar: () => Promise<T>): Promise<T> => {
    if (quebrado !== undefined) throw comCodigo('58000', 'the database failed and has to be opened again', quebrado);
    try {
      return await usar();
    } catch (erro) {
      if (
        (FATAIS.test(codigoSql(erro) ?? '') && !(erro instanceof SemReserva)) ||
        (erro instanceof Error && erro.name === 'RuntimeError')
      ) {
        quebrado = erro;
        aoQuebrar(erro);
      }
      throw erro;
    }
  };

  const query = pglite.query.bind(pglite);
  const exec = pglite.exec.bind(pglite);
  const transaction = pglite.transaction.bind(pglite);
  const semReserva = () => livres() < RESERVA;
  const cheio = (cause?: unknown) => new SemReserva(`less than ${RESERVA} bytes are free`, { cause });
  pglite.query = async (comando, ...args) => {
    if (INSERE.test(comando) && semReserva()) throw cheio();
    return vigiar(() => query(comando, ...args));
  };
  pglite.exec = (...args) => vigiar(() => exec(...args));
  pglite.transaction = (fazer) => vigiar(() => transaction(semReserva() ? soLendo(fazer, cheio) : fazer));
}

/** The work of a transaction that cannot write. */
const soLendo =
  <T>(fazer: (tx: Transaction) => Promise<T>, cheio: (cause: unknown) => Error) =>
  async (tx: Transaction): Promise<T> => {
    await tx.exec('set transaction read only');
    try {
      return await fazer(tx);
    } catch (erro) {
      throw codigoSql(erro) === SO_LEITURA ? cheio(erro) : erro;
    }
  };

/** A write that was refused before the database saw it. */
class SemReserva extends Error {
  readonly code = DISCO_CHEIO;
}

function comCodigo(code: string, mensagem: string, cause?: unknown): Error {
  return Object.assign(new Error(mensagem, { cause }), { code });
}
