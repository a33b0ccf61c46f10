import type {
  ArquivoLido,
  ColunaDePlanilha,
  EntidadeImportavel,
  EstadoDaImportacao,
  Palpite,
  PlanilhaImportada,
} from '@merenda/shared/contratos';
import type { NomesQueFaltam } from '@merenda/shared/regras';
import { boolean, index, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { usuarios } from './acesso/acesso.js';
import { id, instante, versao } from './colunas.js';

/**
 * What users chose by hand for the titles of their spreadsheets' columns.
 * `titulo` is comparable (`tituloComparavel`); without a `campo` the column is not imported.
 */
export const colunasImportadas = pgTable(
  'colunas_importadas',
  {
    entidade: text().$type<EntidadeImportavel>().notNull(),
    titulo: text().notNull(),
    campo: text(),
  },
  (t) => [primaryKey({ columns: [t.entidade, t.titulo] })],
);

/**
 * Which option users chose for words of their spreadsheets that are no option. `texto` is comparable (`paraBusca`), `opcao`
 * is a label. Only of lists of codes: the names of records may be those of people.
 */
export const palavrasImportadas = pgTable(
  'palavras_importadas',
  {
    entidade: text().$type<EntidadeImportavel>().notNull(),
    campo: text().notNull(),
    texto: text().notNull(),
    opcao: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.entidade, t.campo, t.texto] })],
);

/** Imports that go on from call to call, each of one user, until a day after their last use. */
export const importacoesEmCurso = pgTable(
  'importacoes_em_curso',
  {
    id: id(),
    usuarioId: integer()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    entidade: text().$type<EntidadeImportavel>().notNull(),
    nome: text().notNull(),
    /** The file in base64, if it has other sheets to choose. */
    conteudo: text(),
    arquivo: jsonb().$type<ArquivoLido>().notNull(),
    palpites: jsonb().$type<Palpite[]>().notNull(),
    /** The first `doArquivo` are those of the file. */
    colunas: jsonb().$type<ColunaDePlanilha[]>().notNull(),
    doArquivo: integer().notNull(),
    /** The rows, one JSON on each line of the text: a page is read without the others. */
    linhas: text().notNull(),
    /** For each row its number and the letter of its situation. */
    numeros: integer().array().notNull(),
    situacoes: text().notNull(),
    faltam: jsonb().$type<NomesQueFaltam[]>().notNull(),
    /** Its write needs a recent password. */
    pedeSenha: boolean().notNull().default(false),
    estado: text().$type<EstadoDaImportacao>().notNull(),
    aviso: text(),
    /** The write that runs, the part of it that is done, and the last sign of life of its process. */
    gravacao: uuid(),
    feito: real(),
    pulsoEm: instante(),
    resultado: jsonb().$type<PlanilhaImportada>(),
    /** Raised with every change, also of its state. */
    versao: versao(),
    usadaEm: instante().notNull(),
  },
  (t) => [index('importacoes_em_curso_usuario').on(t.usuarioId)],
);
