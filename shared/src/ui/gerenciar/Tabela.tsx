import DownOutlined from '@ant-design/icons/DownOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import type { ListaConvencao } from '@merenda/shared/contratos';
import { compararTextos, paraBusca } from '@merenda/shared/formatos';
import { Button, Card, Flex, Table, theme, Typography, type TableColumnType, type TableProps } from 'antd';
import { startTransition, useState, type ReactNode } from 'react';
import { Icone } from '../Icone.js';
import { semValor, Valor } from '../tela/Valor.js';
import { useImprimindo } from '../tela/useImprimindo.js';
import { useTelaEstreita } from '../tela/useTelaEstreita.js';
import { AcoesDaLinha, type AcaoDeLinha } from './AcoesDaLinha.js';
import { andarPelasLinhas } from './linhas-por-teclado.js';
import { Paginacao, usePaginacao } from './Paginacao.js';
import { MarcaDaLinha, type Selecao } from './Selecao.js';
import { paginaDepois, POR_PAGINA, type MudarPagina, type Ordenacao, type PaginasNaTela } from './paginas-na-tela.js';

export interface Coluna<T> {
  titulo: string;
  valor: (linha: T) => ReactNode;
  /**
   * What the column is sorted by; without it there is no sorting. In a list that the server pages, the name of the
   * server's order. An address names the column by it, or by the title.
   */
  ordem?: ((linha: T) => string | number) | string;
  /** The look-up list whose descriptions `valor` shows: the rows of a list wait for it. */
  convencao?: ListaConvencao;
  /** Aligns numbers to the right. */
  numerica?: boolean;
  /** Shows the name of a unit, a person or a supplier: it does not take a line for each word. */
  nome?: boolean;
  /** Names the row: it is never narrow, and is the title of the card on phones. There the default is the first column. */
  principal?: boolean;
  /** One of the at most two values that matter: large on the card. */
  destaque?: boolean;
  /** On a card it is below its title, with the whole width: a field to fill in. */
  larga?: boolean;
  /** Is hidden until the user shows it: the others need the width. A card has it. */
  oculta?: boolean;
}

export interface TabelaProps<T> {
  /** Names the table for screen readers. */
  rotulo: string;
  linhas: readonly T[];
  colunas: readonly Coluna<T>[];
  chave: (linha: T) => string | number;
  /** The name of a row in the names of its buttons: 'Editar Arroz'. */
  nomeDaLinha: (linha: T) => string;
  acoes?: readonly AcaoDeLinha<T>[];
  carregando?: boolean;
  vazio: ReactNode;
  /** The open page and the order, and how to change them; without it the table keeps and sorts by them. */
  paginas?: PaginasNaTela;
  /** Gives each row a checkbox. */
  selecao?: Selecao<T>;
  /** Each row is one line: a long text ends in '…', and a pointer that rests on it shows it whole. On paper it is whole. */
  emUmaLinha?: boolean;
  /** A row can be opened: what it then shows below itself, and the name of this. */
  detalhe?: { rotulo: string; de: (linha: T) => ReactNode };
}

/** A number and its unit are read as one. */
const NUMA_LINHA = { style: { whiteSpace: 'nowrap' } } as const;

/** By its name a row is found: the name does not take a line for each word. */
const DO_NOME = { style: { minWidth: 120 } } as const;

/** As wide as 'Escola Municipal': names of units take two or three lines. */
const DE_UM_NOME = { style: { minWidth: 144 } } as const;

/** What is left of a name that ends in '…' tells it from others. */
const CORTADO = { style: { minWidth: 104 } } as const;

function estiloDasCelulas<T>(
  { numerica, nome, principal }: Coluna<T>,
  emUmaLinha: boolean,
): TableColumnType<T>['onCell'] {
  if (numerica) return () => NUMA_LINHA;
  if (emUmaLinha) return nome || principal ? () => CORTADO : undefined;
  if (nome) return () => DE_UM_NOME;
  return principal ? () => DO_NOME : undefined;
}

/** `impressao.css` keeps it from the paper. */
export const FORA_DO_PAPEL = 'fora-do-papel';

