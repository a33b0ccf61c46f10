import { descreverQuantidade, type EscreverEmbalagens, type ProdutoMedido } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { produtoLotes, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { rotulosDaConvencao } from '../../mecanismos/convencoes.js';

/** Writes packages of a product. */
export type EscritorDeEmbalagens = (produto: ProdutoMedido) => EscreverEmbalagens;

/** Writes packages of any product for a refusal, as the screens do: '50 kg (10 × pacote de 5 kg)'. */
export async function escritorDeEmbalagens(banco: Banco | Transacao): Promise<EscritorDeEmbalagens> {
  const rotulos = await rotulosDaConvencao(banco, 'unidades-produto');
  return (produto) => (embalagens) =>
    descreverQuantidade(embalagens, produto, rotulos.get(produto.unidadeProduto) ?? produto.unidadeProduto);
}

/** `escritorDeEmbalagens` for the product of a stock line. Two reads: only for refusals. */
export async function escritorDaLinha(tx: Transacao, produtoEstoqueId: number): Promise<EscreverEmbalagens> {
  const { unidadeProduto, medidaReal, unidadeMedida } = produtos;
  const produto = primeira(
    await tx
      .select({ unidadeProduto, medidaReal, unidadeMedida })
      .from(produtosEstoque)
      .innerJoin(produtoLotes, eq(produtoLotes.id, produtosEstoque.produtoLoteId))
      .innerJoin(produtos, eq(produtos.id, produtoLotes.produtoId))
      .where(eq(produtosEstoque.id, produtoEstoqueId)),
  );
  return (await escritorDeEmbalagens(tx))(produto);
}
