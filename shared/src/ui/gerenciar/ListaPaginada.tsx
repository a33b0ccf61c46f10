import type { ReactNode } from 'react';
import { BarraDaSelecao, haParaVarias, type ParaVarias } from './BarraDaSelecao.js';
import { PaginaMostrada } from './OrdemDosRegistros.js';
import { QuadroDaLista, type QuadroDaListaProps } from './QuadroDaLista.js';
import type { TabelaProps } from './Tabela.js';
import { TabelaEmRepouso } from './TabelaEmRepouso.js';
import { useColunasVisiveis } from './useColunasVisiveis.js';
import { useDescricoesLidas } from './useDescricoesLidas.js';
import type { PaginasComBusca } from './useListaPaginada.js';
import { useSelecao } from './useSelecao.js';

export interface ListaPaginadaProps<T>
  extends
    Pick<TabelaProps<NoInfer<T>>, 'colunas' | 'nomeDaLinha' | 'acoes' | 'rotulo'>,
    Pick<QuadroDaListaProps, 'vazio' | 'saidaDoVazio' | 'ferramentas'> {
  paginas: PaginasComBusca<T>;
  /** The acts on several rows, which the user selects, also on several pages. */
  paraVarias?: ParaVarias<NoInfer<T>>;
  /** Between the search and the rows, with which it comes: nothing above it moves. */
  acimaDasLinhas?: ReactNode;
}

const porId = ({ id }: { id: number }) => id;

/** Search, count and table of a list that the server pages, filters and sorts. */
export function ListaPaginada<T extends { id: number }>({
  paginas,
  paraVarias,
  vazio,
  saidaDoVazio,
  ferramentas,
  acimaDasLinhas,
  ...tabela
}: ListaPaginadaProps<T>) {
  const { visiveis, escolha } = useColunasVisiveis(tabela.rotulo, tabela.colunas);
  const { consulta, lista, campos, buscando, naTela } = paginas;
  const lida = useDescricoesLidas(tabela.colunas) ? paginas.lida : undefined;
  const { selecao, botao } = useSelecao<T>(haParaVarias(paraVarias) && lida !== undefined && lida.semFiltro > 0);
  return (
    <QuadroDaLista
      consulta={consulta}
      busca={campos}
      lista={lista}
      buscando={buscando}
      quantas={lida && { mostradas: lida.total, todas: lida.semFiltro }}
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
              alcance={lida?.linhas ?? []}
              daPagina
              escolhidas={(marcadas) => [...marcadas.values()]}
              nomeDaLinha={tabela.nomeDaLinha}
            />
          )}
          {lida && acimaDasLinhas}
          <PaginaMostrada paginas={paginas} />
          <TabelaEmRepouso<T>
            {...tabela}
            colunas={visiveis}
            linhas={lida?.linhas ?? []}
            paginas={naTela}
            selecao={selecao}
            chave={porId}
            carregando={lida === undefined}
            vazio={semLinhas}
          />
        </>
      )}
    </QuadroDaLista>
  );
}
