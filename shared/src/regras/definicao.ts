import type { TipoDeColuna } from '../vocabulario/folhas.js';
import type { Numerico } from './decimal.js';
import type { CampoDePlanilha, LeituraDoCampo } from './importacao/campos.js';

/** A cell of a list: a text, a number, or nothing. A day is 'DD/MM/YYYY', an instant 'DD/MM/YYYY HH:mm'. */
export type Celula = string | number | null;

/** The label of a code of a look-up list; '' for no code. */
export type Descrever<Lista extends string> = (lista: Lista, codigo: string | null | undefined) => string;

/** A column of the manage screen, of the printed list, or of the export of a list that has no import. */
type Lugar = 'tela' | 'papel' | 'exportacao';

/** A column of the entity's import, and of its export. */
export interface CampoDaImportacao<Lista extends string> extends Pick<CampoDePlanilha, 'obrigatorio' | 'exemplo'> {
  /** One sentence for the sheet of explanations; texts, codes, days and options have one by default. */
  explicacao?: string;
  leitura:
    | Exclude<LeituraDoCampo, { tipo: 'opcao' | 'opcoes' }>
    /** One or several options: of these labels, or of a look-up list; records are given by `planilha.ts`. */
    | { tipo: 'opcao' | 'opcoes'; de: Readonly<Record<string, string>> | Lista | 'registros' };
}

/**
 * A field of an entity: what it is called, how it is written and where it is shown. The screen, the paper, the import and
 * the export take it from here. Every field is a detail of a record.
 */
export interface CampoDefinido<R, Lista extends string> {
  titulo: string;
  /** Where the title is another one. */
  titulos?: Partial<Record<Lugar | 'detalhes', string>>;
  /** Default 'texto'. */
  tipo?: TipoDeColuna;
  /** As it is stored; several texts are separated by what reads them. */
  valor: (registro: R, descrever: Descrever<Lista>) => Celula | readonly string[];
  /** The look-up list whose codes `valor` describes. */
  convencao?: Lista;
  /** The product whose packages `valor` counts: the screen shows what they hold. */
  produto?: (registro: R) => { unidadeProduto: string; medidaReal: Numerico; unidadeMedida: string };
  /** Only these records have the field. */
  so?: (registro: R) => boolean;
  /** Default: the export, which has all that a list has. */
  onde?: readonly Lugar[];
  /** The details of a record leave it out: another field has it. */
  detalhe?: false;
  /** How the screen writes a text. Paper and files have it as it is stored. */
  naTela?: (texto: string, registro: R, descrever: Descrever<Lista>) => string;
  /** The server's name for the order by this field, or what the browser sorts by; false: the screen has no such order. */
  ordem?: string | false | ((registro: R) => string | number);
  /** The name of a unit, a person or a supplier: on the screen it does not take a line for each word. */
  nome?: true;
  /** The screen hides it until the user shows it. */
  oculta?: true;
  /** Names the row on the screen; default: the first column. */
  principal?: true;
  /** One of the at most two values that matter: large on the cards of a phone. */
  destaque?: true;
  /** The paper leaves it out if no row has a value in it. */
  opcional?: true;
  /** On paper its values head the rows that have them. */
  agrupa?: true;
  importacao?: CampoDaImportacao<Lista>;
}

/** The definition of an entity: its fields by their names in the contract, in the order of its lists. */
export type CamposDe<R, Lista extends string> = { readonly [K in keyof R]?: CampoDefinido<R, Lista> };

/** A definition, whatever its entity. */
export type CamposDefinidos<R, Lista extends string> = Readonly<Record<string, CampoDefinido<R, Lista>>>;

/** The fields that are shown in a place, or those that it names, with their names and their titles there. */
export const camposEm = <R, Lista extends string, Nome extends string>(
  campos: Readonly<Record<Nome, CampoDefinido<R, Lista>>>,
  lugar: Lugar,
  nomes: readonly Nome[] = (Object.keys(campos) as Nome[]).filter((nome) => estaEm(campos[nome], lugar)),
): (CampoDefinido<R, Lista> & { campo: Nome })[] =>
  nomes.map((nome) => ({ ...campos[nome], campo: nome, titulo: campos[nome].titulos?.[lugar] ?? campos[nome].titulo }));

const estaEm = ({ onde = ['exportacao'] }: Pick<CampoDefinido<never, never>, 'onde'>, lugar: Lugar): boolean =>
  onde.includes(lugar);

/** The value of a field as a cell. */
export function celulaDe<R, Lista extends string>(
  { valor }: Pick<CampoDefinido<R, Lista>, 'valor'>,
  registro: R,
  descrever: Descrever<Lista>,
  separador: ', ' | '; ',
): Celula {
  const dado = valor(registro, descrever);
  return typeof dado === 'object' && dado !== null ? dado.join(separador) : dado;
}

/** Whether the cells of a column are days, with or without their time. */
export const ehData = (tipo: TipoDeColuna | undefined): boolean => tipo === 'data' || tipo === 'instante';

/** The look-up lists that these fields describe codes of. */
export const convencoesDe = <Lista extends string>(campos: readonly { convencao?: Lista }[]): Lista[] => [
  ...new Set(campos.flatMap(({ convencao }) => convencao ?? [])),
];
