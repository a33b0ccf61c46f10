import * as esquema from './esquema/index.js';
import { anotarComando } from './tabelas-lidas.js';

/** The database type in drizzle, for both drivers. Each statement is noted: a stored answer depends on what it read. */
export const OPCOES = {
  schema: esquema,
  casing: 'snake_case',
  logger: { logQuery: anotarComando },
} as const;
