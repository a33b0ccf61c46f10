import { sql } from 'drizzle-orm';
import type { Banco } from './conexao.js';
import { mudancas } from './esquema/mudancas.js';
import { preparada } from './preparada.js';

/**
 * The marks of each table, one text for each. While the text of a table is the same, no transaction that writes the
 * table has committed: each leaves a random mark of its own, which is visible from the same instant as its rows.
 */
export type Marcas = ReadonlyMap<string, string>;

/** The marks of all tables, as they are now. An answer that is read afterwards is at least as new. */
export async function lerMarcas(banco: Banco): Promise<Marcas> {
  const [linha] = await consultaDasMarcas(banco).execute();
  const marcas = new Map<string, string>();
  for (const vaga of linha?.todas.split(' ') ?? []) {
    const [tabela = '', marca = ''] = vaga.split(':');
    marcas.set(tabela, (marcas.get(tabela) ?? '') + marca);
  }
  return marcas;
}

const { tabela, vaga, marca } = mudancas;

const consultaDasMarcas = preparada((banco) =>
  banco
    .select({
      todas: sql<string>`coalesce(string_agg(${tabela} || ':' || ${marca}, ' ' order by ${tabela}, ${vaga}), '')`,
    })
    .from(mudancas)
    .prepare('marcas'),
);
