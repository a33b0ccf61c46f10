import { nomeDaEmbalagem, type ProdutoMedido } from '@merenda/shared/regras';

/**
 * One package of a product in a cell: 'Saco de 5 kg'; loose goods, or single pieces, have their name alone.
 * @param unidade the name of a package by its code
 */
export function escreverEmbalagem(produto: ProdutoMedido, unidade: (codigo: string) => string): string {
  const descricao = unidade(produto.unidadeProduto);
  const nome = nomeDaEmbalagem(produto, descricao);
  return nome === null ? descricao : nome.charAt(0).toUpperCase() + nome.slice(1);
}
