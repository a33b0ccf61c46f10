import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { prepararBusca } from './busca.js';
import type { Banco, Conexao } from './conexao.js';
import { PRECISA_DE_ESPACO, seHouverEspaco } from './espaco.js';
import { criarSementes } from './sementes.js';
import type { Transacao } from './transacao.js';

/** Folder of the committed SQL; the path is the same from `src/banco` and `dist/banco`. */
export const PASTA_MIGRACOES = fileURLToPath(new URL('../../src/banco/migracoes', import.meta.url));

/** Any number that no other code locks: processes that start together migrate one after the other. */
const TRAVA = 7_263_001;

const OUTRA_VERSAO =
  'Os dados são de outra versão do programa, que esta não conhece: use a versão que os gravou, ou uma mais nova.';

const SEM_ESPACO = 'Esta versão do programa precisa mudar as tabelas.';

/**
 * Applies the committed migrations that the database does not have yet, all of them or none, and prepares the search.
 * Without room for it on the disk, a database that is up to date stays as it is; another one is refused with a sentence.
 */
export async function migrar({ semPrazo }: Pick<Conexao, 'semPrazo'>): Promise<void> {
  await semPrazo(async (banco) => {
    const feito = await seHouverEspaco(() =>
      banco.transaction(async (tx) => {
        await aplicarMigracoes(tx);
        await criarSementes(tx);
        await prepararBusca(tx);
      }),
    );
    if (!feito && !(await emDia(banco))) throw new Error(`${SEM_ESPACO} ${PRECISA_DE_ESPACO}`);
  });
}

/** Whether a database has every migration of this version. */
async function emDia(banco: Banco): Promise<boolean> {
  const { rows } = await banco.execute<{ hash: string }>(sql`select hash from migracoes`);
  const aplicadas = new Set(rows.map(({ hash }) => hash));
  return migracoesAte().every(({ hash }) => aplicadas.has(hash));
}

/**
 * Like `migrar`, inside a transaction. `ate`: only those up to and including this one, for data of an earlier version;
 * throws for an unknown migration.
 */
export async function aplicarMigracoes(tx: Pick<Transacao, 'execute'>, ate?: string): Promise<void> {
  const migracoes = migracoesAte(ate);
  await tx.execute(sql`select pg_advisory_xact_lock(${TRAVA})`);
  await tx.execute(
    sql`create table if not exists migracoes (hash text primary key, aplicada_em timestamptz not null default now())`,
  );
  const { rows } = await tx.execute<{ hash: string }>(sql`select hash from migracoes`);
  const aplicadas = new Set(rows.map((linha) => linha.hash));
  for (const migracao of migracoes) {
    if (aplicadas.has(migracao.hash)) continue;
    for (const comando of migracao.sql) await tx.execute(sql.raw(comando));
    await tx.execute(sql`insert into migracoes (hash) values (${migracao.hash})`);
  }
}

/** The newest of the migrations that a database has. Throws when this version does not know one of them. */
export function maisNova(aplicadas: readonly string[]): string {
  const conhecidas = migracoesAte().map(({ hash }) => hash);
  const nova = conhecidas.findLast((hash) => aplicadas.includes(hash));
  if (nova === undefined || !aplicadas.every((hash) => conhecidas.includes(hash))) throw new Error(OUTRA_VERSAO);
  return nova;
}

function migracoesAte(ate?: string) {
  const todas = readMigrationFiles({ migrationsFolder: PASTA_MIGRACOES });
  if (ate === undefined) return todas;
  const posicao = todas.findIndex(({ hash }) => hash === ate);
  if (posicao < 0) throw new Error(OUTRA_VERSAO);
  return todas.slice(0, posicao + 1);
}
