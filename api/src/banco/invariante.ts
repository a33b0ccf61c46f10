import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from './conexao.js';

/** Something that is always true of the data, whatever happens. */
export interface Invariante {
  /** What is true, as a Portuguese sentence. */
  nome: string;
  /** Query of the breaches, one row each, with a column `violacao` that says where and what; no row when all is well. */
  violacoes: SQL;
}

export interface Resultado {
  nome: string;
  /** The first breaches, and how many there are. */
  violacoes: string[];
  total: number;
}

const CITADAS = 20;

/** Checks every invariant. */
export async function verificar(
  banco: Pick<Banco, 'execute'>,
  invariantes: readonly Invariante[],
): Promise<Resultado[]> {
  const resultados: Resultado[] = [];
  for (const { nome, violacoes } of invariantes) {
    const { rows } = await banco.execute<{ violacao: string; total: number }>(
      sql`select violacao, (count(*) over ())::int as total from (${violacoes}) v limit ${CITADAS}`,
    );
    resultados.push({ nome, violacoes: rows.map(({ violacao }) => violacao), total: rows[0]?.total ?? 0 });
  }
  return resultados;
}
