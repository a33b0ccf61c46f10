import type { RascunhoDeSolicitacao, SolicitacaoNova } from '@merenda/shared/contratos';
import { somar, valorDasEmbalagens } from '@merenda/shared/regras';

/** Packages by product, as the user changed them. */
export type QuantidadesPedidas = Readonly<Record<number, number>>;

/**
 * Which draft it is, also after the list is computed again. The next draft after a request is another one: the
 * adjustments of the previous one do not belong to it.
 */
export const chaveDoRascunho = ({ unidade, proposta, ultimaSolicitacao }: RascunhoDeSolicitacao): string =>
  [unidade.id, proposta, ultimaSolicitacao].join('-');

/** The draft with the user's quantities; a product without one leaves it. */
export function comQuantidades(
  rascunho: RascunhoDeSolicitacao,
  quantidades: QuantidadesPedidas | undefined,
): RascunhoDeSolicitacao {
  if (!quantidades) return rascunho;
  const itens = rascunho.itens
    .map((item) => {
      const quantidade = quantidades[item.produto.id] ?? item.quantidade;
      return { ...item, quantidade, valor: valorDasEmbalagens(quantidade, item.precoUnidade).toNumber() };
    })
    .filter(({ quantidade }) => quantidade > 0);
  return { ...rascunho, itens, valor: somar(itens.map(({ valor }) => valor)).toNumber() };
}

/** The draft as a request. */
export const paraCorpo = ({
  unidade,
  fornecedor,
  aquisicao,
  categorias,
  itens,
  ultimaSolicitacao,
}: RascunhoDeSolicitacao): SolicitacaoNova => ({
  aquisicao: { id: aquisicao.id },
  fornecedor: { id: fornecedor.id },
  unidadeEducacional: { id: unidade.id },
  categorias: categorias.map((id) => ({ id })),
  itens: itens.map(({ produto, quantidade }) => ({ produto: { id: produto.id }, quantidade })),
  ultimaSolicitacao,
});
