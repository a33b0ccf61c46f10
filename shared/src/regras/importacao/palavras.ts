import { LIGACOES } from '../../formatos/nomes.js';
import { paraBusca } from '../../formatos/textos.js';

/** A title for comparisons: without accents, case, punctuation and the mark of a required column. */
export const tituloComparavel = (titulo: string): string =>
  paraBusca(titulo)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** What the titles of spreadsheets shorten. */
const ABREVIACOES: Readonly<Record<string, string>> = {
  alim: 'alimento',
  bair: 'bairro',
  cod: 'codigo',
  contr: 'contrato',
  desc: 'descricao',
  descr: 'descricao',
  dt: 'data',
  emb: 'embalagem',
  end: 'endereco',
  esc: 'escola',
  esp: 'especificacao',
  espec: 'especificacao',
  fab: 'fabricacao',
  fabr: 'fabricacao',
  forn: 'fornecedor',
  fornec: 'fornecedor',
  ingred: 'ingrediente',
  insc: 'inscricao',
  est: 'estadual',
  liq: 'liquido',
  loc: 'localizacao',
  log: 'logradouro',
  med: 'medida',
  mun: 'municipio',
  n: 'numero',
  nasc: 'nascimento',
  nr: 'numero',
  num: 'numero',
  porc: 'porcao',
  pr: 'preco',
  prod: 'produto',
  qt: 'quantidade',
  qtd: 'quantidade',
  qtde: 'quantidade',
  quant: 'quantidade',
  quantid: 'quantidade',
  resp: 'responsavel',
  tel: 'telefone',
  tp: 'tipo',
  un: 'unidade',
  und: 'unidade',
  uni: 'unidade',
  unid: 'unidade',
  unit: 'unitario',
  v: 'valor',
  val: 'validade',
  valid: 'validade',
  venc: 'vencimento',
  vl: 'valor',
  vlr: 'valor',
};

/** Units in which a title gives its values. */
const UNIDADES = new Set(['c', 'g', 'kcal', 'kg', 'l', 'mcg', 'mg', 'min', 'ml', 'reai']);

/** What a title adds without saying another thing: whose the values are, and that they are a name. */
const NEUTRAS = new Set([
  ...['alimenticio', 'alimento', 'educacional', 'ensino', 'escola', 'escolar', 'empresa', 'fornecedor', 'genero'],
  ...['item', 'municipal', 'produto', 'servidor', 'unidade', 'descricao', 'nome', 'completo', 'contato'],
]);

/** 'DIRETOR(A)', 'PORÇÃO(ÕES)'. */
const TERMINACOES = /\((a|o|s|as|os|es|oes)\)/g;

const EMAIL = /(?<![a-z])e[- ]mail/g;

/** 'VAL. UNIT.' is a value; 'VAL.' alone is a validity. */
const VALOR = /(?<![a-z])val(?=\.? ?(unit|total|r\$))/g;

/** 'No.' at the beginning; inside a title it is a preposition. */
const NUMERO = /^no(?![a-z])/;

/** 'C.P.F.', 'U.M.'. */
const INICIAIS = /(?<![a-z0-9])(?:[a-z]\.){2,}[a-z]?(?![a-z0-9])/g;

const singular = (palavra: string): string =>
  palavra.length > 3 ? palavra.replace(/oes$/, 'ao').replace(/(?<!s)s$/, '') : palavra;

/** The words of a title that mean something, written out: 'Cód. INEP' has 'codigo' and 'inep'. */
export const palavrasDoTitulo = (titulo: string): ReadonlySet<string> =>
  new Set(
    paraBusca(titulo)
      .replace(TERMINACOES, '')
      .replace(EMAIL, 'email')
      .replace(VALOR, 'valor')
      .replace(NUMERO, 'numero')
      .replace('r$', ' reais ')
      .replace(INICIAIS, (iniciais) => iniciais.replaceAll('.', ''))
      .split(/[^a-z0-9µ]+/)
      .filter((palavra) => palavra !== '' && !LIGACOES.has(palavra))
      .map((palavra) => singular(ABREVIACOES[palavra] ?? palavra)),
  );

