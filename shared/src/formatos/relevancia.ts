import { palavrasDaBusca, paraBusca } from './textos.js';

/** How a text answers a search, from the best on: 'arroz' for 'arr', then 'pão de arroz', 'farroupilha', and 'arroz' for 'aroz'. */
const NO_INICIO = 0;
const NO_INICIO_DE_PALAVRA = 1;
const NO_MEIO = 2;
const COM_UM_ERRO = 3;

/** A shorter word has too many neighbours. */
const LETRAS_COMPARAVEIS = 4;

/**
 * Whether a typed word may have a typing error: it is long enough, and no code, whose neighbours are other codes.
 * @param palavra as `paraBusca` returns it
 */
export const comparavel = (palavra: string): boolean => palavra.length >= LETRAS_COMPARAVEIS && !/\d/.test(palavra);

/**
 * The one ranking of selects and lists: how well a text answers a search, the less the better; null when a typed word is
 * not in it. The worst of several typed words counts.
 * @param texto as `paraBusca` returns it; several texts of one record have a line each
 * @param palavras those of `palavrasDaBusca`
 */
export function relevancia(texto: string, palavras: readonly string[]): number | null {
  return pior(texto, palavras, daPalavra);
}

function pior(texto: string, palavras: readonly string[], de: typeof daPalavra): number | null {
  let pior = NO_INICIO;
  for (const palavra of palavras) {
    const sua = de(texto, palavra);
    if (sua === null) return null;
    pior = Math.max(pior, sua);
  }
  return pior;
}

/**
 * The records that a search finds, the most relevant first, and equal ones in their own order. Those with a typing error
 * come only where no other is found.
 * @param textoDe the record's text, as `paraBusca` returns it
 */
export const porRelevancia = <T>(
  registros: readonly T[],
  busca: string,
  textoDe: (registro: T) => string,
): readonly T[] => acharOuParecidos(registros, busca, textoDe).achados;

/** The same, with whether they were found only in spite of a typing error. */
export function acharOuParecidos<T>(
  registros: readonly T[],
  busca: string,
  textoDe: (registro: T) => string,
): { achados: readonly T[]; parecidos: boolean } {
  const palavras = palavrasDaBusca(busca);
  if (palavras.length === 0) return { achados: registros, parecidos: false };
  const achar = (de: typeof daPalavra) =>
    registros.flatMap((registro) => {
      const sua = pior(textoDe(registro), palavras, de);
      return sua === null ? [] : [{ registro, sua }];
    });
  const certos = achar(semErro);
  const achados = certos.length > 0 || !palavras.some(comparavel) ? certos : achar(daPalavra);
  return {
    achados: achados.sort((um, outro) => um.sua - outro.sua).map(({ registro }) => registro),
    parecidos: certos.length === 0 && achados.length > 0,
  };
}

/** Compares two texts by their relevance for a search; equal ones keep their order. */
export function compararRelevancia(busca: string, um: string, outro: string): number {
  const palavras = palavrasDaBusca(busca);
  const de = (texto: string) => relevancia(paraBusca(texto), palavras) ?? COM_UM_ERRO + 1;
  return de(um) - de(outro);
}

function daPalavra(texto: string, palavra: string): number | null {
  const certa = semErro(texto, palavra);
  if (certa !== null || !comparavel(palavra)) return certa;
  return texto.split(ENTRE_PALAVRAS).some((sua) => comecaComUmErro(sua, palavra)) ? COM_UM_ERRO : null;
}

function semErro(texto: string, palavra: string): number | null {
  let melhor: number | null = null;
  for (let em = texto.indexOf(palavra); em >= 0; em = texto.indexOf(palavra, em + 1)) {
    if (em === 0 || texto[em - 1] === '\n') return NO_INICIO;
    melhor = Math.min(melhor ?? NO_MEIO, DENTRO_DE_PALAVRA.test(texto.charAt(em - 1)) ? NO_MEIO : NO_INICIO_DE_PALAVRA);
  }
  return melhor;
}

const DENTRO_DE_PALAVRA = /[\p{L}\p{N}]/u;
const ENTRE_PALAVRAS = /[^\p{L}\p{N}]+/u;

/** Whether a word begins with what was typed, but for one wrong, missing, added or swapped letter. */
function comecaComUmErro(palavra: string, digitada: string): boolean {
  let i = 0;
  while (i < digitada.length && palavra[i] === digitada[i]) i += 1;
  const segue = (daPalavra: number, daDigitada: number) =>
    palavra.slice(i + daPalavra).startsWith(digitada.slice(i + daDigitada));
  const trocadas = palavra[i + 1] === digitada[i] && palavra[i] === digitada[i + 1] && segue(2, 2);
  return segue(1, 1) || segue(1, 0) || segue(0, 1) || trocadas;
}
