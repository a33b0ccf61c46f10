import { eq, sql } from 'drizzle-orm';
import { notasDoFornecedor } from '../../acesso/index.js';
import { propostasVencedoras } from '../../banco/esquema/compras/aquisicoes.js';
import type { Transacao } from '../../banco/transacao.js';

/** Removes what names the supplier inside of contracts and invoices: number, date and value stay. */
export async function apagarDocumentosDoFornecedor(tx: Transacao, id: number): Promise<void> {
  const notas = sql`(${notasDoFornecedor(id)})`;
  await tx.execute(sql`delete from notas_eletronicas where nota_fiscal_id in ${notas}`);
  await tx.execute(sql`update notas_fiscais set chave = null, imagem = null where id in ${notas}`);
  await tx.execute(sql`delete from itens_proposta_membros m using itens_proposta i, propostas_vencedoras v
    where i.id = m.item_proposta_id and v.id = i.proposta_id and v.fornecedor_id = ${id}`);
  await tx
    .update(propostasVencedoras)
    .set({ cafNumero: null, sexoDoTitular: null })
    .where(eq(propostasVencedoras.fornecedorId, id));
}
