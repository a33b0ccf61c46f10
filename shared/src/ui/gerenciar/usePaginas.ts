import type { Pagina, PaginaPedida } from '@merenda/shared/contratos';
import { hashKey, partialMatchKey, skipToken, useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Parametros } from './Exportar.js';
import {
  ordemDoClique,
  paginaDepois,
  POR_PAGINA,
  type MudarPagina,
  type Ordenacao,
  type PaginasNaTela,
} from './paginas-na-tela.js';
import type { ListaNoEndereco } from './useListaNoEndereco.js';

export interface ListaNoServidor<T, O extends string> {
  /** Family and name of the list. */
  chave: QueryKey;
  /** The filters, as a part of the query key: another search begins at its first page. */
  busca?: Parametros;
  /** The orders of the call. */
  ordens?: readonly O[];
  porPagina?: number;
  /** Keeps the page and the order in the address. */
  noEndereco?: Pick<ListaNoEndereco, 'escrito' | 'aoMudarPagina' | 'aoOrdenar'>;
  /** Reads one page; undefined while it is not known of what. */
  ler: ((pedida: PaginaPedida<O>, signal: AbortSignal) => Promise<Pagina<T>>) | undefined;
}

/** The open page of a list that the server pages, and how to open another. */
export interface Paginas<T> {
  /** While another page of the list is on its way, the page before; undefined until the first one has come. */
  lida: Pagina<T> | undefined;
  /** Rows on the pages before `lida`; undefined while another page is on its way. */
  antes: number | undefined;
  consulta: { error: unknown; isFetching: boolean; refetch: () => unknown };
  naTela: PaginasNaTela;
  /** The filters and the order: the parameters of the call that are the same for all pages. */
  recorte: Parametros;
}

/** Reads a list page by page. The next page begins after the last row that was shown, whatever was written since. */
export function usePaginas<T, O extends string = never>({
  chave,
  busca = {},
  ordens = [],
  porPagina = POR_PAGINA,
  noEndereco,
  ler,
}: ListaNoServidor<T, O>): Paginas<T> {
  const [ordemPropria, setOrdemPropria] = useState<Ordenacao>();
  const ordem = conhecida(ordens, noEndereco ? noEndereco.escrito.ordem : ordemPropria);
  const lista = [...chave, 'paginas', busca, ordem];
  const identidade = hashKey(lista);
  const [aberta, setAberta] = useState({ lista: identidade, pagina: 1 });
  const propriaEm = ({ lista: qual, pagina: uma }: typeof aberta) => (qual === identidade ? uma : 1);
  const [fim, setFim] = useState({ lista: identidade, ultima: Infinity });
  const pagina = Math.min(
    noEndereco ? noEndereco.escrito.pagina : propriaEm(aberta),
    fim.lista === identidade ? fim.ultima : Infinity,
  );
  const abrir: MudarPagina = (mudanca) => {
    setFim({ lista: identidade, ultima: Infinity });
    if (noEndereco) noEndereco.aoMudarPagina(mudanca);
    else setAberta((antes) => ({ lista: identidade, pagina: paginaDepois(propriaEm(antes), mudanca) }));
  };
  const consulta = useQuery({
    queryKey: [...lista, pagina],
    queryFn: ler
      ? ({ client, signal }) => ler({ ...inicioDa(client, lista, pagina, porPagina), ...ordem, porPagina }, signal)
      : skipToken,
    placeholderData: (anterior, lidaAntes) =>
      lidaAntes && partialMatchKey(lidaAntes.queryKey, chave) ? anterior : undefined,
  });
  // Rows that come are drawn in slices, between which the page answers.
  const lida = useDeferredValue(consulta.data);
  const ultima = Math.max(1, Math.ceil((consulta.data?.total ?? 0) / porPagina));
  // The rows of the last page were deleted, or the address names a page that the list does not have.
  if (consulta.data && !consulta.isPlaceholderData && pagina > ultima) setFim({ lista: identidade, ultima });
  return {
    lida,
    antes: consulta.isPlaceholderData || lida !== consulta.data ? undefined : (pagina - 1) * porPagina,
    consulta,
    recorte: { ...busca, ...ordem },
    naTela: {
      pagina,
      total: lida?.total ?? 0,
      aoMudarPagina: abrir,
      ordem,
      aoOrdenar: noEndereco?.aoOrdenar ?? ((coluna) => setOrdemPropria((antes) => ordemDoClique(antes, coluna))),
    },
  };
}

/** The order, if the call has it. */
function conhecida<O extends string>(ordens: readonly O[], pedida: Ordenacao | undefined): Ordenacao<O> | undefined {
  const ordem = ordens.find((uma) => uma === pedida?.ordem);
  return ordem && pedida && { ordem, sentido: pedida.sentido };
}

/** The parameters of a page: after the nearest page before it that was read, leaving out what lies between them. */
function inicioDa(
  client: QueryClient,
  lista: QueryKey,
  pagina: number,
  porPagina: number,
): Pick<PaginaPedida, 'apos' | 'pular'> {
  for (let anterior = pagina - 1; anterior > 0; anterior -= 1) {
    const apos = client.getQueryData<Pagina<unknown>>([...lista, anterior])?.proximo;
    if (apos) return { apos, pular: (pagina - 1 - anterior) * porPagina };
  }
  return { pular: (pagina - 1) * porPagina };
}
