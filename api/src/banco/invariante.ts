import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from './conexao.js';

/** A statement about the data that is always true. */
export interface Invariante {
  /** The statement, as a Portuguese sentence. */
  nome: string;
  /**
   * Query of the breaches, one row each, with a column `violacao` that names place and fault; no rows when the
   * invariant holds.
   */
  violacoes: SQL;
  /** Earlier versions accepted breaches: `verificar` lists them, and a copy that has them is restored. */
  soAvisa?: true;
}

export interface Resultado extends Pick<Invariante, 'nome' | 'soAvisa'> {
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
  for (const { nome, violacoes, soAvisa } of invariantes) {
    const { rows } = await banco.execute<{ violacao: string; total: number }>(
      sql`select violacao, (count(*) over ())::int as total from (${violacoes}) v limit ${CITADAS}`,
    );
    resultados.push({ nome, soAvisa, violacoes: rows.map(({ violacao }) => violacao), total: rows[0]?.total ?? 0 });
  }
  return resultados;
}
