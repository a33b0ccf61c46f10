import { api } from '@merenda/shared';
import { LIMITES, type Produto } from '@merenda/shared/contratos';
import { palavrasDaBusca, paraBusca } from '@merenda/shared/formatos';
import { keepPreviousData, queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { reunir } from './reunir.js';

const familia = ['produtos'] as const;

/** Products that a choice shows at once. */
const POR_ESCOLHA = 50;

const chaveDoProduto = (id: number | null | undefined) => [...familia, 'um', id ?? null] as const;

/** What was read with others is also known by itself. */
function guardar(client: QueryClient, produtos: readonly Produto[]): void {
  for (const produto of produtos) client.setQueryData(chaveDoProduto(produto.id), produto);
}

const lerProduto = reunir(async (ids) => {
  const { linhas } = await api.get('produtos/pagina', { busca: { ids: ids.join(), porPagina: ids.length } });
  return new Map(linhas.map((produto) => [produto.id, produto]));
}, LIMITES.porPagina);

/** Queries of products. */
export const consultasDeProdutos = {
  familia,
  /** GET /produtos/pagina: the first products with these words in their name or their item's, for a choice. */
  escolha: (texto: string) =>
    queryOptions({
      queryKey: [...familia, 'escolha', ...palavrasDaBusca(texto)],
      queryFn: async ({ client, signal }) => {
        const busca = { texto: texto.trim() || undefined, porPagina: POR_ESCOLHA };
        const pagina = await api.get('produtos/pagina', { signal, busca });
        guardar(client, pagina.linhas);
        return pagina;
      },
      placeholderData: keepPreviousData,
    }),
  /** One product by its id; null if it does not exist any more. Several that are asked for at once are one request. */
  um: (id: number | null | undefined) =>
    queryOptions({
      queryKey: chaveDoProduto(id),
      queryFn: id ? async (): Promise<Produto | null> => (await lerProduto(id)) ?? null : skipToken,
    }),
  /** The products with these names, accents and case aside: for rows that are pasted. */
  comNomes: (nomes: readonly string[]) => {
    const procurados = [...new Set(nomes.map(paraBusca))].filter((nome) => nome !== '').sort();
    return queryOptions({
      queryKey: [...familia, 'com-nomes', procurados],
      queryFn: async ({ client, signal }) => {
        const achados: Produto[] = [];
        for (let inicio = 0; inicio < procurados.length; inicio += LIMITES.nomesPorBusca) {
          const busca = {
            nomes: procurados.slice(inicio, inicio + LIMITES.nomesPorBusca).join('\n'),
            porPagina: LIMITES.porPagina,
          };
          achados.push(...(await api.get('produtos/pagina', { signal, busca })).linhas);
        }
        guardar(client, achados);
        return achados;
      },
      placeholderData: keepPreviousData,
    });
  },
};
