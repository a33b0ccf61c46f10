import { causas, codigoSql } from './erro-sql.js';

/**
 * SQLSTATEs that describe the database's state, not the statement: connection lost (08), out of disk, memory or
 * connections (53), shut down or starting (57P), ended by one of our time limits (57014 statement, 55P03 lock, 25P03
 * idle transaction), files that cannot be read or written (58).
 */
const ESTADOS = /^(08|53|57P|58)|^(57014|55P03|25P03)$/;
const REDE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
]);
/** Messages of the PostgreSQL driver and its pool that have no code. */
const SEM_CODIGO =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after/;

const SEM_RESPOSTA = /Query read timeout/;

/** Whether an error is the client's own limit for a statement: the server does not answer on this connection. */
export function semResposta(erro: unknown): boolean {
  return causas(erro).some(({ message }) => SEM_RESPOSTA.test(message));
}

/** Whether an error means that the database is unavailable now and the same request may succeed later. */
export function bancoIndisponivel(erro: unknown): boolean {
  const codigo = codigoSql(erro);
  if (codigo !== undefined) return ESTADOS.test(codigo) || REDE.has(codigo);
  return causas(erro).some(({ message }) => SEM_CODIGO.test(message));
}
