import type { CadastroCitado } from '../../vocabulario/importacoes.js';

/** An option of a field, with the words that a spreadsheet may use for it. */
export interface OpcaoDoCampo {
  /** A code, or the id of a record. */
  valor: string | number;
  rotulo: string;
  /** It labels stored records, and no other record may get it. */
  inativa?: true | undefined;
}

/** What the name of a package says of its content. */
export type ParteDoNome = 'QUANTIDADE' | 'UNIDADE';

/** How the cells of a field are read. */
export type LeituraDoCampo =
  | { tipo: 'texto' }
  /** Digits that are no quantity, as a CPF. `digitos`: the lengths that it may have, when a zero may be missing. */
  | { tipo: 'codigo'; digitos?: readonly number[] }
  /** `moeda`: 'R$' may come first. */
  | { tipo: 'numero'; casas: number; moeda?: true }
  /** °C, which may be below zero. */
  | { tipo: 'temperatura' }
  /** A nutrient as the tables of food composition write it: a number, a trace, or no value. */
  | { tipo: 'analise' }
  | { tipo: 'data' }
  | { tipo: 'logico' }
  /**
   * `parcial`: there are more options than these, so a refusal does not name them. `citado`: the options are all records
   * of this entity, by their names.
   */
  | { tipo: 'opcao'; opcoes: readonly OpcaoDoCampo[]; parcial?: boolean; citado?: CadastroCitado }
  /** Several options, separated by `;`. */
  | { tipo: 'opcoes'; opcoes: readonly OpcaoDoCampo[] };

/** A field of an entity as a column of its spreadsheet. */
export interface CampoDePlanilha {
  /** Its name in the contract. */
  campo: string;
  titulo: string;
  /** Other titles that people use for it. */
  sinonimos?: readonly string[];
  leitura: LeituraDoCampo;
  obrigatorio?: boolean;
  /** The name of a row may contain it: the 5, or the kg, of 'ARROZ 5 KG'. */
  doNome?: ParteDoNome;
  /** One sentence for the sheet of explanations. */
  explicacao: string;
  exemplo: string;
}

/** What a cell says: text, number, 'YYYY-MM-DD', yes or no, the values of options; null is an empty cell. */
export type ValorLido = string | number | boolean | readonly OpcaoDoCampo['valor'][] | null;

const NUMERICAS: readonly LeituraDoCampo['tipo'][] = ['numero', 'temperatura', 'analise'];

/** Whether a field holds a number, in which a point may be a decimal mark. */
export const ehNumerico = ({ leitura: { tipo } }: Pick<CampoDePlanilha, 'leitura'>): boolean =>
  NUMERICAS.includes(tipo);

/** Whether the options are a list of codes; otherwise they are records, or none is registered. */
export const temCodigos = (opcoes: readonly OpcaoDoCampo[]): boolean =>
  opcoes.some(({ valor }) => typeof valor === 'string');
