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
  return separarMarcas(linha?.todas ?? '');
}

/** The marks in the text of `TODAS_AS_MARCAS`. */
export function separarMarcas(todas: string): Marcas {
  const marcas = new Map<string, string>();
  for (const vaga of todas.split(' ')) {
    const [nome = '', valor = ''] = vaga.split(':');
    marcas.set(nome, (marcas.get(nome) ?? '') + valor);
  }
  return marcas;
}

/** One text with the marks of all tables, for a statement that also reads something else. */
export const TODAS_AS_MARCAS = sql<string>`(
  select coalesce(string_agg(m.tabela || ':' || m.marca, ' ' order by m.tabela, m.vaga), '') from ${mudancas} m)`;

const consultaDasMarcas = preparada((banco) =>
  banco
    .select({ todas: TODAS_AS_MARCAS })
    .from(sql`(values (1)) uma`)
    .prepare('marcas'),
);
