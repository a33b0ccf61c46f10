import { compararTextos } from '@merenda/shared/formatos';
import { Card, Flex, Table, Typography, type TableColumnType } from 'antd';
import { startTransition, useState, type ReactNode } from 'react';
import { useTelaEstreita } from '../tela/useTelaEstreita.js';
import { AcoesDaLinha, type AcaoDeLinha } from './AcoesDaLinha.js';
import { nomearSetas, Paginacao } from './Paginacao.js';

export interface Coluna<T> {
  titulo: string;
  valor: (linha: T) => ReactNode;
  /** What the column is sorted by; without it there is no sorting. */
  ordem?: (linha: T) => string | number;
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
}

/** Rows on one page: it keeps the DOM small for lists of any length. */
const POR_PAGINA = 20;

/** A number and its unit are read as one. */
const NUMA_LINHA = { whiteSpace: 'nowrap' } as const;

/** A paged table; on phones the same rows as cards. */
export function Tabela<T extends object>(props: TabelaProps<T>) {
  const [pagina, setPagina] = useState(1);
  const estreita = useTelaEstreita();
  const ultima = Math.max(1, Math.ceil(props.linhas.length / POR_PAGINA));
  const paginacao = {
    // A search may have fewer pages than the open one.
    current: Math.min(pagina, ultima),
    // The rows are drawn in slices: the page answers meanwhile.
    onChange: (outra: number) => startTransition(() => setPagina(outra)),
  };
  return estreita ? <Cartoes {...props} paginacao={paginacao} /> : <Grade {...props} paginacao={paginacao} />;
}

interface ComPaginacao {
  paginacao: { current: number; onChange: (pagina: number) => void };
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
  paginacao,
}: TabelaProps<T> & ComPaginacao) {
  const colunasDaGrade: TableColumnType<T>[] = colunas.map(({ titulo, valor, ordem, numerica }) => ({
    key: titulo,
    title: titulo,
    align: numerica ? 'right' : undefined,
    onCell: numerica ? () => ({ style: NUMA_LINHA }) : undefined,
    render: (_, linha) => valor(linha),
    sorter: ordem && ((a, b) => comparar(ordem(a), ordem(b))),
  }));
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

function Cartoes<T extends object>({
  rotulo,
  linhas,
  colunas,
  chave,
  nomeDaLinha,
  acoes = [],
  carregando,
  vazio,
  paginacao,
}: TabelaProps<T> & ComPaginacao) {
  if (carregando) return <Card loading />;
  if (linhas.length === 0) return vazio;
  const inicio = (paginacao.current - 1) * POR_PAGINA;
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
              title={principal?.valor(linha)}
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
      <Paginacao {...paginacao} simple align="center" total={linhas.length} pageSize={POR_PAGINA} />
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

function comparar(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compararTextos(String(a), String(b));
}
