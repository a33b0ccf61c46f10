import { conflito } from '../nucleo/recusas.js';
import { codigoSql, restricaoViolada } from './erro-sql.js';

/**
 * Runs a write; throws 409 with the message at the field when the named unique constraint refuses it. Other errors are
 * rethrown.
 */
export async function unico<T>(escrita: Promise<T>, restricao: string, campo: string, mensagem: string): Promise<T> {
  try {
    return await escrita;
  } catch (erro) {
    if (codigoSql(erro) === '23505' && restricaoViolada(erro) === restricao)
      throw conflito(mensagem, [{ campo, mensagem }]);
    throw erro;
  }
}

/** The row that an `insert … returning` or an aggregate always returns. */
export function primeira<T>(linhas: readonly T[]): T {
  const [linha] = linhas;
  if (linha === undefined) throw new Error('the statement answered no row');
  return linha;
}
