import type { Achado, Permissao, TipoDeAchado } from '@merenda/shared/contratos';
import { sql, type SQL } from 'drizzle-orm';
import type { TabelaBuscada } from '../../banco/busca.js';
import type { UsuarioAutenticado } from '../../banco/contexto.js';
import type { Termo } from './termo.js';

/** One kind of records that the search finds. */
export interface Buscavel {
  /** The screen that lists these records, with its permission. */
  tela: { caminho: string; permissao: Permissao };
  /** The tables, as after `from`. */
  de: SQL;
  /** A table that is searched by words and its name in `de`. */
  texto?: { tabela: TabelaBuscada; apelido: string };
  /** Condition: the record has the number or code of the term; undefined when the term is none. */
  codigo?: (termo: Termo) => SQL | undefined;
  /** Condition: the number or code begins with the term, where it may also be another part of it. */
  comeco?: (termo: Termo) => SQL | undefined;
  /** Condition: the user may see the record. */
  escopo?: (usuario: UsuarioAutenticado) => SQL;
  id: SQL;
  titulo: SQL;
  /** What tells it from others: an array of texts. */
  detalhe: SQL;
  /** The two as they are read. */
  ler: (titulo: string, detalhe: readonly string[]) => Pick<Achado, 'titulo' | 'detalhe'>;
  /** JSON of the parameters of the screen's address. */
  parametros: SQL;
}

/** Every kind of records that the search finds. */
export type Buscaveis = Readonly<Record<TipoDeAchado, Buscavel>>;

/** Condition: the number or code begins with what was typed; undefined when that is none. */
export const comecaCom = (codigo: SQL, comeco: string | undefined): SQL | undefined =>
  comeco === undefined ? undefined : sql`starts_with(${codigo}, ${comeco})`;

/** The parts of a detail in one line. */
export const emPartes = (partes: readonly string[]): string => partes.join(' · ');
