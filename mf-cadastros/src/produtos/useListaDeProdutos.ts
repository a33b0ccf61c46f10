import { api } from '@merenda/shared';
import { consultasDeProdutos } from '@merenda/shared/consultas';
import { ORDENS_PRODUTO, type Produto } from '@merenda/shared/contratos';
import { useListaCurtaOuPaginada, type CampoDeBusca } from '@merenda/shared/ui';

const BUSCA: CampoDeBusca<Produto>[] = [
  { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
  { campo: 'item', rotulo: 'Item', texto: ({ item }) => item.nome },
];

/** A product as it is now; undefined if it does not exist any more. */
export const lerProduto = async (id: number): Promise<Produto | undefined> =>
  (await api.get('produtos/pagina', { busca: { ids: String(id), porPagina: 1 } })).linhas[0];

/** The rows of 'Gerenciar Produtos'. */
export const useListaDeProdutos = () =>
  useListaCurtaOuPaginada({
    familia: consultasDeProdutos.familia,
    campos: BUSCA,
    ordens: ORDENS_PRODUTO,
    ler: (criterios, pedida, signal) => api.get('produtos/pagina', { signal, busca: { ...criterios, ...pedida } }),
    um: consultasDeProdutos.um,
  });
