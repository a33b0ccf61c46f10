import type { ModalidadeEscolar } from '../../../vocabulario/cadastros/modalidades.js';
import type { Numerico } from '../../decimal.js';
import type { Propriedade } from './conteudo.js';

/** A rule of the norm in force, as the table of rules has it. */
export interface RegraDaNorma {
  codigo: string;
  regra: string;
  operador: string;
  valor: Numerico | null;
  periodo: string;
  escopo: string;
  norma: string;
  certeza: string;
}

/** The pupils of a menu. */
export interface EtapaAvaliada {
  /** Children under three years. */
  creche: boolean;
  modalidade: ModalidadeEscolar;
}

/** Distinct days, distinct meals, or net grams for a pupil. */
type Contagem = 'dias' | 'vezes' | 'gramas';

/** What a rule counts. */
export interface MedidaDaRegra {
  contagem: Contagem;
  /** A dish with any of them counts. */
  de: readonly Propriedade[];
  /** A prohibition is judged in weeks with few school days too. */
  proibicao?: true;
  /** The norm advises: the figure is only shown. */
  recomendacao?: true;
}

const dias = (...de: Propriedade[]): MedidaDaRegra => ({ contagem: 'dias', de });
const vezes = (...de: Propriedade[]): MedidaDaRegra => ({ contagem: 'vezes', de });
const FLV: MedidaDaRegra = { contagem: 'gramas', de: ['FRUTA', 'HORTALICA'] };

/** The rules that are about the food of menus, by their code. Limits and periods are data (`RegraDaNorma`). */
const MEDIDAS: Readonly<Record<string, MedidaDaRegra>> = {
  FLV_PARCIAL: FLV,
  FLV_INTEGRAL: FLV,
  FRUTA_PARCIAL: dias('FRUTA'),
  FRUTA_INTEGRAL: dias('FRUTA'),
  HORTALICA_PARCIAL: dias('HORTALICA'),
  HORTALICA_INTEGRAL: dias('HORTALICA'),
  FERRO_HEME: dias('FERRO_HEME'),
  VIT_A: dias('VITAMINA_A'),
  CARNEOS: vezes('CARNEO'),
  CONSERVA: vezes('CONSERVA'),
  LACTEO_PARCIAL: vezes('LACTEO_ADOCADO'),
  LACTEO_INTEGRAL: vezes('LACTEO_ADOCADO'),
  PAO_1REF: vezes('PAO_BISCOITO_BOLO'),
  PAO_2REF: vezes('PAO_BISCOITO_BOLO'),
  PAO_INTEGRAL: vezes('PAO_BISCOITO_BOLO'),
  DOCE: vezes('DOCE'),
  DOCE_REGIONAL_PARCIAL: vezes('DOCE_REGIONAL'),
  DOCE_REGIONAL_INTEGRAL: vezes('DOCE_REGIONAL'),
  MARGARINA_PARCIAL: vezes('MARGARINA'),
  MARGARINA_INTEGRAL: vezes('MARGARINA'),
  PROIBIDOS: { ...vezes('PROIBIDO'), proibicao: true },
  ATE3: { ...vezes('ULTRAPROCESSADO', 'ACUCAR'), proibicao: true },
  ALTO_EM: { ...vezes('ALTO_EM'), recomendacao: true },
};

/** The codes of these rules, in the order in which they are shown. */
export const REGRAS_DOS_CARDAPIOS: readonly string[] = Object.keys(MEDIDAS);

/** What a rule counts in menus; undefined for rules about money, tests and deliveries. */
export const medidaDaRegra = ({ codigo }: Pick<RegraDaNorma, 'codigo'>): MedidaDaRegra | undefined => MEDIDAS[codigo];

/** The scopes of rules about menus, as the table of rules writes them. */
const ESCOPOS: Readonly<Record<string, (etapa: EtapaAvaliada) => boolean>> = {
  todos: () => true,
  parcial: ({ modalidade }) => modalidade !== 'INTEGRAL',
  'parcial 1 refeição': ({ modalidade }) => modalidade === 'PARCIAL1',
  'parcial 2+': ({ modalidade }) => modalidade === 'PARCIAL2',
  // The full-time creche too.
  integral: ({ modalidade }) => modalidade === 'INTEGRAL',
  creche: ({ creche }) => creche,
};

/** The rules that menus of this stage and modality are compared with, in the order of the table. */
export const regrasDaEtapa = <R extends RegraDaNorma>(regras: readonly R[], etapa: EtapaAvaliada): R[] =>
  regras.filter((regra) => medidaDaRegra(regra) !== undefined && ESCOPOS[regra.escopo]?.(etapa) === true);

/** Rules of a month; all others are of a week. */
export const ehMensal = ({ periodo }: Pick<RegraDaNorma, 'periodo'>): boolean => periodo === 'mês';
