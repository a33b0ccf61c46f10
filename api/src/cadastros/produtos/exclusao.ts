import { nomeComum } from '@merenda/shared/formatos';
import { eq, sql } from 'drizzle-orm';
import { recusarSeEmUso } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { guardarExclusao } from '../../mecanismos/exclusoes/guardar.js';
import { travarProduto } from './consultas.js';

/** Deletes a product. 409 naming the stocks, acquisitions and requests that use it. */
export function excluirProduto(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarProduto(tx, id);
    await recusarSeEmUso(tx, contexto, `O produto ${nomeComum(antes.nome)}`, [
      {
        tipo: 'lote',
        registros: sql`select id, numero as nome, numero as ordem from produto_lotes where produto_id = ${id}`,
      },
      {
        tipo: 'aquisicao',
        registros: sql`select a.id, a.numero || '/' || a.ano as nome, a.data_contrato as ordem
          from aquisicoes a join propostas_vencedoras p on p.aquisicao_id = a.id join itens_proposta i on i.proposta_id = p.id where i.produto_id = ${id}`,
      },
    ]);
    await guardarExclusao(tx, { entidade: 'produtos', registro: id, tabela: produtos });
    await tx.delete(produtos).where(eq(produtos.id, id));
    await auditar(tx, { entidade: 'produtos', id, acao: 'EXCLUIR', antes });
  });
}
