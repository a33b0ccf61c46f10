import * as esquema from './esquema/index.js';

/** How drizzle sees the database, over either driver. */
export const OPCOES = { schema: esquema, casing: 'snake_case' } as const;
