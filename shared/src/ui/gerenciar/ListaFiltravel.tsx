import { useDeferredValue, useImperativeHandle, useMemo, type ReactNode, type Ref } from 'react';
import { BarraDaSelecao, haParaVarias, type ParaVarias } from './BarraDaSelecao.js';
import { criarFiltro, haCriterio, type CampoDeBusca } from './filtro.js';
import { useMostrar } from './OrdemDosRegistros.js';
import { QuadroDaLista, type QuadroDaListaProps } from './QuadroDaLista.js';
import type { Marcadas } from './Selecao.js';
import { naOrdem, type TabelaProps } from './Tabela.js';
import { TabelaEmRepouso } from './TabelaEmRepouso.js';
import { useColunasVisiveis } from './useColunasVisiveis.js';
import { useDescricoesLidas } from './useDescricoesLidas.js';
import { useListaNoEndereco } from './useListaNoEndereco.js';
import { useSelecao } from './useSelecao.js';

/** The part of a TanStack query that the list uses. */
interface Consulta<T> {
  data: T[] | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ListaFiltravelProps<T>
  extends
    Pick<TabelaProps<NoInfer<T>>, 'colunas' | 'nomeDaLinha' | 'acoes' | 'rotulo' | 'detalhe'>,
    Pick<QuadroDaListaProps, 'lista' | 'vazio' | 'saidaDoVazio' | 'ferramentas'> {
  consulta: Consulta<T>;
  /** Search fields. Defined outside the component, or memoised: a new list discards the normalised texts. */
  busca?: readonly CampoDeBusca<NoInfer<T>>[];
  /** The acts on several rows, which the user selects. */
  paraVarias?: ParaVarias<NoInfer<T>>;
  /** Gets a function that tells which rows are shown. */
  mostradas?: Ref<IdsMostrados>;
  /** Between the search and the rows, with which it comes: nothing above it moves. */
  acimaDasLinhas?: ReactNode;
}

/** The ids of the rows that a list shows now, in its order; null while they are loading. */
export type IdsMostrados = () => number[] | null;

const SEM_BUSCA: readonly never[] = [];

const porId = ({ id }: { id: number }) => id;

/** Search, count and table of one query, with its loading, empty and error states. The browser filters and sorts. */
export function ListaFiltravel<T extends { id: number }>({
  consulta,
  busca = SEM_BUSCA,
  lista,
  vazio,
  saidaDoVazio,
  ferramentas,
  paraVarias,
  mostradas,
  acimaDasLinhas,
  ...tabela
}: ListaFiltravelProps<T>) {
  const { estado, aoMudarPagina, aoOrdenar } = lista;
  const { colunas } = tabela;
  const { visiveis, escolha } = useColunasVisiveis(tabela.rotulo, colunas);
  const aplicado = useDeferredValue(estado);
  const filtrar = useMemo(() => criarFiltro(busca), [busca]);
  // Rows that come are drawn in slices, between which the page answers: twenty take a cheap phone half a second.
  const lidas = useDeferredValue(consulta.data);
  const todas = useDescricoesLidas(colunas) && lista.esperando.length === 0 ? lidas : undefined;
  const filtradas = useMemo(() => filtrar(todas ?? [], aplicado.criterios), [filtrar, todas, aplicado.criterios]);
  const linhas = useMemo(() => naOrdem(filtradas, colunas, aplicado.ordem), [filtradas, colunas, aplicado.ordem]);
  const paginas = useMemo(
    () => ({ pagina: aplicado.pagina, ordem: aplicado.ordem, aoMudarPagina, aoOrdenar }),
    [aplicado.pagina, aplicado.ordem, aoMudarPagina, aoOrdenar],
  );
  useMostrar(useMemo(() => todas && { ids: linhas.map(porId), antes: 0, total: linhas.length }, [todas, linhas]));
  useImperativeHandle(
    mostradas,
    () => () =>
      consulta.data ? naOrdem(filtrar(consulta.data, estado.criterios), colunas, estado.ordem).map(porId) : null,
  );
  const { selecao, botao } = useSelecao<T>(haParaVarias(paraVarias) && lidas !== undefined && lidas.length > 0);
  return (
    <QuadroDaLista
      consulta={consulta}
      busca={busca}
      lista={lista}
      buscando={haCriterio(aplicado.criterios)}
      quantas={todas && { mostradas: linhas.length, todas: todas.length }}
      vazio={vazio}
      saidaDoVazio={saidaDoVazio}
      ferramentas={
        <>
          {botao}
          {escolha}
          {ferramentas}
        </>
      }
    >
      {(semLinhas) => (
        <>
          {selecao && (
            <BarraDaSelecao<T>
              {...paraVarias}
              selecao={selecao}
              alcance={linhas}
              escolhidas={(marcadas) => escolher(linhas, todas ?? [], marcadas)}
              nomeDaLinha={tabela.nomeDaLinha}
            />
          )}
          {todas && acimaDasLinhas}
          <TabelaEmRepouso<T>
            {...tabela}
            colunas={visiveis}
            linhas={linhas}
            chave={porId}
            paginas={paginas}
            selecao={selecao}
            carregando={todas === undefined}
            vazio={semLinhas}
          />
        </>
      )}
    </QuadroDaLista>
  );
}

/** The selected rows: those that are shown, in their order, and then those that a search hides. */
function escolher<T extends { id: number }>(
  mostradas: readonly T[],
  todas: readonly T[],
  marcadas: Marcadas<T>,
): readonly T[] {
  const vistas = mostradas.filter(({ id }) => marcadas.has(id));
  if (vistas.length === marcadas.size) return vistas;
  const ids = new Set(vistas.map(porId));
  return [...vistas, ...todas.filter(({ id }) => marcadas.has(id) && !ids.has(id))];
}

/**
 * A `ListaFiltravel` that keeps its own state: a keystroke renders only the list. Rendering the screen would create new
 * actions and columns, and the table would render all its rows.
 */
export function ListaComBusca<T extends { id: number }>(props: Omit<ListaFiltravelProps<T>, 'lista'>) {
  return <ListaFiltravel<T> {...props} lista={useListaNoEndereco(props.busca ?? SEM_BUSCA)} />;
}
