import type { ProdutoLote } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { PRODUTO_LOTE } from '../../estoque/index.js';
import { hoje } from '../../nucleo/relogio.js';
import { buscarSolicitacao } from './consultas.js';

/**
 * The lots of a request's products that are known in the municipality and have not expired: their labels fill the lines of
 * the receipt. Not where they are. 404 when the request's unit is not the user's.
 */
export async function lotesConhecidos({ banco, usuario }: Contexto, solicitacaoId: number): Promise<ProdutoLote[]> {
  await buscarSolicitacao(banco, usuario, solicitacaoId);
  const { rows } = await banco.execute<{ lote: ProdutoLote }>(sql`
    select ${PRODUTO_LOTE} as lote
    from produto_lotes l join produtos p on p.id = l.produto_id join itens_produto ip on ip.id = p.item_id
    where l.produto_id in (select produto_id from itens_solicitacao where solicitacao_id = ${solicitacaoId})
      and l.data_validade >= ${hoje()}
    order by p.nome, l.numero, l.id`);
  return rows.map(({ lote }) => lote);
}
