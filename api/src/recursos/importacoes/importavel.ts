import type { EntidadeImportavel, LinhaConferida, PlanilhaAConferir, Permissao } from '@merenda/shared/contratos';
import type { CampoDePlanilha, ValorLido, Violacao } from '@merenda/shared/regras';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Banco } from '../../banco/conexao.js';
import type { Folha } from '../../nucleo/planilhas/planilha.js';
import type { UsuarioAutenticado } from '../../banco/contexto.js';
import type { Transacao } from '../../banco/transacao.js';

/** Values of a record by field, as a spreadsheet has them. */
export type Valores = Record<string, ValorLido>;

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
  /** Tables that nobody else writes during an import, in the order in which all imports lock them. */
  travas: readonly [PgTable, ...PgTable[]];
  /** Reads what a plan depends on, as far as the user may see it. */
  abrir: (banco: Banco | Transacao, usuario: UsuarioAutenticado) => Promise<Aberta<Novo, Atual>>;
  /** Writes checked records with their audit lines; answers them. */
  inserir: (tx: Transacao, novos: readonly Novo[]) => Promise<readonly { id: number }[]>;
  atualizar: (tx: Transacao, mudancas: readonly Mudanca<Novo, Atual>[]) => Promise<unknown>;
}

/** An entity with the data of the moment. */
export interface Aberta<Novo, Atual> {
  campos: readonly CampoDePlanilha[];
  /** The record's key, by which a row finds its record; null when the row does not say it. */
  chave: (valores: Valores) => string | null;
  /** The records by key. */
  atuais: ReadonlyMap<string, Atual>;
  /** The contract of the entity's form. */
  esquema: z.ZodType<Novo>;
  /** The row as a body, unchecked. */
  paraCorpo: (valores: Valores) => unknown;
  /** What is stored of a record, by field. */
  valoresDe: (registro: Novo | Atual) => Valores;
  /** The rules of the form that compare with other records. */
  conferir?: (depois: Novo, antes: Atual | undefined) => Violacao[];
}

/** What an import would do, row by row, and the way to do it. */
export interface Plano {
  conferidas: LinhaConferida[];
  /** Writes the rows with these numbers; others are left out. Answers the ids of the new records. */
  gravar: (tx: Transacao, numeros: ReadonlySet<number>) => Promise<number[]>;
}

/** An entity that can be imported, whatever its types. */
export interface Importavel extends Pick<Definicao<never, never>, 'permissao' | 'titulo' | 'travas'> {
  entidade: EntidadeImportavel;
  campos: (banco: Banco | Transacao, usuario: UsuarioAutenticado) => Promise<readonly CampoDePlanilha[]>;
  /** These records in the columns of the import, in this order; unknown ids are left out. */
  exportar: (banco: Banco, usuario: UsuarioAutenticado, ids: readonly number[]) => Promise<Folha>;
  planejar: (banco: Banco | Transacao, usuario: UsuarioAutenticado, planilha: PlanilhaAConferir) => Promise<Plano>;
}
