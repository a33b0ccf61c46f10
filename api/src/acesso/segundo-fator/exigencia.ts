import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';

/** Whether the municipality requires a second factor of a permission that the user has. */
export const exigeSegundoFator = (leitor: Banco | Transacao, usuarioId: number): Promise<boolean> =>
  sim(
    leitor,
    sql`exists (select from municipio m join usuario_permissoes p on jsonb_exists(m.segundo_fator_obrigatorio, p.permissao)
      where p.usuario_id = ${usuarioId})`,
  );

/** Whether the user has a second factor. Recovery codes alone are none. */
export const temSegundoFator = (leitor: Banco | Transacao, usuarioId: number): Promise<boolean> =>
  sim(
    leitor,
    sql`exists (select from autenticadores a where a.usuario_id = ${usuarioId} and a.segredo is not null)
      or exists (select from chaves_de_acesso c where c.usuario_id = ${usuarioId})`,
  );

/** Whether the user still has to enrol a second factor. */
export const faltaSegundoFator = async (tx: Transacao, usuarioId: number): Promise<boolean> =>
  (await exigeSegundoFator(tx, usuarioId)) && !(await temSegundoFator(tx, usuarioId));

async function sim(leitor: Banco | Transacao, condicao: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await leitor.execute<{ sim: boolean }>(sql`select ${condicao} as sim`);
  return rows[0]?.sim ?? false;
}
