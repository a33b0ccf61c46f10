import type { EmailDaSemana, Permissao, Uf, VinculoDeCardapios } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instante, versao } from '../colunas.js';

/** Settings of the one municipality that the installation serves; its only row has the number 1. */
export const municipio = pgTable(
  'municipio',
  {
    id: integer().primaryKey(),
    nome: text(),
    uf: text().$type<Uf>(),
    codigoIbge: text(),
    cnpjPrefeitura: text(),
    cnpjSecretaria: text(),
    cnpjFundo: text(),
    fuso: text().notNull().default('America/Sao_Paulo'),
    /** A base64 data URL, already re-encoded by the server. */
    logo: text(),
    linkSuporte: text(),
    linkSite: text(),
    linkFacebook: text(),
    linkInstagram: text(),
    linkYoutube: text(),
    enderecoCep: text(),
    enderecoCidades: text(),
    enderecoGestaoEscolar: text(),
    enderecoSistemaEscolar: text(),
    inicioAnoLetivo: date(),
    fimAnoLetivo: date(),
    /** At least 200 in Lei 9.394/1996, art. 24, I. */
    diasLetivos: integer().notNull().default(200),
    vinculoDeCardapios: text().$type<VinculoDeCardapios>().notNull().default('TODOS'),
    /** Least number of characters of a new password. */
    senhaMinima: integer().notNull().default(8),
    /** The longest session, in days, and how long one may be unused, in minutes: by what its user may do. */
    sessaoDias: integer().notNull().default(7),
    sessaoMinutos: integer().notNull().default(720),
    sessaoMinutosCozinha: integer().notNull().default(720),
    sessaoMinutosPin: integer().notNull().default(30),
    sessaoMinutosGestao: integer().notNull().default(720),
    /** Permissions whose holders must have a second factor. */
    segundoFatorObrigatorio: jsonb().$type<Permissao[]>().notNull().default([]),
    /** Whether users get their week by e-mail on Mondays. */
    semanaPorEmail: text().$type<EmailDaSemana>().notNull().default('LIGADO'),
    /** The nutritionist who answers for the menus, by name and registration: both or neither. */
    nutricionistaNome: text(),
    nutricionistaCrn: text(),
    versao: versao(),
  },
  (t) => [check('municipio_unico', sql`${t.id} = 1`)],
);

/** Codes that open the setup of a server without users: only their SHA-256 is kept. */
export const codigosDeInstalacao = pgTable('codigos_de_instalacao', {
  hash: text().primaryKey(),
  expiraEm: instante().notNull(),
});

/** The weeks, by their Monday, whose e-mail was sent: the process that inserts the row sends it. */
export const semanasEnviadas = pgTable('semanas_enviadas', {
  semana: date().primaryKey(),
  enviadaEm: instante().notNull().defaultNow(),
});
