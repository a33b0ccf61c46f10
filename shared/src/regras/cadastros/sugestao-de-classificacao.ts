import type { ClasseRestrita, GrupoDoItem } from '../../vocabulario/cadastros/classificacao.js';
import type { GrauProcessamento } from '../../vocabulario/cadastros/itens.js';
import { paraBusca } from '../../formatos/textos.js';
import { type Classificacao, SEM_CLASSIFICACAO } from './classificacao.js';

/** An item that may not be classified yet. */
export interface ItemAClassificar {
  nome: string;
  /** Code of /convencoes/categorias-alimento. */
  categoria: string | null;
  grauProcessamento: GrauProcessamento | null;
}

/** The group that most items of a category have. */
const GRUPO_DA_CATEGORIA: Readonly<Record<string, GrupoDoItem>> = {
  CEREAIS: 'CEREAL',
  HORTALICAS: 'HORTALICA',
  FRUTAS: 'FRUTA',
  GORDURAS: 'GORDURA',
  PESCADOS: 'CARNE_OVO',
  CARNES: 'CARNE_OVO',
  LEITE: 'LEITE',
  OVOS: 'CARNE_OVO',
  ACUCARADOS: 'ACUCAR',
  MISCELANEAS: 'DIVERSOS',
  LEGUMINOSAS: 'LEGUMINOSA',
};

/** Beginnings of words of a name, without accents. */
const palavras = (...inicios: string[]): RegExp => new RegExp(String.raw`\b(?:${inicios.join('|')})`);

const TUBERCULOS = palavras('batata', 'mandioca\\b', 'aipim', 'macaxeira', 'inhame', 'cara\\b', 'mandioquinha');
const CARNEOS = palavras(
  'salsich',
  'linguic',
  'presunto',
  'mortadela',
  'apresuntad',
  'empanad',
  'nugget',
  'hamburg',
  'salame',
);
const PAES = palavras('pao\\b', 'paes\\b', 'biscoit', 'bolach', 'bolo\\b', 'bolinho', 'rosquinh');
const DOCES = palavras(
  'doce',
  'geleia',
  'bombom',
  'bombons',
  'bala\\b',
  'balas\\b',
  'confeit',
  'melado',
  'rapadura',
  'mel\\b',
);
const LACTEOS_ADOCADOS = palavras('bebida lactea', 'iogurte', 'achocolatad', 'leite fermentado');
const CONSERVAS = /\b(?:em conserva|enlatad)/;
const MARGARINAS = palavras('margarina', 'creme vegetal');
const SUCOS = palavras('suco', 'polpa', 'nectar');
const PROCESSADAS = /\b(?:em calda|passa|geleia|cristalizad|sec[ao])/;
/** Added sugar, honey or sweetener, or the item is one of them. */
const ACUCARES = palavras(
  'acucar',
  'mel\\b',
  'melado',
  'rapadura',
  'adocante',
  'adocad',
  'achocolatad',
  'doce',
  'geleia',
);
const VITAMINA_A = palavras(
  'abobora',
  'cenoura',
  'couve',
  'espinafre',
  'manga',
  'mamao',
  'figado',
  'batata doce alaranjada',
  'agriao',
  'rucula',
);
/** Resolução CD/FNDE nº 6/2020, art. 22. */
const PROIBIDOS =
  /\b(?:refrigerante|refresco artificial|xarope de (?:guarana|groselha)|cha pronto|bala|confeito|bombom|bombons|chocolate em barra|chocolate granulado|(?:biscoito|bolacha) rechead|bolo (?:com cobertura|rechead)|barra de cereal|sorvete|picole|gelatina|glutamato|maionese)/;

const CLASSES: readonly [ClasseRestrita, RegExp][] = [
  ['CARNEO', CARNEOS],
  ['PAO_BISCOITO_BOLO', PAES],
  ['LACTEO_ADOCADO', LACTEOS_ADOCADOS],
  ['MARGARINA', MARGARINAS],
  ['CONSERVA', CONSERVAS],
  ['DOCE', DOCES],
];

/**
 * What an item probably is, from its category, its degree of processing and its name, for a person to accept or
 * change; null where nothing points to a group. It is no fact: a label may say otherwise.
 */
export function sugerirClassificacao({ nome, categoria, grauProcessamento }: ItemAClassificar): Classificacao | null {
  const lido = paraBusca(nome);
  const grupo = grupoSugerido(lido, categoria);
  if (grupo === undefined) return null;
  const carne = (categoria === 'CARNES' || categoria === 'PESCADOS') && grupo === 'CARNE_OVO';
  return {
    ...SEM_CLASSIFICACAO,
    grupo,
    formaDaFruta: grupo === 'FRUTA' ? formaSugerida(lido) : null,
    // The rule about heme iron is about meat; what is made of it counts as a meat product.
    ferroHeme: carne && grauProcessamento !== 'ULTRAPROCESSADO' && !CARNEOS.test(lido),
    fonteVitaminaA: VITAMINA_A.test(lido),
    classeRestrita: CLASSES.find(([, palavra]) => palavra.test(lido))?.[0] ?? null,
    proibido: PROIBIDOS.test(lido),
    acucarAdicionado: ACUCARES.test(lido),
  };
}

function grupoSugerido(lido: string, categoria: string | null): GrupoDoItem | undefined {
  if (TUBERCULOS.test(lido)) return 'TUBERCULO';
  return GRUPO_DA_CATEGORIA[categoria ?? ''];
}

function formaSugerida(lido: string): Classificacao['formaDaFruta'] {
  if (SUCOS.test(lido)) return 'SUCO';
  return PROCESSADAS.test(lido) ? 'PROCESSADA' : 'IN_NATURA';
}
