import { memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { criarFiltro, haCriterio, type CampoDeBusca, type Criterios } from './filtro.js';
import { BarraDaSelecao, type Selecao } from './Selecao.js';
import { QuadroDaLista, type QuadroDaListaProps } from './QuadroDaLista.js';
import { Tabela, type TabelaProps } from './Tabela.js';

/** The part of a TanStack query that the list uses. */
interface Consulta<T> {
  data: T[] | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ListaFiltravelProps<T>
  extends
    Pick<TabelaProps<NoInfer<T>>, 'colunas' | 'nomeDaLinha' | 'acoes' | 'rotulo' | 'aoOrdenar'>,
    Pick<QuadroDaListaProps, 'criterios' | 'aoMudarCriterios' | 'vazio' | 'saidaDoVazio'> {
  consulta: Consulta<T>;
  /** Search fields. Defined outside the component, or memoised: a new list discards the normalised texts. */
  busca?: readonly CampoDeBusca<NoInfer<T>>[];
  /** Rows can be selected, by their ids; `acoes` are the buttons for the selected ones. */
  selecao?: Selecao & { acoes: ReactNode };
}

const SEM_BUSCA: readonly never[] = [];

/** A keystroke is shown first and its results next: in between the table does not render. */
const TabelaEmRepouso = memo(Tabela) as typeof Tabela;

const porId = ({ id }: { id: number }) => id;

/** Search, count and table of one query, with its loading, empty and error states. The browser filters and sorts. */
export function ListaFiltravel<T extends { id: number }>({
  consulta,
  busca = SEM_BUSCA,
  criterios,
  aoMudarCriterios,
  vazio,
  saidaDoVazio,
  selecao,
  ...tabela
}: ListaFiltravelProps<T>) {
  const aplicados = useDeferredValue(criterios);
  const filtrar = useMemo(() => criarFiltro(busca), [busca]);
  // Rows that come are drawn in slices, between which the page answers: twenty take a cheap phone half a second.
  const todas = useDeferredValue(consulta.data);
  const linhas = useMemo(() => filtrar(todas ?? [], aplicados), [filtrar, todas, aplicados]);
  return (
    <QuadroDaLista
      consulta={consulta}
      busca={busca}
      criterios={criterios}
      aoMudarCriterios={aoMudarCriterios}
      buscando={haCriterio(aplicados)}
      quantas={todas && { mostradas: linhas.length, todas: todas.length }}
      vazio={vazio}
      saidaDoVazio={saidaDoVazio}
    >
      {(semLinhas) => (
        <>
          {selecao && todas && todas.length > 0 && (
            <BarraDaSelecao
              selecao={selecao}
              mostradas={linhas.map(porId)}
              quantas={todas.filter(({ id }) => selecao.marcadas.has(id)).length}
              acoes={selecao.acoes}
            />
          )}
          <TabelaEmRepouso<T>
            {...tabela}
            linhas={linhas}
            chave={porId}
            selecao={selecao}
            carregando={todas === undefined}
            vazio={semLinhas}
          />
        </>
      )}
    </QuadroDaLista>
  );
}

/**
 * A `ListaFiltravel` with its own search state: a keystroke renders only the list. Rendering the screen would create
 * new actions and columns, and the table would render all its rows.
 */
export function ListaComBusca<T extends { id: number }>(
  lista: Omit<ListaFiltravelProps<T>, 'criterios' | 'aoMudarCriterios'>,
) {
  const [criterios, setCriterios] = useState<Criterios>({});
  return <ListaFiltravel<T> {...lista} criterios={criterios} aoMudarCriterios={setCriterios} />;
}
