import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';

/** Whether the first user was registered. */
export async function temUsuarios(banco: Pick<Banco, 'select'>): Promise<boolean> {
  const [algum] = await banco
    .select({ um: sql`1` })
    .from(usuarios)
    .limit(1);
  return algum !== undefined;
}
