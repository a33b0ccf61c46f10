import { PGlite } from '@electric-sql/pglite';
import { ArquivosDuraveis } from './arquivos-duraveis.js';

/** Major version of PostgreSQL in this PGlite, as in the file PG_VERSION of a database folder. */
export const VERSAO_POSTGRES = '18';

/** Opens a folder with files that are durable; makes the database when the folder is empty. */
export function abrirPglite(pasta: string): Promise<PGlite> {
  return PGlite.create({
    fs: new ArquivosDuraveis(pasta),
    // '-F' would switch fsync off; the file system above implements this method.
    startParams: [
      ...PGlite.defaultStartParams.filter((parametro) => parametro !== '-F'),
      '-c',
      'wal_sync_method=fsync',
    ],
    initDbStartParams: ['--wal-segsize=1'],
  });
}
