import { nomeProprio } from '@merenda/shared/formatos';
import { eq, sql } from 'drizzle-orm';
import { recusarSeEmUso } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { fornecedores } from '../../banco/esquema/cadastros/catalogo.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { guardarExclusao } from '../../mecanismos/exclusoes/guardar.js';
import { nomeDoFornecedor, travarFornecedor } from './consultas.js';

/** Deletes a supplier. 409 naming the acquisitions with a proposal of it. */
export function excluirFornecedor(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarFornecedor(tx, id);
    await recusarSeEmUso(tx, contexto, `O fornecedor ${nomeProprio(nomeDoFornecedor(antes))}`, [
      {
        tipo: 'aquisicao',
        registros: sql`select a.id, a.numero || '/' || a.ano as nome, a.data_contrato as ordem
          from aquisicoes a join propostas_vencedoras p on p.aquisicao_id = a.id where p.fornecedor_id = ${id}`,
      },
    ]);
    await guardarExclusao(tx, { entidade: 'fornecedores', registro: id, tabela: fornecedores });
    await tx.delete(fornecedores).where(eq(fornecedores.id, id));
    await auditar(tx, { entidade: 'fornecedores', id, acao: 'EXCLUIR', antes });
  });
}
