import type { EntidadeImportavel, LinhaConferida, PlanilhaAConferir, Permissao } from '@merenda/shared/contratos';
import type { CampoDePlanilha, ValorLido, Violacao } from '@merenda/shared/regras';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto, UsuarioAutenticado } from '../../banco/contexto.js';
import type { Transacao } from '../../banco/transacao.js';
import type { Folha } from '../../nucleo/planilhas/planilha.js';

/** Values of a record by field, as a spreadsheet has them. */
export type Valores = Record<string, ValorLido>;

/** True for a field without a value; false and 0 are values. */
export const vazio = (valor: ValorLido | undefined): boolean =>
  valor === undefined || valor === null || valor === '' || (typeof valor === 'object' && valor.length === 0);

/** Called with the part of the work that is done, from 0 to 1. */
export type AoAvancar = (feito: number) => void;

/** A change of an import. */
export interface Mudanca<Novo, Atual> {
  antes: Atual;
  depois: Novo;
}

/** What an entity says about its import; `Novo` is the body of its POST, `Atual` its response. */
export interface Definicao<Novo, Atual> {
  /** Who may import it: the permission to register it. */
  permissao: Permissao;
  /** Its name on the sheet of the model. */
  titulo: string;
  /** Tables that no other transaction writes during an import, in the order in which all imports lock them. */
  travas: readonly [PgTable, ...PgTable[]];
  /** Reads what a plan depends on, as far as the user may see it. */
  abrir: (banco: Banco | Transacao, usuario: UsuarioAutenticado) => Promise<Aberta<Novo, Atual>>;
  /** Writes checked records with their audit lines; answers them. */
  inserir: (tx: Transacao, novos: readonly Novo[]) => Promise<readonly { id: number }[]>;
  atualizar: (tx: Transacao, mudancas: readonly Mudanca<Novo, Atual>[]) => Promise<unknown>;
  /** What a file of this kind seems to be, in a sentence, from the filled cells of its fields; null when they lack it. */
  dizer?: (celulas: (campo: string) => readonly string[]) => string | null;
  /** Where some records are written only with a recent password: which ones, by the author's id, and what asks for it. */
  senha?: {
    pede: (autor: number, depois: Novo, antes: Atual | undefined) => boolean;
    exigir: (contexto: Pick<Contexto, 'senhaRecente'>) => void;
  };
}

/** An entity with the data of the moment. */
export interface Aberta<Novo, Atual> {
  campos: readonly CampoDePlanilha[];
  /** For a record of several rows: what each of its rows says. */
  partes?: Partes<Novo, Atual>;
  /** A few records as rows, for a sheet of the model. */
  amostra?: Amostra;
  /** The record's key, by which a row finds its record; null when the row does not contain it. */
  chave: (valores: Valores) => string | null;
  /** The records by key. */
  atuais: ReadonlyMap<string, Atual>;
  /** The contract of the entity's form. */
  esquema: z.ZodType<Novo>;
  /** The record as a body, unchecked. `partes` are the values of its rows. */
  paraCorpo: (valores: Valores, partes: readonly Valores[], antes: Atual | undefined) => unknown;
  /** The stored values of a record, by field; without its parts for a record of several rows. */
  valoresDe: (registro: Novo | Atual) => Valores;
  /** The field, and the part, that a path of the body comes from. By default the first name in it that is a column. */
  origemDe?: (caminho: readonly string[], partes: readonly Valores[]) => Origem;
  /** The rules of the form that compare with other records. */
  conferir?: (depois: Novo, antes: Atual | undefined) => Violacao[];
  /** What the user should know of the write of a record, in sentences. */
  avisar?: (depois: Novo, antes: Atual | undefined) => string[];
}

/** The rows of a record of several rows: the ingredients of a preparation, the items of a contract. */
interface Partes<Novo, Atual> {
  /** What a row adds, in words: 'Ingrediente'. */
  rotulo: string;
  /** Fields that each row fills; the others belong to the record and are given in its first row. */
  campos: readonly string[];
  /** The fields that tell one part from another. */
  identidade: readonly [string, ...string[]];
  /** Whether a record may have none: it is one row then. */
  opcionais?: boolean;
  /** The parts of a record, by field. */
  de: (registro: Novo | Atual) => Valores[];
  /** A part of the file with its stored values; by default an empty cell keeps them. */
  juntar?: (guardada: Valores, lida: Valores) => Valores;
}

/** Rows that show how the sheet is filled. */
export interface Amostra {
  /** Where its figures come from. */
  fonte: string;
  linhas: readonly Valores[];
}

/** Where a value of the body comes from; a part by its position. */
export interface Origem {
  campo: string;
  parte?: number;
}

/** What an import would do, row by row, and the way to do it. */
export interface Plano {
  conferidas: LinhaConferida[];
  /** A record is written only with a recent password. */
  pedeSenha: boolean;
  /** Writes the records that begin in these rows; others are left out. Answers the ids of the new records. */
  gravar: (tx: Transacao, registros: ReadonlySet<number>, aoAvancar: AoAvancar) => Promise<number[]>;
}

/** An entity that can be imported, whatever its types. */
export interface Importavel extends Pick<Definicao<never, never>, 'permissao' | 'titulo' | 'travas' | 'dizer'> {
  entidade: EntidadeImportavel;
  /** Throws 403 of the kind `CONFIRME_A_SENHA` without a recent password, for a plan that needs one. */
  exigirSenha: (contexto: Pick<Contexto, 'senhaRecente'>) => void;
  campos: (banco: Banco | Transacao, usuario: UsuarioAutenticado) => Promise<readonly CampoDePlanilha[]>;
  /** These records in the columns of the import, in this order; unknown ids are left out. Without ids all records. */
  exportar: (banco: Banco, usuario: UsuarioAutenticado, ids?: readonly number[]) => Promise<Folha>;
  /** What its model shows. */
  modelo: (banco: Banco, usuario: UsuarioAutenticado) => Promise<ModeloDePlanilha>;
  planejar: (
    banco: Banco | Transacao,
    usuario: UsuarioAutenticado,
    planilha: PlanilhaAConferir,
    aoAvancar?: AoAvancar,
  ) => Promise<Plano>;
}

/** The columns of a model, and a few rows. */
interface ModeloDePlanilha {
  campos: readonly CampoDePlanilha[];
  amostra?: Amostra | undefined;
  /** True when several rows may be one record. */
  emPartes: boolean;
}
