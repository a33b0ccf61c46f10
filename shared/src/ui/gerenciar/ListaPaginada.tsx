import type { CampoPerguntado } from './filtro.js';
import { QuadroDaLista, type QuadroDaListaProps } from './QuadroDaLista.js';
import { Tabela, type TabelaProps } from './Tabela.js';
import type { PaginasComBusca } from './useListaPaginada.js';

export interface ListaPaginadaProps<T>
  extends
    Pick<TabelaProps<NoInfer<T>>, 'colunas' | 'nomeDaLinha' | 'acoes' | 'rotulo'>,
    Pick<QuadroDaListaProps, 'vazio' | 'saidaDoVazio'> {
  paginas: PaginasComBusca<T>;
  /** Search fields; the name of each is a parameter of the call. */
  busca?: readonly CampoPerguntado[];
}

const porId = ({ id }: { id: number }) => id;

/** Search, count and table of a list that the server pages, filters and sorts. */
export function ListaPaginada<T extends { id: number }>({
  paginas,
  busca = [],
  vazio,
  saidaDoVazio,
  ...tabela
}: ListaPaginadaProps<T>) {
  const { lida, consulta, criterios, aoMudarCriterios, buscando, naTela } = paginas;
  return (
    <QuadroDaLista
      consulta={consulta}
      busca={busca}
      criterios={criterios}
      aoMudarCriterios={aoMudarCriterios}
      buscando={buscando}
      quantas={lida && { mostradas: lida.total, todas: lida.semFiltro }}
      vazio={vazio}
      saidaDoVazio={saidaDoVazio}
    >
      {(semLinhas) => (
        <Tabela<T>
          {...tabela}
          linhas={lida?.linhas ?? []}
          paginas={naTela}
          chave={porId}
          carregando={lida === undefined}
          vazio={semLinhas}
        />
      )}
    </QuadroDaLista>
  );
}
