import FileExcelOutlined from '@ant-design/icons/FileExcelOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { Button } from 'antd';
import type { ListaExportavel } from '@merenda/shared/contratos';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icone } from '../Icone.js';
import { Tela } from '../tela/Tela.js';
import { prepararRelatorio } from './criterios.js';
import { Exportar } from './Exportar.js';
import { criarFiltro, type Criterios } from './filtro.js';
import { ListaFiltravel, type ListaFiltravelProps } from './ListaFiltravel.js';
import { ListaPaginada, type ListaPaginadaProps } from './ListaPaginada.js';
import type { Ordenacao } from './paginas-na-tela.js';
import { naOrdem } from './Tabela.js';

/** The rows: read whole and filtered by the browser, or paged by the server. */
type Linhas<T> =
  | (Pick<ListaFiltravelProps<T>, 'consulta' | 'busca' | 'selecao'> & { paginas?: undefined })
  | (Pick<ListaPaginadaProps<T>, 'paginas' | 'busca'> & { consulta?: undefined; selecao?: undefined });

type TelaGerenciarProps<T> = Linhas<T> &
  Pick<ListaFiltravelProps<T>, 'colunas' | 'nomeDaLinha' | 'acoes' | 'vazio'> & {
    titulo: string;
    /** Path of the registration: for the button 'Cadastrar' and the link of an empty list. */
    cadastro?: string;
    /** Path of the import from a spreadsheet. */
    importacao?: string;
    /** The list that 'Exportar' downloads, as it is filtered and sorted; the browser reads it whole. */
    exportacao?: ListaExportavel;
    /** Key of the report that takes the search criteria (specification 3, 'Report route'). */
    relatorio?: string;
    /** Replaces the opening of the report: gets its address and the search criteria. */
    aoPedirRelatorio?: (endereco: string, criterios: Criterios) => void;
    /** More buttons next to the title. */
    acoesDaTela?: ReactNode;
    /** Modals. */
    children?: ReactNode;
  };

/** A manage screen: search, table, actions by row, report; with its loading, empty and error states. */
export function TelaGerenciar<T extends { id: number }>({
  titulo,
  consulta,
  paginas,
  busca,
  selecao,
  cadastro,
  importacao,
  exportacao,
  relatorio,
  aoPedirRelatorio,
  vazio,
  acoesDaTela,
  children,
  ...tabela
}: TelaGerenciarProps<T>) {
  const navigate = useNavigate();
  const [criterios, setCriterios] = useState<Criterios>({});

  function pedirRelatorio(chave: string): void {
    const endereco = prepararRelatorio(chave, criterios);
    if (aoPedirRelatorio) aoPedirRelatorio(endereco, criterios);
    else void navigate(endereco);
  }

  // Nothing on the screen changes when the table is sorted.
  const ordenacao = useRef<Ordenacao>(undefined);
  const anotarOrdem = useCallback((ordem: Ordenacao | undefined) => {
    ordenacao.current = ordem;
  }, []);

  function idsMostrados(): number[] | null {
    if (!consulta?.data) return null;
    const filtradas = criarFiltro(busca ?? [])(consulta.data, criterios);
    return naOrdem(filtradas, tabela.colunas, ordenacao.current).map(({ id }) => id);
  }

  const botaoCadastrar = useMemo(
    () =>
      cadastro && (
        <Button type="primary" icon={<Icone de={PlusOutlined} />} onClick={() => void navigate(cadastro)}>
          Cadastrar
        </Button>
      ),
    [cadastro, navigate],
  );

  return (
    <Tela
      titulo={titulo}
      acoes={
        <>
          {acoesDaTela}
          {relatorio && (
            <Button icon={<Icone de={PrinterOutlined} />} onClick={() => pedirRelatorio(relatorio)}>
              Relatório
            </Button>
          )}
          {exportacao && <Exportar lista={exportacao} ids={idsMostrados} />}
          {importacao && (
            <Button icon={<Icone de={FileExcelOutlined} />} onClick={() => void navigate(importacao)}>
              Importar planilha
            </Button>
          )}
          {botaoCadastrar}
        </>
      }
    >
      {paginas ? (
        <ListaPaginada
          {...tabela}
          rotulo={titulo}
          paginas={paginas}
          busca={busca}
          vazio={vazio}
          saidaDoVazio={botaoCadastrar}
        />
      ) : (
        <ListaFiltravel
          {...tabela}
          rotulo={titulo}
          consulta={consulta}
          aoOrdenar={anotarOrdem}
          busca={busca}
          selecao={selecao}
          criterios={criterios}
          aoMudarCriterios={setCriterios}
          vazio={vazio}
          saidaDoVazio={botaoCadastrar}
        />
      )}
      {children}
    </Tela>
  );
}
