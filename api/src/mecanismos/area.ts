import type { Invariante } from '../banco/invariante.js';
import type { Historicos } from './auditoria/historico.js';
import type { Buscaveis } from './busca/buscavel.js';
import type { Comentaveis } from './comentarios/comentavel.js';
import type { Excluiveis } from './exclusoes/excluivel.js';
import type { Rotulos } from './exclusoes/usos.js';
import type { Exportaveis } from './exportacoes/listas.js';
import type { Importaveis } from './importacoes/entidades.js';
import type { Fontes } from './notificacoes/avisos.js';
import type { Rotas } from './rotas.js';

/** What an area adds to the application and to its mechanisms; `areas.ts` assembles the areas. */
export interface Area {
  rotas: readonly Rotas[];
  /** What its data never does. */
  invariantes?: readonly Invariante[];
  /** How its records are deleted. */
  excluiveis?: Partial<Excluiveis>;
  /** How a refusal names its records, by their tables. */
  rotulos?: Rotulos;
  /** Its entities that can be imported. */
  importaveis?: Partial<Importaveis>;
  /** Its lists that can be exported, without those of its imports. */
  exportaveis?: Partial<Exportaveis['semImportacao']>;
  /** Of its lists by pages that have an import, the rows that an address selects. */
  selecoes?: Exportaveis['selecoes'];
  /** Who may read the histories of its records. */
  historicos?: Partial<Historicos>;
  /** Its records that take comments. */
  comentaveis?: Partial<Comentaveis>;
  /** Its records that the search finds. */
  buscaveis?: Partial<Buscaveis>;
  /** What it notifies of, by urgency. */
  avisos?: Fontes['avisos'];
  /** Where the user acts on its notices. */
  enderecos?: Partial<Fontes['enderecos']>;
}
