import { paraBusca } from '../../formatos/textos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import type { OpcaoDoCampo } from './campos.js';

/**
 * What sheets write for an option, by its code or its label: abbreviations of packages and units, kinds of schools, the
 * groups of a list of foods. 'LT' is the unit L; as a package it may be a tin or a litre, so it means none.
 */
const ESCRITAS: Readonly<Record<string, string>> = {
  bandeja: 'bd bdj bj band',
  caixa: 'cx cxs',
  duzia: 'dz duz',
  fardo: 'fd fdo',
  garrafa: 'gf grf frasco frs',
  galao: 'gl gal bombona',
  g: 'gr grs',
  kg: 'k kgs kilo kilos quilo quilos',
  l: 'lt lts',
  maco: 'mc',
  pacote: 'pac pc pct pcte pcts',
  saco: 'sc sac',
  unidade: 'u un und unds uni unid unids',
  instituicao: 'cei cemei cmei creche',
  escola: 'em emef emei emeb emeief',
  alimento: 'genero generos',
  hortalicas: 'hortifruti hortifrutigranjeiros',
  cereais: 'graos farinaceos massas paes',
  carnes: 'proteinas frios embutidos',
  leite: 'laticinios',
  miscelaneas: 'temperos condimentos',
  limpeza: 'limp higiene',
  escritorio: 'papelaria expediente',
  rural: 'campo',
  fisico: 'pf',
  juridico: 'pj',
  merendeira: 'cozinheira',
};

const POR_ESCRITA: ReadonlyMap<string, string> = new Map(
  Object.entries(ESCRITAS).flatMap(([opcao, escritas]) => escritas.split(' ').map((escrita) => [escrita, opcao])),
);

/** Likeness of two words, from which on one is the other with an error. */
const PARECIDAS = 0.7;
/** How much closer than the next one the meant option is. */
const FOLGA = 0.1;
/** Letters of a word that is enough to name an option: 'TIPO A' names none. */
const LETRAS = 4;

/**
 * The option that a word means, by its label; null when it is not clear. Only codes are suggested: records with almost
 * the same name, as 'ARROZ TIPO 1' and 'ARROZ TIPO 2', are different ones.
 */
export function sugerirOpcao(texto: string, opcoes: readonly OpcaoDoCampo[]): string | null {
  const palavra = paraBusca(texto)
    .replace(/[^a-z0-9 ]/g, '')
    .trim();
  const oferecidas = opcoes.filter(({ valor, inativa }) => typeof valor === 'string' && !inativa);
  if (palavra === '') return null;
  const conhecidas = new Set(escritasEm(palavra));
  const achadas = oferecidas.filter(
    ({ valor, rotulo }) => conhecidas.has(paraBusca(String(valor))) || conhecidas.has(paraBusca(rotulo)),
  );
  if (achadas.length === 1) return achadas[0]?.rotulo ?? null;
  const [melhor, segunda] = oferecidas
    .map(({ valor, rotulo }) => ({
      rotulo,
      pontos: Math.max(semelhanca(palavra, rotulo), semelhanca(palavra, String(valor))),
    }))
    .sort((uma, outra) => outra.pontos - uma.pontos);
  return melhor && melhor.pontos >= PARECIDAS && melhor.pontos >= (segunda?.pontos ?? 0) + FOLGA ? melhor.rotulo : null;
}

/** The options that a word means, or the long words of a text: 'MATERIAL DE LIMPEZA', 'GÊNEROS ALIMENTÍCIOS'. */
function escritasEm(texto: string): string[] {
  const palavras = palavrasDe(texto);
  return palavras
    .filter((palavra) => palavras.length === 1 || palavra.length >= LETRAS)
    .flatMap((palavra) => POR_ESCRITA.get(palavra) ?? palavra);
}

const palavrasDe = (texto: string): string[] =>
  paraBusca(texto)
    .split(/[^a-z0-9]+/)
    .filter((palavra) => palavra !== '');

const semPlural = (palavra: string): string => palavra.replace(/(es|s)$/, '');

/** 1 when the name has all words of the text, in singular or plural; otherwise how many pairs of letters they share. */
function semelhanca(texto: string, nome: string): number {
  const doNome = new Set(palavrasDe(nome).map(semPlural));
  const doTexto = palavrasDe(texto);
  if (texto.length >= LETRAS && doTexto.every((palavra) => doNome.has(semPlural(palavra)))) return 1;
  const [umas, outras] = [pares(texto), pares(palavrasDe(nome).join(' '))];
  if (umas.length === 0 || outras.length === 0) return 0;
  const comuns = umas.filter((par) => outras.includes(par)).length;
  return (2 * comuns) / (umas.length + outras.length);
}

const pares = (texto: string): string[] => Array.from({ length: texto.length - 1 }, (_, i) => texto.slice(i, i + 2));

/** A word of a column that is no option of its field. */
export interface PalavraSemOpcao {
  texto: string;
  /** Rows that have it. */
  vezes: number;
  /** The label of the option that it may mean. */
  sugestao: string | null;
}

/**
 * The words of a column that are no option of its field, the most frequent first; a text that is longer than a name is
 * none. What was chosen in earlier imports is
 * suggested first.
 */
export function palavrasSemOpcao(
  linhas: readonly { celulas: readonly string[]; ignorada?: unknown }[],
  posicao: number,
  { opcoes, trocas }: { opcoes: readonly OpcaoDoCampo[]; trocas: readonly { de: string; para: string }[] },
): PalavraSemOpcao[] {
  if (opcoes.length === 0) return [];
  const existentes = new Set(opcoes.flatMap(({ valor, rotulo }) => [paraBusca(rotulo), paraBusca(String(valor))]));
  const lembradas = new Map(trocas.map(({ de, para }) => [paraBusca(de), para]));
  const palavras = new Map<string, { texto: string; vezes: number }>();
  for (const { celulas, ignorada } of linhas) {
    const texto = (celulas[posicao] ?? '').trim();
    const chave = paraBusca(texto);
    if (ignorada !== undefined || chave === '' || texto.length > LIMITES.nome || existentes.has(chave)) continue;
    const palavra = palavras.get(chave);
    if (palavra) palavra.vezes += 1;
    else palavras.set(chave, { texto, vezes: 1 });
  }
  return [...palavras]
    .sort(([, uma], [, outra]) => outra.vezes - uma.vezes)
    .slice(0, LIMITES.trocasDaColuna)
    .map(([chave, palavra]) => ({
      ...palavra,
      sugestao: lembradas.get(chave) ?? sugerirOpcao(palavra.texto, opcoes),
    }));
}

/** The words of a column that are read as the option that they seem to mean; none for a column without a field. */
export const trocasDaColuna = (
  linhas: Parameters<typeof palavrasSemOpcao>[0],
  posicao: number,
  campo: Parameters<typeof palavrasSemOpcao>[2] | undefined,
): { de: string; para: string }[] =>
  campo === undefined
    ? []
    : palavrasSemOpcao(linhas, posicao, campo).flatMap(({ texto, sugestao }) =>
        sugestao === null ? [] : [{ de: texto, para: sugestao }],
      );
