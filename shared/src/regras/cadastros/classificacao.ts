import type { AltoEm, ClasseRestrita, FormaDaFruta, GrupoDoItem } from '../../vocabulario/cadastros/classificacao.js';
import type { GrauProcessamento, TipoItem } from '../../vocabulario/cadastros/itens.js';
import { type Violacao, violacao } from '../violacao.js';

/** What the rules of menus need of an item. It is a fact once somebody has chosen the group, and unknown before. */
export interface Classificacao {
  grupo: GrupoDoItem | null;
  /** Only of a fruit. */
  formaDaFruta: FormaDaFruta | null;
  ferroHeme: boolean;
  fonteVitaminaA: boolean;
  classeRestrita: ClasseRestrita | null;
  /** Not to be bought with money of the programme (Resolução CD/FNDE nº 6/2020, art. 22). */
  proibido: boolean;
  /** It is, or has, added sugar, honey or sweetener. */
  acucarAdicionado: boolean;
  altoEm: readonly AltoEm[];
  /** Eaten by tradition in the region. */
  regional: boolean;
}

export const SEM_CLASSIFICACAO: Classificacao = {
  grupo: null,
  formaDaFruta: null,
  ferroHeme: false,
  fonteVitaminaA: false,
  classeRestrita: null,
  proibido: false,
  acucarAdicionado: false,
  altoEm: [],
  regional: false,
};

/** What is asked of a food besides its group. What is regional is known to few, and stays in the form of the item. */
export type PerguntaDaClassificacao = Exclude<keyof Classificacao, 'grupo' | 'regional'>;

/** What may hold for a food of each group. */
const PERGUNTAS: Readonly<Record<GrupoDoItem, readonly PerguntaDaClassificacao[]>> = {
  FRUTA: ['formaDaFruta', 'fonteVitaminaA', 'acucarAdicionado'],
  HORTALICA: ['classeRestrita', 'fonteVitaminaA'],
  TUBERCULO: ['fonteVitaminaA'],
  CEREAL: ['classeRestrita', 'acucarAdicionado', 'altoEm', 'proibido'],
  LEGUMINOSA: ['classeRestrita'],
  CARNE_OVO: ['classeRestrita', 'ferroHeme', 'fonteVitaminaA', 'altoEm'],
  LEITE: ['classeRestrita', 'acucarAdicionado', 'altoEm'],
  GORDURA: ['classeRestrita', 'altoEm'],
  ACUCAR: ['classeRestrita', 'acucarAdicionado', 'altoEm', 'proibido'],
  DIVERSOS: ['classeRestrita', 'acucarAdicionado', 'altoEm', 'proibido'],
};

/** What a food has only by its processing: a banana has no front label and no added sugar. */
const DO_PROCESSAMENTO: readonly PerguntaDaClassificacao[] = ['acucarAdicionado', 'altoEm', 'proibido'];

const ehRespondida = (valor: Classificacao[PerguntaDaClassificacao]): boolean =>
  Array.isArray(valor) ? valor.length > 0 : Boolean(valor);

/** What is asked of a food of this group and degree; what already holds is always among it, so that it is seen. */
export function perguntasDaClassificacao(
  classificacao: Classificacao,
  grauProcessamento: GrauProcessamento | null,
): PerguntaDaClassificacao[] {
  const { grupo } = classificacao;
  const fresco = grauProcessamento === 'IN_NATURA_MINIMAMENTE_PROCESSADO';
  const doGrupo = (grupo === null ? [] : PERGUNTAS[grupo]).filter(
    (pergunta) => !fresco || !DO_PROCESSAMENTO.includes(pergunta),
  );
  const respondidas = TODAS_AS_PERGUNTAS.filter((pergunta) => ehRespondida(classificacao[pergunta]));
  return TODAS_AS_PERGUNTAS.filter((pergunta) => doGrupo.includes(pergunta) || respondidas.includes(pergunta));
}

/** In the order in which they are asked. */
const TODAS_AS_PERGUNTAS: readonly PerguntaDaClassificacao[] = [
  'formaDaFruta',
  'classeRestrita',
  'ferroHeme',
  'fonteVitaminaA',
  'acucarAdicionado',
  'altoEm',
  'proibido',
];

/** The items that the rules of menus know nothing of: foods without a group. */
export const itensSemGrupo = <T extends { itemProdutoTipo: TipoItem; grupo: GrupoDoItem | null }>(
  itens: readonly T[],
): T[] => itens.filter(({ itemProdutoTipo, grupo }) => itemProdutoTipo === 'ALIMENTO' && grupo === null);

/** A fruit says in which form it is, since only fruit in natura counts. */
export const violacoesDaClassificacao = ({
  itemProdutoTipo = 'ALIMENTO',
  grupo,
  formaDaFruta,
}: {
  itemProdutoTipo?: TipoItem;
  grupo?: GrupoDoItem | '' | null;
  formaDaFruta?: FormaDaFruta | '' | null;
}): Violacao[] =>
  violacao(
    itemProdutoTipo === 'ALIMENTO' && grupo === 'FRUTA' && !formaDaFruta,
    'formaDaFruta',
    'Informe se a fruta é in natura, suco ou processada.',
  );
