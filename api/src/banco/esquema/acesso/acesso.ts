import type { Alcance, Anonimizacao, MotivoDoFim } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { chaveDoNome } from '../../chave-do-nome.js';
import { id, instante, versao } from '../colunas.js';

export const secretarias = pgTable('secretarias', {
  id: id(),
  nome: text().notNull(),
});

export const pessoas = pgTable(
  'pessoas',
  {
    id: id(),
    nome: text().notNull(),
    cpf: text().notNull().unique(),
    telefone: text(),
    celular: text(),
    pessoaTipo: text().notNull(),
    cargo: text(),
    cnh: text(),
    crn: text(),
  },
  (t) => [index('pessoas_ordem').on(chaveDoNome(t.nome))],
);

export const usuarios = pgTable(
  'usuarios',
  {
    id: id(),
    usuario: text().notNull(),
    email: text().notNull(),
    /** Empty while the user has an invitation and has not chosen a password. */
    senhaHash: text().notNull(),
    /** A user that is not active cannot log in; the histories keep its name. */
    ativo: boolean().notNull().default(true),
    pessoaId: integer()
      .notNull()
      .unique()
      .references(() => pessoas.id),
    /** Photo as a base64 data URL, already re-encoded by the server. */
    imagem: text(),
    /** How much of the person was removed; null: nothing. */
    anonimizacao: text().$type<Anonimizacao>(),
    versao: versao(),
  },
  (t) => [
    uniqueIndex('usuarios_usuario_unico').on(sql`lower(${t.usuario})`),
    uniqueIndex('usuarios_email_unico').on(sql`lower(${t.email})`),
    check(
      'usuario_anonimizacao',
      sql`${t.anonimizacao} is null or (${t.anonimizacao} in ('PARCIAL','COMPLETA') and not ${t.ativo})`,
    ),
  ],
);

export const usuarioPermissoes = pgTable(
  'usuario_permissoes',
  {
    usuarioId: integer()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    permissao: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.usuarioId, t.permissao] })],
);

/** What a user has done with the notifications; a notification itself is made from the records each time. */
export const notificacoesDoUsuario = pgTable(
  'notificacoes_do_usuario',
  {
    usuarioId: integer()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    /** `id` of the notification. */
    notificacao: text().notNull(),
    lida: boolean().notNull().default(false),
    /** The day on which a dismissed one is shown again. */
    dispensadaAte: date(),
    /** The dismissal that has dismissed it, by which it is undone. */
    dispensa: uuid(),
    criadaEm: instante().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.usuarioId, t.notificacao] })],
);

/** What a user has a list show, under a name. */
export const visoes = pgTable(
  'visoes',
  {
    id: id(),
    usuarioId: integer()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    /** Path of the list's screen. */
    lista: text().notNull(),
    nome: text().notNull(),
    /** Query string of the list's address. */
    parametros: text().notNull(),
    compartilhada: boolean().notNull().default(false),
    versao: versao(),
  },
  (t) => [
    uniqueIndex('visoes_nome_unico').on(t.usuarioId, t.lista, sql`lower(${t.nome})`),
    index('visoes_compartilhadas')
      .on(t.lista)
      .where(sql`${t.compartilhada}`),
  ],
);

/**
 * Sessions: only the SHA-256 of the token is kept. One that has ended stays for some days, so that its browser can say
 * why.
 */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    usuarioId: integer()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    criadoEm: instante().notNull().defaultNow(),
    usadoEm: instante().notNull().defaultNow(),
    /** The end if it is not used again, at most `terminaEm`. */
    expiraEm: instante().notNull(),
    /** The end, however much it is used. */
    terminaEm: instante()
      .notNull()
      .default(sql`now() + interval '7 days'`),
    /** For how long it may be unused (s). */
    semUsoS: integer().notNull().default(43_200),
    /** The browser in words, and its network address at the login. */
    aparelho: text(),
    endereco: text(),
    /** Why it was ended before its time. */
    fim: text().$type<MotivoDoFim>(),
    /** What it opens. */
    alcance: text().$type<Alcance>().notNull().default('TUDO'),
    /** When its user last typed the password: at the login, or for a confirmation. Null: a PIN opened it. */
    senhaEm: instante().defaultNow(),
  },
  (t) => [
    index('tokens_usuario').on(t.usuarioId),
    index('tokens_expira').on(t.expiraEm),
    check('token_alcance', sql`${t.alcance} in ('TUDO','SEGUNDO_FATOR','COZINHA')`),
  ],
);