/** `controles.css` keeps it in sight where the other columns need more width than the screen has. */
const SEMPRE_A_VISTA = 'acoes-da-grade';

/** A paged table; on phones the same rows as cards. On paper it is always a table, and a list that
 * the browser holds whole has all its rows. */
export function Tabela<T extends object>(props: TabelaProps<T>) {
  const [propria, setPropria] = useState(1);
  const estreita = useTelaEstreita();
  const { paginas, linhas } = props;
  const { pagina = propria, total = linhas.length } = paginas ?? {};
  const imprimindo = useImprimindo();
  const porPagina = imprimindo && !doServidor(paginas) ? Math.max(POR_PAGINA, linhas.length) : POR_PAGINA;
  const paginacao: ComPaginacao['paginacao'] = {
    // An address may name a page that the list does not have.
    current: Math.min(pagina, Math.max(1, Math.ceil(total / porPagina))),
    total,
    pageSize: porPagina,
    // The rows are drawn in slices: the page answers meanwhile.
    onChange:
      paginas?.aoMudarPagina ??
      ((mudanca) => startTransition(() => setPropria((pedida) => paginaDepois(pedida, mudanca)))),
  };
  // The titles of columns are not shown alone: their width and height would change when the rows come.
  if (props.carregando) return <Card loading />;
  // An upright A4 sheet is as narrow as a phone, and has room for the table.
  return estreita && !imprimindo ? (
    <Cartoes {...props} paginacao={paginacao} />
  ) : (
    <Grade {...props} paginacao={paginacao} />
  );
}

/** Whether the rows are those of one page. */
const doServidor = (paginas: PaginasNaTela | undefined): boolean => paginas?.total !== undefined;

interface ComPaginacao {
  paginacao: { current: number; total: number; pageSize: number; onChange: MudarPagina };
}

function Grade<T extends object>({
  rotulo,
  linhas,
  colunas,
  chave,
  nomeDaLinha,
  acoes = [],
  vazio,
  paginas,
  paginacao,
  selecao,
  detalhe,
  emUmaLinha = false,
}: TabelaProps<T> & ComPaginacao) {
  const naGrade = usePaginacao(paginacao);
  const colunasDaGrade: TableColumnType<T>[] = colunas.map((coluna) => ({
    key: nomeDaColuna(coluna),
    title: coluna.titulo,
    align: coluna.numerica ? 'right' : undefined,
    onCell: estiloDasCelulas(coluna, emUmaLinha),
    // The title of a number is short: the values below it need as much room. An object of its own: antd writes into it.
    onHeaderCell: coluna.numerica && emUmaLinha ? () => ({ ...NUMA_LINHA }) : undefined,
    render: (_, linha) =>
      emUmaLinha ? (
        <UmaLinha numerica={coluna.numerica}>{coluna.valor(linha)}</UmaLinha>
      ) : (
        <Valor>{coluna.valor(linha)}</Valor>
      ),
    ...ordenacaoDa(coluna, paginas),
  }));
  if (selecao) {
    colunasDaGrade.unshift({
      key: 'selecao',
      className: FORA_DO_PAPEL,
      title: <span className="so-leitor">Seleção</span>,
      width: 40,
      render: (_, linha) => (
        <MarcaDaLinha selecao={selecao} linha={linha} chave={chave(linha)} nome={nomeDaLinha(linha)} />
      ),
    });
  }
  if (acoes.length > 0) {
    colunasDaGrade.push({
      key: 'acoes',
      className: `${FORA_DO_PAPEL} ${SEMPRE_A_VISTA}`,
      title: 'Ações',
      align: 'right',
      // As narrow as its buttons.
      width: 1,
      render: (_, linha) => <AcoesDaLinha linha={linha} nome={nomeDaLinha(linha)} acoes={acoes} />,
    });
  }
  return (
    // Long texts wrap first; then the columns scroll beside the actions. Not by antd's `scroll` and `fixed`: they measure
    // the page at each change.
    <div className={emUmaLinha ? 'em-uma-linha' : undefined} style={{ overflowX: 'auto' }} onKeyDown={andarPelasLinhas}>
      <Table<T>
        aria-label={rotulo}
        size="small"
        rowKey={chave}
        columns={colunasDaGrade}
        dataSource={linhas as T[]}
        expandable={
          detalhe && {
            columnTitle: detalhe.rotulo,
            expandedRowRender: detalhe.de,
            expandIcon: ({ expanded, record, onExpand }) => (
              <Button
                type="text"
                icon={<Icone de={expanded ? DownOutlined : RightOutlined} />}
                aria-expanded={expanded}
                aria-label={`${detalhe.rotulo} de ${nomeDaLinha(record)}`}
                onClick={(evento) => onExpand(record, evento)}
              />
            ),
          }
        }
        locale={{ emptyText: vazio }}
        onChange={(_paginacao, _filtros, ordenada, { action }) => {
          if (action !== 'sort') return;
          // antd names no column when a click ends the sorting: it is the one that is sorted.
          const coluna = colunaDe(ordenada) ?? paginas?.ordem?.ordem;
          if (coluna !== undefined) paginas?.aoOrdenar?.(coluna);
        }}
        pagination={naGrade}
      />
    </div>
  );
}

