import { nomeComum } from '@merenda/shared/formatos';
import { eq, sql } from 'drizzle-orm';
import { recusarSeEmUso } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { itensProduto } from '../../banco/esquema/cadastros/catalogo.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { guardarExclusao } from '../../mecanismos/exclusoes/guardar.js';
import { travarItem } from './consultas.js';

/** Deletes an item. 409 naming the products and foods that use it. */
export function excluirItem(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarItem(tx, id);
    await recusarSeEmUso(tx, contexto, `O item ${nomeComum(antes.nome)}`, [
      { tipo: 'produto', registros: sql`select id, nome, nome as ordem from produtos where item_id = ${id}` },
      { tipo: 'alimento', registros: sql`select id, nome, nome as ordem from alimentos where item_id = ${id}` },
    ]);
    await guardarExclusao(tx, { entidade: 'itens-produto', registro: id, tabela: itensProduto });
    await tx.delete(itensProduto).where(eq(itensProduto.id, id));
    await auditar(tx, { entidade: 'itens-produto', id, acao: 'EXCLUIR', antes });
  });
}
