import { MESES, type Mes } from '@merenda/shared/contratos';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { produtos } from '../../banco/esquema/cadastros/catalogo.js';
import {
  itensSolicitacao,
  notasFiscais,
  recebimentoProdutos,
  recebimentos,
} from '../../banco/esquema/compras/solicitacoes.js';

/**
 * The months of the year in which the municipality received the item, in any year, in the order of the calendar. A
 * reversed receipt does not count. What was bought in a month need not be in season: the months are only a proposal.
 */
export async function mesesDeEntrega(banco: Banco, item: number): Promise<Mes[]> {
  const mes = sql<number>`extract(month from ${notasFiscais.dataRecebimento})::int`;
  const linhas = await banco
    .selectDistinct({ mes })
    .from(recebimentoProdutos)
    .innerJoin(itensSolicitacao, eq(itensSolicitacao.id, recebimentoProdutos.itemSolicitacaoId))
    .innerJoin(produtos, eq(produtos.id, itensSolicitacao.produtoId))
    .innerJoin(recebimentos, eq(recebimentos.id, recebimentoProdutos.recebimentoId))
    .innerJoin(notasFiscais, eq(notasFiscais.id, recebimentos.notaFiscalId))
    .where(and(eq(produtos.itemId, item), isNull(recebimentos.estornadoEm)))
    .orderBy(asc(mes));
  return linhas.flatMap((linha) => MESES[linha.mes - 1] ?? []);
}
