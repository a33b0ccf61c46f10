import type { ConsultasDeEscolha } from '@merenda/shared/consultas';
import { LIMITES, type Pagina, type PaginaPedida } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import type { CampoDeBusca, Criterios } from './filtro.js';
import { useExibido } from './useExibido.js';
import { useListaPaginada } from './useListaPaginada.js';

interface ListaCurtaOuPaginada<T extends { id: number }, O extends string, L> {
  familia: readonly string[];
  /** Each has the name of a parameter of the call. Defined outside the component. */
  campos: readonly CampoDeBusca<T>[];
  /** The orders of the call: the names that the titles of the columns give. */
  ordens: readonly O[];
  /** Reads one page. */
  ler: (criterios: Criterios, pedida: PaginaPedida<O>, signal: AbortSignal) => Promise<Pagina<T>>;
  /** Reads the record of the address. */
  um: ConsultasDeEscolha<T>['um'];
  /** Reads what the screen shows beside the rows, which wait for it. */
  aoLado?: (signal: AbortSignal) => Promise<L>;
}

/**
 * The rows of a manage screen. A list of at most a hundred records is read whole: the browser filters and sorts it at
 * each keystroke. Of a longer one the server finds, sorts and pages the rows.
 */
export function useListaCurtaOuPaginada<T extends { id: number }, O extends string, L = undefined>({
  familia,
  campos,
  ordens,
  ler,
  um,
  aoLado,
}: ListaCurtaOuPaginada<T, O, L>) {
  const primeiros = useQuery({
    queryKey: [...familia, 'primeiros'],
    queryFn: async ({ signal }) => {
      const [pagina, lado] = await Promise.all([ler({}, { porPagina: LIMITES.porPagina }, signal), aoLado?.(signal)]);
      return { pagina, lado };
    },
  });
  const pagina = primeiros.data?.pagina;
  const longa = pagina !== undefined && pagina.proximo !== null;
  const padroes = padroesDe(campos);
  const paginas = useListaPaginada<T, O>({
    chave: [...familia, 'lista'],
    ordens,
    campos,
    alem: padroes,
    ler: longa ? (criterios, pedida, signal) => ler({ ...padroes, ...criterios }, pedida, signal) : undefined,
  });
  const consulta = { ...primeiros, data: longa ? undefined : pagina?.linhas };

  // The record of the address may be on no page that was read, or leave the page after an act on it.
  const { exibido } = useExibido();
  const daPagina = paginas.lida?.linhas;
  const avulso = useQuery(um(longa ? exibido : null));
  const registro = avulso.data ?? daPagina?.find(({ id }) => id === exibido);
  // One that can't be read is not reported as gone.
  const lidos = registro ? [registro] : avulso.data === null ? [] : undefined;
  const registros = longa ? { data: lidos, isFetching: avulso.isFetching } : consulta;
  return {
    longa,
    linhas: longa ? { paginas } : { consulta, busca: campos },
    registros,
    aoLado: primeiros.data?.lado,
  };
}

/** What the fields search while nothing is chosen in them. */
const padroesDe = <T>(campos: readonly CampoDeBusca<T>[]): Criterios =>
  Object.fromEntries(campos.flatMap((campo) => ('padrao' in campo ? [[campo.campo, campo.padrao]] : [])));
