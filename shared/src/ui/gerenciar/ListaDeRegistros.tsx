import { memo, useDeferredValue, useImperativeHandle, useMemo, type ReactNode, type Ref } from 'react';
import { BarraDaSelecao, haParaVarias, type ParaVarias } from './BarraDaSelecao.js';
import { criarBusca, haCriterio, type CampoDeBusca, type Criterios } from './filtro.js';
import { PaginaMostrada, useMostrar } from './OrdemDosRegistros.js';
import { QuadroDaLista, type QuadroDaListaProps } from './QuadroDaLista.js';
import { escolhidas, useSelecao, type Marcadas } from './Selecao.js';
import { naOrdem, Tabela, type TabelaProps } from './Tabela.js';
import { useColunasVisiveis } from './useColunasVisiveis.js';
import { useDescricoesLidas } from './useDescricoesLidas.js';
import { useListaNoEndereco } from './useListaNoEndereco.js';
import type { PaginasComBusca } from './useListaPaginada.js';

/** A list that is read whole: the browser filters, sorts and pages it. */
export interface ListaInteira<T> {
  consulta: { data: T[] | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Search fields. Defined outside the component, or memoised: a new list discards the normalised texts. */
  busca?: readonly CampoDeBusca<NoInfer<T>>[];
  /** Gets a function that tells which rows are shown. */
  mostradas?: Ref<IdsMostrados>;
  /** Gets the criteria of the search. */
  criterios?: Ref<Criterios>;
  paginas?: undefined;
}

/** A list that the server filters, sorts and pages. */
export interface ListaEmPaginas<T> {
  paginas: PaginasComBusca<T>;
  consulta?: undefined;
  busca?: undefined;
  mostradas?: undefined;
  criterios?: undefined;
}

/** The ids of the rows that a list of the browser shows now, in its order; null while they are loading. */
export type IdsMostrados = () => number[] | null;

export interface ComunsDaLista<T>
  extends
    Pick<TabelaProps<T>, 'colunas' | 'nomeDaLinha' | 'acoes' | 'rotulo' | 'detalhe'>,
    Pick<QuadroDaListaProps, 'vazio' | 'saidaDoVazio' | 'ferramentas' | 'controles'> {
  /** The acts on several rows, which the user selects, also on several pages. */
  paraVarias?: ParaVarias<T>;
  /** Between the search and the rows, with which it comes: nothing above it moves. */
  acimaDasLinhas?: ReactNode;
}

type ListaProps<T> = (ListaInteira<T> | ListaEmPaginas<T>) & ComunsDaLista<NoInfer<T>>;

const SEM_BUSCA: readonly never[] = [];

const porId = ({ id }: { id: number }) => id;

/**
 * Search, count and table of a list, with its loading, empty and error states. It keeps its own state: a keystroke
 * renders only the list. Rendering the screen would create new actions and columns, and the table would render all its
 * rows.
 */
export function ListaDeRegistros<T extends { id: number }>(props: ListaProps<T>) {
  return props.paginas ? <ComPaginas<T> {...props} /> : <Inteira<T> {...props} />;
}

function ComPaginas<T extends { id: number }>({ paginas, ...resto }: ListaEmPaginas<T> & ComunsDaLista<T>) {
  const { consulta, lista, campos, buscando, parecidasCom, naTela } = paginas;
  const lida = useDescricoesLidas(resto.colunas) ? paginas.lida : undefined;
  return (
    <>
      <PaginaMostrada paginas={paginas} />
      <NaTela<T>
        {...resto}
        quadro={{ consulta, lista, buscando, busca: campos, parecidasCom }}
        quantas={lida && { mostradas: lida.total, todas: lida.semFiltro }}
        linhas={lida?.linhas ?? []}
        paginas={naTela}
        daPagina
        escolhidas={(marcadas) => [...marcadas.values()]}
      />
    </>
  );
}

function Inteira<T extends { id: number }>({
  consulta,
  busca = SEM_BUSCA,
  mostradas,
  criterios,
  ...resto
}: ListaInteira<T> & ComunsDaLista<T>) {
  const lista = useListaNoEndereco(busca);
  const { estado, esperando, aoMudarPagina, aoOrdenar } = lista;
  const { colunas } = resto;
  const aplicado = useDeferredValue(estado);
  const buscar = useMemo(() => criarBusca(busca), [busca]);
  // Rows that come are drawn in slices, between which the page answers: twenty take a cheap phone half a second.
  const lidas = useDeferredValue(consulta.data);
  const todas = useDescricoesLidas(colunas) && esperando.length === 0 ? lidas : undefined;
  const achadas = useMemo(() => buscar(todas ?? [], aplicado.criterios), [buscar, todas, aplicado.criterios]);
  const linhas = useMemo(() => naOrdem(achadas.linhas, colunas, aplicado.ordem), [achadas, colunas, aplicado.ordem]);
  const paginas = useMemo(
    () => ({ pagina: aplicado.pagina, ordem: aplicado.ordem, aoMudarPagina, aoOrdenar }),
    [aplicado.pagina, aplicado.ordem, aoMudarPagina, aoOrdenar],
  );
  useMostrar(useMemo(() => todas && { ids: linhas.map(porId), antes: 0, total: linhas.length }, [todas, linhas]));
  useImperativeHandle(
    mostradas,
    () => () =>
      consulta.data ? naOrdem(buscar(consulta.data, estado.criterios).linhas, colunas, estado.ordem).map(porId) : null,
  );
  useImperativeHandle(criterios, () => estado.criterios);
  return (
    <NaTela<T>
      {...resto}
      quadro={{ consulta, lista, busca, buscando: haCriterio(aplicado.criterios), parecidasCom: achadas.parecidasCom }}
      quantas={todas && { mostradas: linhas.length, todas: todas.length }}
      linhas={linhas}
      paginas={paginas}
      escolhidas={(marcadas) => escolhidas(linhas, todas ?? [], marcadas)}
    />
  );
}

interface NaTelaProps<T>
  extends
    ComunsDaLista<T>,
    Pick<QuadroDaListaProps, 'quantas'>,
    Pick<TabelaProps<T>, 'linhas'>,
    Required<Pick<TabelaProps<T>, 'paginas'>> {
  quadro: Pick<QuadroDaListaProps, 'consulta' | 'lista' | 'busca' | 'buscando' | 'parecidasCom'>;
  daPagina?: boolean;
  /** The selected rows as the list has them now, in its order. */
  escolhidas: (marcadas: Marcadas<T>) => readonly T[];
}

function NaTela<T extends { id: number }>({
  quadro,
  quantas,
  linhas,
  daPagina,
  escolhidas,
  paraVarias,
  vazio,
  saidaDoVazio,
  ferramentas,
  controles,
  acimaDasLinhas,
  ...tabela
}: NaTelaProps<T>) {
  const { visiveis, escolha } = useColunasVisiveis(tabela.rotulo, tabela.colunas);
  const { selecao, encerrar, ferramenta } = useSelecao<T>(
    haParaVarias(paraVarias) && quantas !== undefined && quantas.todas > 0,
  );
  return (
    <QuadroDaLista
      {...quadro}
      quantas={quantas}
      vazio={vazio}
      saidaDoVazio={saidaDoVazio}
      controles={controles}
      ferramentas={
        (ferramenta || escolha || ferramentas) && (
          <>
            {ferramenta}
            {escolha}
            {ferramentas}
          </>
        )
      }
    >
      {(semLinhas) => (
        <>
          {selecao && (
            <BarraDaSelecao<T>
              {...paraVarias}
              selecao={selecao}
              alcance={linhas}
              daPagina={daPagina}
              escolhidas={escolhidas}
              nomeDaLinha={tabela.nomeDaLinha}
              aoEncerrar={encerrar}
            />
          )}
          {quantas && acimaDasLinhas}
          <TabelaEmRepouso<T>
            {...tabela}
            emUmaLinha
            colunas={visiveis}
            linhas={linhas}
            chave={porId}
            selecao={selecao}
            carregando={quantas === undefined}
            vazio={semLinhas}
          />
        </>
      )}
    </QuadroDaLista>
  );
}

const Memorizada = memo(Tabela) as typeof Tabela;

/**
 * The table of a list. What happened is shown first, such as a keystroke in the search; the table follows in slices,
 * between which the page answers: twenty rows take a cheap phone half a second.
 */
function TabelaEmRepouso<T extends object>(props: TabelaProps<T>) {
  return <Memorizada<T> {...useDeferredValue(props)} />;
}
