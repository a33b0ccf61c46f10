import { sql } from 'drizzle-orm';
import { nome } from './copia/tabelas.js';
import type { Banco, Conexao } from './conexao.js';
import { migrar } from './migrar.js';
import { conectarPostgres } from './servidor/conectar.js';

/** Tables to which the program only adds rows, also when somebody else writes the statements. */
const SO_INCLUSAO = ['kardex', 'auditoria', 'auditoria_elos'];

/**
 * Brings the tables up to date. With `bancoUrlDoDono`, the role of that address owns them, and the role of `conexao`
 * gets the rights to read and write rows, and no others: it can neither change a table nor switch its triggers off.
 */
export async function prepararTabelas(conexao: Conexao, onde: ComDono): Promise<void> {
  await peloDono(conexao, onde, async (dono) => {
    await migrar(dono);
    if (dono === conexao) return;
    const { rows } = await conexao.banco.execute<{ papel: string }>(sql`select current_user as papel`);
    for (const { papel } of rows) await dono.semPrazo((banco) => conceder(banco, papel));
  });
}

/** The address with the role that owns the tables; null when the server's role owns them. */
interface ComDono {
  bancoUrlDoDono: string | null;
}

/** Does what only the owner of the tables may do, with a connection of its own if it is another role. */
export async function peloDono<T>(
  conexao: Conexao,
  { bancoUrlDoDono }: ComDono,
  fazer: (dono: Conexao) => Promise<T>,
): Promise<T> {
  if (bancoUrlDoDono === null) return fazer(conexao);
  const dono = conectarPostgres(bancoUrlDoDono, { conexoes: 1 });
  try {
    return await fazer(dono);
  } finally {
    await dono.fechar();
  }
}

/** The settings for a command that creates, fills or empties tables: it connects as their owner. */
export const comoDono = <C extends { bancoUrl: string | null; bancoUrlDoDono: string | null }>(configuracao: C): C => ({
  ...configuracao,
  bancoUrl: configuracao.bancoUrlDoDono ?? configuracao.bancoUrl,
});

async function conceder(banco: Banco, papel: string): Promise<void> {
  const { rows } = await banco.execute<{ dono: string }>(sql`select current_user as dono`);
  if (rows[0]?.dono === papel)
    throw new Error('DATABASE_URL e DATABASE_URL_DONO têm o mesmo usuário do banco. Use dois, ou só DATABASE_URL.');
  const para = sql.identifier(papel);
  const soInclusao = sql.join(SO_INCLUSAO.map(nome), sql`, `);
  await banco.transaction(async (tx) => {
    await tx.execute(sql`grant usage on schema public to ${para}`);
    await tx.execute(sql`grant select, insert, update, delete on all tables in schema public to ${para}`);
    await tx.execute(sql`grant usage, select on all sequences in schema public to ${para}`);
    await tx.execute(sql`revoke update, delete on ${soInclusao} from ${para}`);
    await tx.execute(sql`revoke insert, update, delete on migracoes from ${para}`);
  });
}
