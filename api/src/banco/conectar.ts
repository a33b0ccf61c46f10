import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Conexao } from './conexao.js';
import { abrirEmbutido } from './embutido/abrir.js';
import { OPCOES } from './opcoes.js';
import { conectarPostgres } from './servidor/conectar.js';

/**
 * Where the database is: a PostgreSQL server at `bancoUrl`, with at most `conexoes` connections; without a server the
 * embedded one in `pastaDados`.
 */
interface Endereco {
  bancoUrl: string | null;
  conexoes: number;
  pastaDados: string;
}

/** Wraps an open embedded database. */
export function conectarEmbutido(
  pglite: PGlite,
  { fechar = () => pglite.close(), livres }: Partial<Pick<Conexao, 'fechar' | 'livres'>> = {},
): Conexao {
  const banco = drizzle(pglite, OPCOES);
  return { banco, semPrazo: (fazer) => fazer(banco), fechar, livres };
}

/** Opens the database that the settings name: a PostgreSQL server, or the embedded one in its folder. */
export async function conectar(
  { bancoUrl, conexoes, pastaDados }: Endereco,
  aoFalhar?: (erro: unknown) => void,
): Promise<Conexao> {
  if (bancoUrl) return conectarPostgres(bancoUrl, { conexoes, aoFalhar });
  const { pglite, ...resto } = await abrirEmbutido(pastaDados, { aoFalhar });
  return conectarEmbutido(pglite, resto);
}