/** So many characters are never cut: a day with its time. */
const CURTO = 16;

/** `controles.css` ends a long text of a row in '…', but never within a number. */
function UmaLinha({ numerica = false, children }: { numerica?: boolean; children: ReactNode }) {
  return typeof children === 'string' && children.length > CURTO ? (
    <span className={numerica ? 'uma-linha uma-linha-do-numero' : 'uma-linha'} title={children}>
      {children}
    </span>
  ) : (
    <Valor>{children}</Valor>
  );
}

/** Sorting by the table, or by the caller, who gives it sorted rows. */
function ordenacaoDa<T>(
  coluna: Coluna<T>,
  paginas: PaginasNaTela | undefined,
): Pick<TableColumnType<T>, 'sorter' | 'sortOrder'> {
  const { ordem } = coluna;
  if (ordem === undefined) return {};
  if (!paginas?.aoOrdenar) return typeof ordem === 'string' ? {} : { sorter: (a, b) => comparar(ordem(a), ordem(b)) };
  return {
    sorter: true,
    sortOrder: paginas.ordem?.ordem === nomeDaColuna(coluna) ? NA_GRADE[paginas.ordem.sentido] : null,
  };
}

/** The name of a column in an address: that of the server's order, or 'data-contrato'. */
export const nomeDaColuna = <T,>({ titulo, ordem }: Coluna<T>): string =>
  typeof ordem === 'string' ? ordem : paraBusca(titulo).replace(/[^a-z\d]+/g, '-');

const NA_GRADE = { CRESCENTE: 'ascend', DECRESCENTE: 'descend' } as const;

function colunaDe<T>(ordenada: Parameters<NonNullable<TableProps<T>['onChange']>>[2]): string | undefined {
  const { columnKey } = Array.isArray(ordenada) ? {} : ordenada;
  return typeof columnKey === 'string' ? columnKey : undefined;
}

