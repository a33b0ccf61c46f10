import { ehCampoDeTexto, haCriterio, preenchidos, type CampoPerguntado, type Criterios } from './filtro.js';
import { useListaNoEndereco, type ListaNoEndereco } from './useListaNoEndereco.js';
import type { Parametros } from './Exportar.js';
import { usePaginas, type ListaNoServidor, type Paginas } from './usePaginas.js';

/** A list that the server pages and that is searched by fields. */
export interface PaginasComBusca<T> extends Paginas<T> {
  campos: readonly CampoPerguntado[];
  lista: ListaNoEndereco;
  /** Whether the rows are those of a search. */
  buscando: boolean;
  /** The typed text that no row has, when the rows are those with almost the same words. */
  parecidasCom: string | undefined;
}

interface ListaComCampos<T, O extends string> extends Omit<ListaNoServidor<T, O>, 'busca' | 'ler' | 'noEndereco'> {
  /** Search fields; the name of each is a parameter of the call. */
  campos: readonly CampoPerguntado[];
  /** Parameters of the call that no field has. */
  alem?: Parametros;
  /** Reads one page of what the filled fields select; undefined while it is not known of what. */
  ler:
    | ((
        criterios: Criterios,
        ...pagina: Parameters<NonNullable<ListaNoServidor<T, O>['ler']>>
      ) => ReturnType<NonNullable<ListaNoServidor<T, O>['ler']>>)
    | undefined;
}

/** `usePaginas` with search fields for `ListaDeRegistros`; search, order and page are in the address. */
export function useListaPaginada<T, O extends string = never>({
  ler,
  campos,
  alem,
  ...servidor
}: ListaComCampos<T, O>): PaginasComBusca<T> {
  const lista = useListaNoEndereco(campos);
  const busca = preenchidos(lista.escrito.criterios);
  const paginas = usePaginas<T, O>({
    ...servidor,
    busca: { ...alem, ...busca },
    noEndereco: lista,
    ler: ler && lista.esperando.length === 0 ? (...pagina) => ler(busca, ...pagina) : undefined,
  });
  const digitado = campos.filter(ehCampoDeTexto).flatMap(({ campo }) => busca[campo] ?? []);
  return {
    ...paginas,
    campos,
    lista,
    buscando: haCriterio(busca),
    parecidasCom: paginas.lida?.parecidas ? digitado.join(' ') : undefined,
  };
}
