import { api } from '@merenda/shared';
import { consultasDeProdutos } from '@merenda/shared/consultas';
import { ORDENS_PRODUTO, type Produto } from '@merenda/shared/contratos';
import { BUSCA_DE_PRODUTOS, useListaCurtaOuPaginada } from '@merenda/shared/ui';

/** A product as it is now; undefined if it does not exist any more. */
export const lerProduto = async (id: number): Promise<Produto | undefined> =>
  (await api.get('produtos/pagina', { busca: { ids: String(id), porPagina: 1 } })).linhas[0];

/** The rows of 'Gerenciar Produtos'. */
export const useListaDeProdutos = () =>
  useListaCurtaOuPaginada({
    familia: consultasDeProdutos.familia,
    campos: BUSCA_DE_PRODUTOS,
    ordens: ORDENS_PRODUTO,
    ler: (criterios, pedida, signal) => api.get('produtos/pagina', { signal, busca: { ...criterios, ...pedida } }),
    um: consultasDeProdutos.um,
  });
