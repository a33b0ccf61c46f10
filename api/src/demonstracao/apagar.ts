import { sql } from 'drizzle-orm';
import type { Banco } from '../banco/conexao.js';
import { nome, tabelasEmOrdem } from '../banco/copia/tabelas.js';
import { emTransacao, type Transacao } from '../banco/transacao.js';
import { conflito } from '../nucleo/recusas.js';
import { semear, temDemonstracao } from './semear.js';

/**
 * Deletes all data of a database that holds the demonstration, also what was typed over it, and sows the reference data
 * again: the state of a new installation. Throws when the database has no demonstration: real data are not deleted.
 */
export async function apagarDemonstracao(banco: Banco): Promise<void> {
  await emTransacao({ banco, usuario: null }, async (tx) => {
    if (!(await temDemonstracao(tx))) throw conflito('Este banco não tem a demonstração. Nada foi apagado.');
    const guardas = await guardasDeInclusao(tx);
    for (const { tabela, guarda } of guardas)
      await tx.execute(sql`alter table ${nome(tabela)} disable trigger ${nome(guarda)}`);
    const tabelas = await tabelasEmOrdem(tx);
    await tx.execute(sql`truncate ${sql.join(tabelas.map(nome), sql`, `)} restart identity`);
    for (const { tabela, guarda } of guardas)
      await tx.execute(sql`alter table ${nome(tabela)} enable trigger ${nome(guarda)}`);
  });
  await semear(banco, { demonstracao: false });
}

/** The triggers that keep a table append-only (migration 0001). */
async function guardasDeInclusao(tx: Transacao): Promise<{ tabela: string; guarda: string }[]> {
  const { rows } = await tx.execute<{ tabela: string; guarda: string }>(sql`
    select c.relname as tabela, t.tgname as guarda
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.proname = 'recusar_mudanca'`);
  return rows;
}
