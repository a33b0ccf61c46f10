/** SQLSTATE of a database error, also when drizzle has wrapped it; undefined for any other error. */
export function codigoSql(erro: unknown): string | undefined {
  return campoSql(erro, 'code');
}

/** Name of the constraint that refused the statement, if any. */
export function restricaoViolada(erro: unknown): string | undefined {
  return campoSql(erro, 'constraint');
}

function campoSql(erro: unknown, campo: 'code' | 'constraint'): string | undefined {
  for (let e = erro; e instanceof Error; e = e.cause) {
    const valor = (e as Error & Partial<Record<typeof campo, unknown>>)[campo];
    if (typeof valor === 'string') return valor;
  }
  return undefined;
}
