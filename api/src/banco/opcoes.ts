import * as esquema from './esquema/index.js';

/** The database type in drizzle, for both drivers. */
export const OPCOES = { schema: esquema, casing: 'snake_case' } as const;
