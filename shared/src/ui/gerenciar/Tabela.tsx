import { compararTextos } from '@merenda/shared/formatos';
import { Card, Flex, Table, Typography, type TableColumnType, type TableProps } from 'antd';
import { startTransition, useState, type ReactNode } from 'react';
import { useTelaEstreita } from '../tela/useTelaEstreita.js';
import { AcoesDaLinha, type AcaoDeLinha } from './AcoesDaLinha.js';
import { nomearSetas, Paginacao } from './Paginacao.js';
import { MarcaDaLinha, type Selecao } from './Selecao.js';
import { POR_PAGINA, type Ordenacao, type PaginasNaTela } from './paginas-na-tela.js';

export interface Coluna<T> {
  titulo: string;
  valor: (linha: T) => ReactNode;
  /**
   * What the column is sorted by; without it there is no sorting. In a list that the server pages, the name of the
   * server's order.
   */
  ordem?: ((linha: T) => string | number) | string;
  /** Aligns numbers to the right. */
  numerica?: boolean;
  /** The title of the card on phones; default: the first column. */
  principal?: boolean;
}

export interface TabelaProps<T> {
  /** Names the table for screen readers. */
  rotulo: string;
  linhas: readonly T[];
  colunas: readonly Coluna<T>[];
  chave: (linha: T) => string | number;
  /** The name of a row in the names of its buttons: 'Editar ARROZ'. */
  nomeDaLinha: (linha: T) => string;
  acoes?: readonly AcaoDeLinha<T>[];
  carregando?: boolean;
  vazio: ReactNode;
  /** Called when the user sorts a list that the browser sorts; undefined after the sorting ends. */
  aoOrdenar?: (ordenacao: Ordenacao | undefined) => void;
  /** For a list that the server pages and sorts: `linhas` are those of one page. */
  paginas?: PaginasNaTela;
  /** Gives each row a checkbox. */
  selecao?: Selecao;
}

/** A number and its unit are read as one. */
const NUMA_LINHA = { whiteSpace: 'nowrap' } as const;

/** A paged table; on phones the same rows as cards. */
export function Tabela<T extends object>(props: TabelaProps<T>) {
  const [pagina, setPagina] = useState(1);
  const estreita = useTelaEstreita();
  const { paginas, linhas } = props;
  const ultima = Math.max(1, Math.ceil(linhas.length / POR_PAGINA));
  const paginacao = paginas
    ? { current: paginas.pagina, total: paginas.total, onChange: paginas.aoMudarPagina }
    : // A search may have fewer pages than the open one.
      {
        current: Math.min(pagina, ultima),
        total: linhas.length,
        // The rows are drawn in slices: the page answers meanwhile.
        onChange: (outra: number) => startTransition(() => setPagina(outra)),
      };
  return estreita ? <Cartoes {...props} paginacao={paginacao} /> : <Grade {...props} paginacao={paginacao} />;
}

interface ComPaginacao {
  paginacao: { current: number; total: number; onChange: (pagina: number) => void };
}

function Grade<T extends object>({
  rotulo,
  linhas,
  colunas,
  chave,
  nomeDaLinha,
  acoes = [],
  carregando,
  vazio,
  aoOrdenar,
  paginas,
  paginacao,
  selecao,
}: TabelaProps<T> & ComPaginacao) {
  const colunasDaGrade: TableColumnType<T>[] = colunas.map(({ titulo, valor, ordem, numerica }) => ({
    key: typeof ordem === 'string' ? ordem : titulo,
    title: titulo,
    align: numerica ? 'right' : undefined,
    onCell: numerica ? () => ({ style: NUMA_LINHA }) : undefined,
    render: (_, linha) => valor(linha),
    ...ordenacaoDa(ordem, paginas),
  }));
  if (selecao) {
    colunasDaGrade.unshift({
      key: 'selecao',
      onHeaderCell: () => ({ 'aria-label': 'Seleção' }),
      width: 40,
      render: (_, linha) => <MarcaDaLinha selecao={selecao} chave={chave(linha)} nome={nomeDaLinha(linha)} />,
    });
  }
  if (acoes.length > 0) {
    colunasDaGrade.push({
      key: 'acoes',
      title: 'Ações',
      align: 'right',
      width: acoes.some(({ comPalavra }) => comPalavra) ? undefined : acoes.length * 42 + 16,
      render: (_, linha) => <AcoesDaLinha linha={linha} nome={nomeDaLinha(linha)} acoes={acoes} />,
    });
  }
  return (
    // Long texts wrap before the last columns leave the screen. Not by antd's `scroll`: it measures the page at each
    // change.
    <div style={{ overflowX: 'auto' }}>
      <Table<T>
        aria-label={rotulo}
        size="small"
        rowKey={chave}
        columns={colunasDaGrade}
        dataSource={linhas as T[]}
        loading={carregando}
        locale={{ emptyText: carregando ? ' ' : vazio }}
        onChange={(_paginacao, _filtros, ordenada, { action }) => {
          if (action === 'sort') (paginas?.aoOrdenar ?? aoOrdenar)?.(ordemPedida(ordenada));
        }}
        pagination={{
          ...paginacao,
          pageSize: POR_PAGINA,
          showSizeChanger: false,
          hideOnSinglePage: true,
          itemRender: nomearSetas,
        }}
      />
    </div>
  );
}