/** A title by its words, for equality: 'QTDE.' and 'Quantidade' are one. */
export const tituloPorExtenso = (titulo: string): string => [...palavrasDoTitulo(titulo)].sort().join(' ');

const contem = (conjunto: ReadonlySet<string>, parte: ReadonlySet<string>): boolean =>
  [...parte].every((palavra) => conjunto.has(palavra));

const iguais = (um: ReadonlySet<string>, outro: ReadonlySet<string>): boolean =>
  um.size === outro.size && contem(um, outro);

const sem = (palavras: ReadonlySet<string>, outras: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...palavras].filter((palavra) => !outras.has(palavra)));

/** The names of a field as words, in which a title is looked up. */
export interface NomesDoCampo {
  /** Comparable (`tituloComparavel`). */
  inteiros: ReadonlySet<string>;
  /** Its title, its name in the contract and its synonyms. */
  nomes: readonly ReadonlySet<string>[];
  /** All their words. */
  todas: ReadonlySet<string>;
}

export function nomesDoCampo({
  campo,
  titulo,
  sinonimos = [],
}: {
  campo: string;
  titulo: string;
  sinonimos?: readonly string[] | undefined;
}): NomesDoCampo {
  const ditos = [titulo, campo, ...sinonimos];
  const nomes = ditos.map(palavrasDoTitulo);
  return {
    inteiros: new Set(ditos.map(tituloComparavel)),
    nomes,
    todas: new Set(nomes.flatMap((nome) => [...nome])),
  };
}

/**
 * The names of each field. A field is not known by its name in the contract where another one has it as title or synonym:
 * 'Grupo' is the category of an item, whose `grupo` is asked for as 'Grupo do alimento'.
 */
export const nomesDosCampos = (campos: readonly Parameters<typeof nomesDoCampo>[0][]): NomesDoCampo[] =>
  campos.map((campo) => {
    const nome = tituloComparavel(campo.campo);
    const deOutro = campos.some(
      (outro) =>
        outro !== campo &&
        [outro.titulo, ...(outro.sinonimos ?? [])].some((titulo) => tituloComparavel(titulo) === nome),
    );
    return nomesDoCampo(deOutro ? { ...campo, campo: campo.titulo } : campo);
  });

/** From here on a title names its field. */
export const TITULO_CERTO = 0.9;

/** From here on a title is enough for a guess. */
export const TITULO_BASTA = 0.5;

/**
 * How well a title names a field, from 0 to 1. 1: it is one of the names; 0.97: with abbreviations written out; 0.9: up
 * to the unit ('PESO BRUTO (G)'); 0.8: with words that say no other thing ('CEP DA ESCOLA'). Below that it contains a
 * name, and counts by the part of its words that belong to the field ('RENDIMENTO (PORÇÕES)'), or it is a part of a
 * longer name: two words are enough ('PER CAPITA').
 */
export function pontosDoTitulo(titulo: string, { inteiros, nomes, todas }: NomesDoCampo): number {
  const palavras = palavrasDoTitulo(titulo);
  const inteiro = tituloComparavel(titulo);
  if (inteiro !== '' && inteiros.has(inteiro)) return 1;
  if (palavras.size === 0) return 0;
  const daqui = sem(palavras, UNIDADES);
  if (daqui.size === 0) return 0;
  const conhecidas = [...daqui].filter((palavra) => todas.has(palavra)).length / daqui.size;
  return Math.max(
    ...nomes.map((nome) => {
      const curto = sem(nome, UNIDADES);
      if (iguais(nome, palavras)) return 0.97;
      if (curto.size === 0) return 0;
      if (iguais(curto, daqui)) return TITULO_CERTO;
      if (contem(daqui, curto)) return Math.max(contem(NEUTRAS, sem(daqui, curto)) ? 0.8 : 0, 0.85 * conhecidas);
      if (contem(curto, daqui)) return daqui.size > 1 ? 0.55 : 0.6 / curto.size;
      return 0;
    }),
  );
}
