import { sql } from 'drizzle-orm';
import { notasDoFornecedor } from '../../acesso/index.js';
import type { Transacao } from '../../banco/transacao.js';

/** Removes what names the supplier inside of invoices: number, date and value stay. */
export async function apagarDocumentosDoFornecedor(tx: Transacao, id: number): Promise<void> {
  const notas = sql`(${notasDoFornecedor(id)})`;
  await tx.execute(sql`delete from notas_eletronicas where nota_fiscal_id in ${notas}`);
  await tx.execute(sql`update notas_fiscais set chave = null, imagem = null where id in ${notas}`);
}
