import { types } from 'node:util';

/**
 * An error and its causes, from the outermost on. Not by `instanceof`: jest's own runner has an `Error` of its own, and
 * errors of the network have Node's.
 */
export function causas(erro: unknown): Error[] {
  const todas: Error[] = [];
  for (let e = erro; types.isNativeError(e); e = e.cause) todas.push(e);
  return todas;
}

/** SQLSTATE of a database error, also when drizzle has wrapped it; undefined for any other error. */
export function codigoSql(erro: unknown): string | undefined {
  return campoSql(erro, 'code');
}

/** Name of the constraint that refused the statement, if any. */
export function restricaoViolada(erro: unknown): string | undefined {
  return campoSql(erro, 'constraint');
}

function campoSql(erro: unknown, campo: 'code' | 'constraint'): string | undefined {
  for (const e of causas(erro)) {
    const valor = (e as Error & Partial<Record<typeof campo, unknown>>)[campo];
    if (typeof valor === 'string') return valor;
  }
  return undefined;
}