/**
 * Browsers in which users have logged in: only the SHA-256 of a token is kept. Each user of a browser has another
 * token, so that no user knows the token of a colleague.
 */
export const aparelhos = pgTable(
  'aparelhos',
  {
    /** Of a token that one user has on one browser. */
    hash: text().primaryKey(),
    usuarioId: integer()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    /** 'Chrome no Android'. */
    nome: text().notNull(),
    criadoEm: instante().notNull().defaultNow(),
    /** The last login. */
    usadoEm: instante().notNull(),
    /** Until then a login from here needs no second factor. */
    segundoFatorAte: instante(),
    /** The user's PIN for the kitchen on this browser (argon2), and when it was set. */
    pinHash: text(),
    pinDesde: instante(),
    /** Attempts with the PIN since the last right one. */
    pinErros: integer().notNull().default(0),
  },
  (t) => [
    index('aparelhos_usuario').on(t.usuarioId),
    index('aparelhos_usado').on(t.usadoEm),
    check('aparelho_pin', sql`(${t.pinHash} is null) = (${t.pinDesde} is null)`),
  ],
);

/**
 * Counts of attempts, as rate-limiter-flexible names their columns: logins, recovery links, setup codes. Not logged
 * (migration 0033): a crash of the database may forget them.
 */
export const tentativas = pgTable(
  'tentativas',
  {
    /** The kind of attempt, and the SHA-256 of the account, the address or the device. */
    key: text('chave').primaryKey(),
    points: integer('quantas').notNull(),
    expire: timestamp('expira_em', { withTimezone: true, mode: 'date' }),
  },
  (t) => [index('tentativas_expira').on(t.expire)],
);

/** Password recovery links: single use, 30 minutes. */
export const recuperacoesSenha = pgTable(
  'recuperacoes_senha',
  {
    hash: text().primaryKey(),
    usuarioId: integer()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    expiraEm: instante().notNull(),
    usadoEm: instante(),
  },
  (t) => [index('recuperacoes_senha_usuario').on(t.usuarioId)],
);

/** Logins with gov.br that have begun: single use, ten minutes. Only the SHA-256 of the tab's key is kept. */
export const entradasGovbr = pgTable(
  'entradas_govbr',
  {
    hash: text().primaryKey(),
    expiraEm: instante().notNull(),
  },
  (t) => [index('entradas_govbr_expira').on(t.expiraEm)],
);

export const chavesIdempotencia = pgTable(
  'chaves_idempotencia',
  {
    usuarioId: integer()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    chave: text().notNull(),
    /** Method, path and body of the first request, hashed. */
    pedidoHash: text().notNull(),
    status: integer().notNull(),
    resposta: jsonb(),
    criadoEm: instante().notNull().defaultNow(),
    /** In the order of the keys. */
    id: integer().notNull().generatedByDefaultAsIdentity(),
  },
  (t) => [primaryKey({ columns: [t.usuarioId, t.chave] }), check('chave_curta', sql`length(${t.chave}) <= 200`)],
);

/**
 * The hourly clean-ups of `chaves_idempotencia`: they count the hours in which the server ran, whatever a clock says
 * (`banco/escrita-idempotente.ts`).
 */
export const limpezas = pgTable('limpezas', {
  id: id(),
  /** The newest key at that time. */
  ultimaChave: integer().notNull(),
});
