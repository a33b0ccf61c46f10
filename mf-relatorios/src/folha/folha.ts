import type { TipoDeColuna } from '@merenda/shared/contratos';
import type { Celula } from '@merenda/shared/regras';

export type { Celula };

export interface ColunaDaFolha {
  titulo: string;
  /** Default 'texto'. */
  tipo?: TipoDeColuna;
  /** Left out if no row has a value in it. */
  opcional?: true;
  /** Filled in by hand: its cells are boxes. */
  aCaneta?: true;
}

export interface TabelaDaFolha {
  titulo?: string;
  colunas: readonly ColunaDaFolha[];
  linhas: readonly (readonly Celula[])[];
  /** Positions of the rows that must not be overlooked: they are bold. A cell of theirs says why. */
  destacadas?: ReadonlySet<number>;
  /** Last row, where a reader expects a total. */
  total?: readonly Celula[];
  /** Shown in place of the rows when there are none. */
  vazia: string;
}

/** A fact above the tables; null is shown as a blank. */
export interface DadoDaFolha {
  rotulo: string;
  valor: string | null;
}

/** The value of a fact that is filled in by hand. */
export const A_CANETA = '______________________';
/** That of a day and its time. */
export const DIA_E_HORA_A_CANETA = '____/____/________ ____:____';

/** A signature line: the role, and the name if it is known. Without a name the line leaves room for one. */
export interface AssinaturaDaFolha {
  papel: string;
  nome?: string;
}

/** A cell of a menu's table: the hour, where it differs from that of its row, and the dishes. */
export interface RefeicaoDoQuadro {
  hora: string | null;
  /** `alergenicos`: 'contém leite; pode conter soja'; null where nothing is declared. */
  pratos: readonly { nome: string; ingredientes: string | null; alergenicos: string | null }[];
}

/** The meals of one group of students: a row for each meal, a cell for each day. */
export interface GrupoDoQuadro {
  titulo: string;
  linhas: readonly { refeicao: string; hora: string | null; celulas: readonly (RefeicaoDoQuadro | null)[] }[];
}

/** A week of menus as a table of meals and days. */
export interface SemanaDoQuadro {
  titulo: string;
  dias: readonly { nome: string; data: string | null; feriado: string | null }[];
  grupos: readonly GrupoDoQuadro[];
  /** The means of the week beside the norm, with the remarks that belong to them. */
  medias: readonly TabelaDaFolha[];
  notas: readonly string[];
}

/** Menus on paper: for the folder (with figures) or for the wall (dishes only, in large letters). */
export interface QuadroDeCardapios {
  forma: 'folha' | 'cartaz';
  /** Each on its own page. */
  semanas: readonly SemanaDoQuadro[];
  /** Tables below the last week. */
  tabelas: readonly TabelaDaFolha[];
}

/** A report as data: the browser prints it, and the server writes its tables as CSV and XLSX. */
export interface Folha {
  titulo: string;
  /** Printed in landscape: it has more columns than fit on a portrait page. */
  deitada?: boolean;
  /** Criteria that were applied, one sentence each. */
  filtro?: readonly string[];
  /** Facts above the tables. */
  dados?: readonly DadoDaFolha[];
  tabelas: readonly TabelaDaFolha[];
  /** Printed in the place of the tables, which the files still have. */
  quadro?: QuadroDeCardapios;
  /** Running text below the tables, a paragraph each: how a dish is cooked, what a figure does not say. */
  textos?: readonly { titulo: string; texto: string }[];
  /** The signature lines, below the last table. */
  assinaturas?: readonly AssinaturaDaFolha[];
}

/** The rows of a table with its total, which has nothing to say where there are none. */
export const linhasComTotal = ({ linhas, total }: TabelaDaFolha): (readonly Celula[])[] => [
  ...linhas,
  ...(total && linhas.length > 0 ? [total] : []),
];

/**
 * The table without the optional columns that hold nothing, in its rows and in its total. A table without rows keeps
 * all its columns: they show what the table is about.
 */
export function semColunasVazias(tabela: TabelaDaFolha): TabelaDaFolha {
  const { colunas, linhas, total } = tabela;
  const corpo = linhasComTotal(tabela);
  const fica = colunas.map(
    ({ opcional }, posicao) => !opcional || corpo.length === 0 || corpo.some((linha) => (linha[posicao] ?? '') !== ''),
  );
  if (fica.every(Boolean)) return tabela;
  const escolher = <T>(celulas: readonly T[]): T[] => celulas.filter((_, posicao) => fica[posicao]);
  return {
    ...tabela,
    colunas: escolher(colunas),
    linhas: linhas.map(escolher),
    ...(total && { total: escolher(total) }),
  };
}
