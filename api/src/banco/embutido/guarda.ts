import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { codigoSql } from '../erro-sql.js';

/** Free disk space that a transaction needs to begin, in bytes: many times what the largest one writes. */
const RESERVA = 64 * 1024 * 1024;

/** A statement that adds rows without a transaction. The renewal of a session only updates one, and reads need it. */
const INSERE = /\binsert\s+into\b/i;

/**
 * Disk full, and files that cannot be read or written; PGlite's own abort is a RuntimeError of WebAssembly. A server
 * would stop itself (PANIC); PGlite goes on, and its next statement may never end.
 */
const FATAIS = /^(53100|58\w{3})$/;

export interface Vigia {
  /** Bytes free where the database is. */
  livres?: () => number;
  /** Called once, when the database has failed and must be opened again; from then on no statement reaches it. */
  aoQuebrar: (erro: unknown) => void;
}

/**
 * Keeps the embedded database from a full disk: while the reserve is not free, transactions and statements that insert
 * are refused (SQLSTATE 53100) and reads go on. If the disk still fills up, or fails, the open database is not used again: acknowledged
 * transactions are in its log, and the next opening reads them.
 */
export function guardar(pglite: PGlite, pasta: string, { livres = () => bytesLivres(pasta), aoQuebrar }: Vigia): void {
  let quebrado: unknown;
  const vigiar = async <T>(usar: () => Promise<T>): Promise<T> => {
    if (quebrado !== undefined) throw comCodigo('58000', 'the database failed and has to be opened again', quebrado);
    try {
      return await usar();
    } catch (erro) {
      if (FATAIS.test(codigoSql(erro) ?? '') || (erro instanceof Error && erro.name === 'RuntimeError')) {
        quebrado = erro;
        aoQuebrar(erro);
      }
      throw erro;
    }
  };

  const query = pglite.query.bind(pglite);
  const exec = pglite.exec.bind(pglite);
  const transaction = pglite.transaction.bind(pglite);
  const exigirReserva = () => {
    if (livres() < RESERVA) throw comCodigo('53100', `less than ${RESERVA} bytes are free in ${pasta}`);
  };
  pglite.query = async (comando, ...args) => {
    if (INSERE.test(comando)) exigirReserva();
    return vigiar(() => query(comando, ...args));
  };
  pglite.exec = (...args) => vigiar(() => exec(...args));
  pglite.transaction = async (fazer) => {
    exigirReserva();
    return vigiar(() => transaction(fazer));
  };
}

function bytesLivres(pasta: string): number {
  const { bavail, bsize } = fs.statfsSync(pasta);
  return bavail * bsize;
}

function comCodigo(code: string, mensagem: string, cause?: unknown): Error {
  return Object.assign(new Error(mensagem, { cause }), { code });
}
