import { api, useEscrita, useEscritaDeVarios, useEscritaEm, useLeitura } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import { ORDENS_LOTE, PRAZOS_DE_USO, SITUACOES_DO_PRECO } from '@merenda/shared/contratos';
import { useListaPaginada, usePaginas, type CampoPerguntado } from '@merenda/shared/ui';
import { skipToken, useQuery } from '@tanstack/react-query';

const { doEstoque } = consultasDeEstoques;

/** A write to a stock makes the data of all stocks stale: a movement changes two of them. */
export const RENOVA = [consultasDeEstoques.familia];

/**
 * The lots of a stock, earliest expiry first. Disabled until a stock is chosen.
 * @param comSaldo without the empty lots
 */
export function useLinhasDeEstoque(estoque: number | undefined, { comSaldo = false } = {}) {
  return useQuery({
    queryKey: [...doEstoque(estoque), 'produtos-estoque', { comSaldo }],
    queryFn:
      estoque === undefined
        ? skipToken
        : ({ signal }) =>
            api.get('estoques/:id/produtos-estoque', {
              caminho: { id: estoque },
              busca: comSaldo ? { comSaldo: 'true' } : {},
              signal,
            }),
  });
}

/** The lots with a balance of a stock, or of all stocks of the user, with their values; by pages. */
export const useLotesDasUnidades = (campos: readonly CampoPerguntado[], estoque: number | undefined) =>
  useListaPaginada({
    chave: [...doEstoque(estoque), 'lotes'],
    campos,
    ordens: ORDENS_LOTE,
    ler: ({ produto, prazo, preco }, pedida, signal) =>
      api.get('estoques/produtos-estoque/pagina', {
        busca: {
          estoque,
          produto: produto?.toString(),
          prazo: PRAZOS_DE_USO.find((um) => um === prazo),
          preco: SITUACOES_DO_PRECO.find((um) => um === preco),
          ...pedida,
        },
        signal,
      }),
  });

/** What all stocks of the user are worth: the figures of the home. */
export const useValorDasUnidades = () =>
  useLeitura('hoje/:cartao', { queryKey: [...consultasDeEstoques.familia, 'valor'], caminho: { cartao: 'VALOR' } });

/** The products of a stock with their sums, minimum and cover, by name. */
export const useProdutosDoEstoque = (estoque: number) =>
  useLeitura('estoques/:id/por-produto', {
    queryKey: [...doEstoque(estoque), 'por-produto'],
    caminho: { id: estoque },
  });

/** What a stock is worth, in R$. */
export const useValorDoEstoque = (estoque: number) =>
  useLeitura('estoques/:id/valor', { queryKey: [...doEstoque(estoque), 'valor'], caminho: { id: estoque } });

export const useGravarMinimo = (estoque: number, produto: number) =>
  useEscritaEm('PUT /estoques/:id/minimos/:produto', { id: estoque, produto }, RENOVA);

/** The ledger of one line, newest first, by pages. */
export function useKardex(estoque: number, linha: number) {
  return usePaginas({
    chave: [...doEstoque(estoque), 'kardex', linha],
    ler: (pedida, signal) =>
      api.get('estoques/:id/produtos-estoque/:idProduto/kardex/pagina', {
        caminho: { id: estoque, idProduto: linha },
        busca: pedida,
        signal,
      }),
  });
}

export const useAdicionarProduto = (estoque: number) =>
  useEscritaEm('POST /estoques/:id/produtos-estoque', { id: estoque }, RENOVA);

export const useRegistrarSaida = (estoque: number, linha: number) =>
  useEscritaEm('PUT /estoques/:id/produtos-estoque/:idProduto', { id: estoque, idProduto: linha }, RENOVA);

export const useRegistrarSaidas = (estoque: number) =>
  useEscritaEm('POST /estoques/:id/saidas', { id: estoque }, RENOVA);

const excluirDe = (estoque: number | undefined) => (linha: number) =>
  estoque === undefined
    ? Promise.reject(new Error('no stock is chosen'))
    : api.delete('estoques/:id/produtos-estoque/:idProduto', { caminho: { id: estoque, idProduto: linha } });

export const useExcluirLinha = (estoque: number | undefined) => useEscrita(excluirDe(estoque), RENOVA);

export const useExcluirLinhas = (estoque: number | undefined) => useEscritaDeVarios(excluirDe(estoque), RENOVA);
