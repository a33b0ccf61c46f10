import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { usuarios } from './acesso.js';
import { instante } from './colunas.js';

const doUsuario = () =>
  integer()
    .notNull()
    .references(() => usuarios.id, { onDelete: 'cascade' });

/** Authenticator apps (TOTP), one of each user. Secrets are sealed with the server's key. */
export const autenticadores = pgTable('autenticadores', {
  usuarioId: doUsuario().primaryKey(),
  /** Null until a code has confirmed the first one. */
  segredo: text(),
  /** One that no code has confirmed yet. */
  segredoNovo: text(),
  /** Since when `segredo` counts. */
  desde: instante(),
  /** The step of time of the last code that was accepted: no code is accepted twice. */
  ultimoPasso: bigint({ mode: 'number' }),
});

/** Recovery codes: the argon2 hashes of a user have one salt, so that one computation finds the code. */
export const codigosDeRecuperacao = pgTable(
  'codigos_de_recuperacao',
  {
    usuarioId: doUsuario(),
    hash: text().notNull(),
    usadoEm: instante(),
  },
  (t) => [primaryKey({ columns: [t.usuarioId, t.hash] })],
);

/** Logins whose password was right and which wait for their second step. Only the SHA-256 of a ticket is kept. */
export const bilhetes = pgTable(
  'bilhetes',
  {
    hash: text().primaryKey(),
    usuarioId: doUsuario(),
    expiraEm: instante().notNull(),
  },
  (t) => [index('bilhetes_usuario').on(t.usuarioId), index('bilhetes_expira').on(t.expiraEm)],
);
