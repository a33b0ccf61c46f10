import { api } from '@merenda/shared';
import { consultasDeProdutos } from '@merenda/shared/consultas';
import { LIMITES, ORDENS_PRODUTO, type Produto } from '@merenda/shared/contratos';
import { useExibido, useListaPaginada, type CampoDeBusca } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** Each field has the name of a parameter of GET /produtos/pagina. */
const BUSCA: CampoDeBusca<Produto>[] = [
  { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
  { campo: 'item', rotulo: 'Item', texto: ({ item }) => item.nome },
];

/** A product as it is now; undefined if it does not exist any more. */
export const lerProduto = async (id: number): Promise<Produto | undefined> =>
  (await api.get('produtos/pagina', { busca: { ids: String(id), porPagina: 1 } })).linhas[0];

/**
 * The rows of 'Gerenciar Produtos'. A list of at most a hundred products is read whole: the browser filters and sorts
 * it at each keystroke. Of a longer one the server finds, sorts and pages the rows.
 */
export function useListaDeProdutos() {
  const primeiros = useQuery({
    queryKey: [...consultasDeProdutos.familia, 'primeiros'],
    queryFn: ({ signal }) => api.get('produtos/pagina', { signal, busca: { porPagina: LIMITES.porPagina } }),
  });
  const longa = primeiros.data !== undefined && primeiros.data.proximo !== null;
  const paginas = useListaPaginada({
    chave: [...consultasDeProdutos.familia, 'lista'],
    ordens: ORDENS_PRODUTO,
    campos: BUSCA,
    ler: longa
      ? (criterios, pedida, signal) => api.get('produtos/pagina', { signal, busca: { ...criterios, ...pedida } })
      : undefined,
  });
  const consulta = { ...primeiros, data: longa ? undefined : primeiros.data?.linhas };

  // The address may name a record that is on no page that was read.
  const { exibido } = useExibido();
  const naPagina = longa ? paginas.lida?.linhas : primeiros.data?.linhas;
  const avulso = useQuery(
    consultasDeProdutos.um(longa && !naPagina?.some(({ id }) => id === exibido) ? exibido : null),
  );
  const registros = {
    data: naPagina && [...naPagina, ...(avulso.data ? [avulso.data] : [])],
    isFetching: primeiros.isFetching || avulso.isFetching,
  };
  return { longa, linhas: longa ? { paginas } : { consulta, busca: BUSCA }, registros };
}
