import type { EntidadeComentavel } from '@merenda/shared/contratos';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Contexto } from '../../banco/contexto.js';
import type { ColunaDoRegistro } from '../../banco/esquema/comentarios.js';
import { exigirLeitura, type LeituraDoRegistro } from '../leitura-do-registro.js';

/** How the comments of an entity's records are kept, and who may read and write them. */
export interface Comentavel extends LeituraDoRegistro {
  /** The table of the records. */
  tabela: PgTable;
  /** The column of `comentarios` that names one of them. */
  coluna: ColunaDoRegistro;
  /** Throws 404 unless the record exists, in a unit of the user where it belongs to one. */
  exigir: (contexto: Contexto, id: number) => Promise<unknown>;
}

/** The records that take comments. */
export type Comentaveis = Readonly<Record<EntidadeComentavel, Comentavel>>;

/** Throws 403 or 404 unless the user may read the record: those who read a record read and write its comments. */
export const exigirComentavel = (comentavel: Comentavel, contexto: Contexto, registro: number): Promise<void> =>
  exigirLeitura(comentavel, contexto, registro, 'Você não tem permissão para ver os comentários deste registro.');
