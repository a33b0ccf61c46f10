import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { ArquivosDuraveis } from './arquivos-duraveis.js';

/** Major version of PostgreSQL in this PGlite, as in the file PG_VERSION of a database folder. */
export const VERSAO_POSTGRES = '18';

/** What a database of this program may need besides PostgreSQL itself, at every opening. */
export const EXTENSOES = { pg_trgm };

/** Opens a folder with files that are durable; makes the database when the folder is empty. */
export function abrirPglite(pasta: string): Promise<PGlite> {
  return PGlite.create({
    fs: new ArquivosDuraveis(pasta),
    extensions: EXTENSOES,
    // '-F' would switch fsync off; the file system above implements this method.
    startParams: [
      ...PGlite.defaultStartParams.filter((parametro) => parametro !== '-F'),
      '-c',
      'wal_sync_method=fsync',
    ],
    initDbStartParams: ['--wal-segsize=1'],
  });
}