/** Sorting in the browser, or by the server. */
function ordenacaoDa<T>(
  ordem: Coluna<T>['ordem'],
  paginas: PaginasNaTela | undefined,
): Pick<TableColumnType<T>, 'sorter' | 'sortOrder'> {
  if (typeof ordem === 'function') return { sorter: (a, b) => comparar(ordem(a), ordem(b)) };
  if (ordem === undefined || !paginas?.aoOrdenar) return {};
  return { sorter: true, sortOrder: paginas.ordem?.ordem === ordem ? NA_GRADE[paginas.ordem.sentido] : null };
}

const NA_GRADE = { CRESCENTE: 'ascend', DECRESCENTE: 'descend' } as const;

/** Undefined after a third click, which ends the sorting. */
function ordemPedida<T>(ordenada: Parameters<NonNullable<TableProps<T>['onChange']>>[2]): Ordenacao | undefined {
  const { columnKey, order } = Array.isArray(ordenada) ? {} : ordenada;
  if (typeof columnKey !== 'string' || !order) return undefined;
  return { ordem: columnKey, sentido: order === 'ascend' ? 'CRESCENTE' : 'DECRESCENTE' };
}

function Cartoes<T extends object>({
  rotulo,
  linhas,
  colunas,
  chave,
  nomeDaLinha,
  acoes = [],
  carregando,
  vazio,
  paginas,
  paginacao,
  selecao,
}: TabelaProps<T> & ComPaginacao) {
  if (carregando) return <Card loading />;
  if (linhas.length === 0) return vazio;
  const inicio = paginas ? 0 : (paginacao.current - 1) * POR_PAGINA;
  const principal = colunas.find((coluna) => coluna.principal) ?? colunas[0];
  const outras = colunas.filter((coluna) => coluna !== principal);
  return (
    <Flex vertical gap="middle">
      <Flex
        component="ul"
        vertical
        gap="small"
        aria-label={rotulo}
        style={{ listStyle: 'none', margin: 0, padding: 0 }}
      >
        {linhas.slice(inicio, inicio + POR_PAGINA).map((linha) => (
          <li key={chave(linha)}>
            <Card
              size="small"
              title={
                selecao ? (
                  <Flex gap="small">
                    <MarcaDaLinha selecao={selecao} chave={chave(linha)} nome={nomeDaLinha(linha)} />
                    <div>{principal?.valor(linha)}</div>
                  </Flex>
                ) : (
                  principal?.valor(linha)
                )
              }
              styles={{ title: { whiteSpace: 'normal' }, header: { paddingBlock: 8 } }}
            >
              {outras.map((coluna) => (
                <LinhaDoCartao key={coluna.titulo} titulo={coluna.titulo} valor={coluna.valor(linha)} />
              ))}
              {acoes.length > 0 && <AcoesDaLinha linha={linha} nome={nomeDaLinha(linha)} acoes={acoes} />}
            </Card>
          </li>
        ))}
      </Flex>
      <Paginacao {...paginacao} simple align="center" pageSize={POR_PAGINA} />
    </Flex>
  );
}

/** Empty values take no room on a phone. */
function LinhaDoCartao({ titulo, valor }: { titulo: string; valor: ReactNode }) {
  if (valor === null || valor === undefined || valor === '') return null;
  return (
    <Flex gap="middle" justify="space-between">
      <Typography.Text type="secondary" style={{ flexShrink: 0 }}>
        {titulo}
      </Typography.Text>
      <Typography.Text style={{ textAlign: 'right' }}>{valor}</Typography.Text>
    </Flex>
  );
}

/** The rows as the table shows them when the user sorted by a column, named by its title. */
export function naOrdem<T>(linhas: readonly T[], colunas: readonly Coluna<T>[], ordenacao?: Ordenacao): T[] {
  const ordem = colunas.find(({ titulo }) => titulo === ordenacao?.ordem)?.ordem;
  if (typeof ordem !== 'function') return [...linhas];
  const sinal = ordenacao?.sentido === 'DECRESCENTE' ? -1 : 1;
  return linhas.toSorted((a, b) => sinal * comparar(ordem(a), ordem(b)));
}

function comparar(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compararTextos(String(a), String(b));
}
