import type { AltoEm, ClasseRestrita, FormaDaFruta, GrupoDoItem } from '../../vocabulario/cadastros/classificacao.js';
import type { TipoItem } from '../../vocabulario/cadastros/itens.js';
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