function Cartoes<T extends object>({
  rotulo,
  linhas,
  colunas,
  chave,
  nomeDaLinha,
  acoes = [],
  vazio,
  paginas,
  paginacao,
  selecao,
  detalhe,
}: TabelaProps<T> & ComPaginacao) {
  if (linhas.length === 0) return vazio;
  const { current, pageSize } = paginacao;
  const inicio = doServidor(paginas) ? 0 : (current - 1) * pageSize;
  const principal = colunas.find((coluna) => coluna.principal) ?? colunas[0];
  const destaques = colunas.filter(({ destaque }) => destaque);
  const outras = colunas.filter((coluna) => coluna !== principal && !coluna.destaque);
  return (
    <Flex vertical gap="middle">
      <Flex
        component="ul"
        vertical
        gap="small"
        aria-label={rotulo}
        style={{ listStyle: 'none', margin: 0, padding: 0 }}
      >
        {linhas.slice(inicio, inicio + pageSize).map((linha) => (
          <li key={chave(linha)}>
            <Card
              size="small"
              title={
                selecao ? (
                  <Flex gap="small" align="center">
                    <MarcaDaLinha selecao={selecao} linha={linha} chave={chave(linha)} nome={nomeDaLinha(linha)} />
                    <div>{principal?.valor(linha)}</div>
                  </Flex>
                ) : (
                  principal?.valor(linha)
                )
              }
              styles={{ title: { whiteSpace: 'normal' }, header: { paddingBlock: 8 } }}
            >
              {destaques.length > 0 && (
                <Flex gap="small" style={{ marginBottom: 8 }}>
                  {destaques.map(({ titulo, valor }) => (
                    <Destaque key={titulo} titulo={titulo} valor={valor(linha)} />
                  ))}
                </Flex>
              )}
              {outras.map((coluna) => (
                <LinhaDoCartao
                  key={coluna.titulo}
                  titulo={coluna.titulo}
                  valor={coluna.valor(linha)}
                  larga={coluna.larga}
                />
              ))}
              {detalhe && (
                <DetalheDoCartao rotulo={detalhe.rotulo} nome={nomeDaLinha(linha)} de={() => detalhe.de(linha)} />
              )}
              {acoes.length > 0 && <AcoesDaLinha noCartao linha={linha} nome={nomeDaLinha(linha)} acoes={acoes} />}
            </Card>
          </li>
        ))}
      </Flex>
      <Paginacao {...paginacao} simple align="center" />
    </Flex>
  );
}

/** A value that matters, large, under its title. */
function Destaque({ titulo, valor }: { titulo: string; valor: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <Flex vertical style={{ flex: 1, minWidth: 0 }}>
      <Typography.Text type="secondary">{titulo}</Typography.Text>
      {/* 'R$ 135.599,90' fits into half of a card of 360 px. */}
      <Typography.Text
        strong
        style={{ fontSize: token.fontSizeHeading5, lineHeight: token.lineHeightHeading5, overflowWrap: 'anywhere' }}
      >
        <Valor>{valor}</Valor>
      </Typography.Text>
    </Flex>
  );
}

interface LinhaDoCartaoProps extends Pick<Coluna<never>, 'titulo' | 'larga'> {
  valor: ReactNode;
}

/** Empty values take no room on a phone. */
function LinhaDoCartao({ titulo, valor, larga = false }: LinhaDoCartaoProps) {
  if (semValor(valor)) return null;
  if (larga)
    return (
      <div style={{ marginBlockEnd: 8 }}>
        <Typography.Text type="secondary">{titulo}</Typography.Text>
        {valor}
      </div>
    );
  return (
    <Flex gap="middle" justify="space-between" align="baseline">
      <Typography.Text type="secondary" style={{ flexShrink: 0 }}>
        {titulo}
      </Typography.Text>
      <Typography.Text style={{ textAlign: 'right' }}>{valor}</Typography.Text>
    </Flex>
  );
}

/** What a row shows when it is opened, on a card. */
function DetalheDoCartao({ rotulo, nome, de }: { rotulo: string; nome: string; de: () => ReactNode }) {
  const [aberto, setAberto] = useState(false);
  return (
    <Flex vertical gap="small" style={{ marginBlock: 8 }}>
      <Button
        icon={<Icone de={aberto ? DownOutlined : RightOutlined} />}
        aria-expanded={aberto}
        aria-label={`${rotulo} de ${nome}`}
        onClick={() => setAberto(!aberto)}
      >
        {rotulo}
      </Button>
      {aberto && de()}
    </Flex>
  );
}

/** The rows in the order of a column. Without such a column they stay as they are. */
export function naOrdem<T>(
  linhas: readonly T[],
  colunas: readonly Coluna<T>[],
  ordenacao: Ordenacao | undefined,
): readonly T[] {
  const ordem = ordenacao && colunas.find((coluna) => nomeDaColuna(coluna) === ordenacao.ordem)?.ordem;
  if (typeof ordem !== 'function') return linhas;
  const sinal = ordenacao?.sentido === 'DECRESCENTE' ? -1 : 1;
  return linhas.toSorted((a, b) => sinal * comparar(ordem(a), ordem(b)));
}

function comparar(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compararTextos(String(a), String(b));
}
