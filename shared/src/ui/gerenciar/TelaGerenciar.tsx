import PlusOutlined from '@ant-design/icons/PlusOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { Button } from 'antd';
import { temVisoes, type ListaExportavel } from '@merenda/shared/contratos';
import { useMemo, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Icone } from '../Icone.js';
import { BotaoDaFerramenta } from '../tela/BotaoComPainel.js';
import { Tela } from '../tela/Tela.js';
import type { AcaoDaSelecao, ParaVarias } from './BarraDaSelecao.js';
import { prepararRelatorio } from './criterios.js';
import { Exportar, type RecorteDaLista } from './Exportar.js';
import type { Criterios } from './filtro.js';
import {
  ListaDeRegistros,
  type ComunsDaLista,
  type IdsMostrados,
  type ListaEmPaginas,
  type ListaInteira,
} from './ListaDeRegistros.js';
import { Visoes } from './Visoes.js';

/** The rows: read whole and filtered by the browser, or paged by the server. */
export type LinhasDaTela<T> =
  | Pick<ListaInteira<T>, 'consulta' | 'busca' | 'paginas'>
  | Pick<ListaEmPaginas<T>, 'consulta' | 'busca' | 'paginas'>;

export interface AlemDasLinhas<T> extends Pick<
  ComunsDaLista<T>,
  'colunas' | 'nomeDaLinha' | 'acoes' | 'vazio' | 'acimaDasLinhas'
> {
  titulo: string;
  /** Path of the registration: for the button 'Cadastrar' and the link of an empty list. */
  cadastro?: string;
  /** Path of the import from a spreadsheet. */
  importacao?: string;
  /** The list that 'Exportar' downloads, as it is filtered and sorted. */
  exportacao?: ListaExportavel;
  /** Key of the report that takes the search criteria (specification 3, 'Report route'). */
  relatorio?: string;
  /** Replaces the opening of the report: gets its address, the search criteria, and the selected rows. */
  aoPedirRelatorio?: (endereco: string, criterios: Criterios, selecionadas?: readonly T[]) => void;
  /** What can be done with the selected rows, after the export and the report of them. */
  emVarias?: readonly AcaoDaSelecao<T>[];
  /** More tools that act on the list as it is shown, in its menu '⋯'. */
  ferramentas?: ReactNode;
  /** More buttons next to the title. */
  acoesDaTela?: ReactNode;
  /** Above the list: what its rows add up to. */
  resumo?: ReactNode;
  /** Modals. */
  children?: ReactNode;
}

/** A manage screen: search, table, actions by row, report; with its loading, empty and error states. */
export function TelaGerenciar<T extends { id: number }>({
  titulo,
  consulta,
  paginas,
  busca,
  cadastro,
  importacao,
  exportacao,
  relatorio,
  aoPedirRelatorio,
  emVarias = [],
  vazio,
  ferramentas: outrasFerramentas,
  acoesDaTela,
  resumo,
  children,
  ...tabela
}: LinhasDaTela<T> & AlemDasLinhas<NoInfer<T>>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const mostradas = useRef<IdsMostrados>(null);
  const criteriosNoNavegador = useRef<Criterios>(null);

  function pedirRelatorio(chave: string, selecionadas?: readonly T[]): void {
    // Rows may be selected in several searches.
    const criterios = selecionadas ? {} : (paginas?.lista.estado.criterios ?? criteriosNoNavegador.current ?? {});
    const endereco = prepararRelatorio(
      chave,
      criterios,
      selecionadas?.map(({ id }) => id),
    );
    if (aoPedirRelatorio) aoPedirRelatorio(endereco, criterios, selecionadas);
    else void navigate(endereco);
  }

  const recorte = (): RecorteDaLista => (paginas ? { busca: paginas.recorte } : { ids: mostradas.current?.() ?? null });

  const paraVarias: ParaVarias<T> = {
    exportacao: exportacao && { lista: exportacao, ...(paginas && { busca: { ...paginas.naTela.ordem } }) },
    acoes: [
      ...(relatorio
        ? [{ rotulo: 'Imprimir lista', aoAcionar: (linhas: readonly T[]) => pedirRelatorio(relatorio, linhas) }]
        : []),
      ...emVarias,
    ],
  };

  const botaoCadastrar = useMemo(
    () =>
      cadastro && (
        <Button type="primary" icon={<Icone de={PlusOutlined} />} onClick={() => void navigate(cadastro)}>
          Cadastrar
        </Button>
      ),
    [cadastro, navigate],
  );

  const visoes = temVisoes(pathname) && <Visoes lista={pathname} />;
  const ferramentas = (visoes || exportacao || importacao || outrasFerramentas) && (
    <>
      {visoes}
      {exportacao && <Exportar lista={exportacao} recorte={recorte} />}
      {importacao && <BotaoDaFerramenta rotulo="Importar planilha" aoAcionar={() => void navigate(importacao)} />}
      {outrasFerramentas}
    </>
  );

  return (
    <Tela
      titulo={titulo}
      larga
      acoes={
        <>
          {acoesDaTela}
          {relatorio && (
            <Button icon={<Icone de={PrinterOutlined} />} onClick={() => pedirRelatorio(relatorio)}>
              Relatório
            </Button>
          )}
        </>
      }
      principal={botaoCadastrar}
    >
      {resumo && <div style={{ marginBottom: 8 }}>{resumo}</div>}
      <ListaDeRegistros<T>
        {...tabela}
        {...(paginas ? { paginas } : { consulta, busca, mostradas, criterios: criteriosNoNavegador })}
        rotulo={titulo}
        paraVarias={paraVarias}
        vazio={vazio}
        ferramentas={ferramentas}
        saidaDoVazio={botaoCadastrar}
      />
      {children}
    </Tela>
  );
}
