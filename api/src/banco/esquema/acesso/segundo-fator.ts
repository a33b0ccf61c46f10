import type { OpcoesDaChave } from '@merenda/shared/contratos';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instante } from '../colunas.js';
import { usuarios } from './acesso.js';

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
    /** What a passkey has to sign for this login. */
    desafio: text().notNull(),
  },
  (t) => [index('bilhetes_usuario').on(t.usuarioId), index('bilhetes_expira').on(t.expiraEm)],
);

/** Passkeys (WebAuthn). The public key is no secret. */
export const chavesDeAcesso = pgTable(
  'chaves_de_acesso',
  {
    id: id(),
    usuarioId: doUsuario(),
    nome: text().notNull(),
    /** Its id for the browser, in base64. */
    credencial: text().notNull().unique(),
    chavePublica: text().notNull(),
    /** Signatures so far, as the authenticator counts them; 0 for one that does not count. */
    contador: bigint({ mode: 'number' }).notNull(),
    transportes: jsonb().$type<OpcoesDaChave['excludeCredentials'][number]['transports']>(),
    criadaEm: instante().notNull(),
    usadaEm: instante(),
  },
  (t) => [index('chaves_de_acesso_usuario').on(t.usuarioId)],
);

/** What a new passkey has to sign, of one user at a time. It counts once. */
export const desafiosDeChave = pgTable('desafios_de_chave', {
  usuarioId: doUsuario().primaryKey(),
  desafio: text().notNull(),
  expiraEm: instante().notNull(),
});
