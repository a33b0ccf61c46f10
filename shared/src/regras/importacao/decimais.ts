import { TIPOS_DE_CELULA, type SinalDecimal } from '../../vocabulario/importacoes.js';

/** Currency and degrees, as spreadsheets copy them with a number. */
const ENFEITE = /^R\$\s*|\s*°\s*C$/gi;

/** Digits with marks: what can only be a number, or a date. */
const NUMERICO = /^[-−–]?\d[\d.,]*$/;

/** As programs write a number: a point for the decimals, commas between thousands. */
const COM_PONTO = /^[-−–]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

/** Points that may group thousands. */
const MILHARES = /^[-−–]?[1-9]\d{0,2}(\.\d{3})+$/;

/** One point with three digits after it, which groups thousands here and marks decimals elsewhere. */
const DUVIDOSO = /^[-−–]?[1-9]\d{0,2}\.\d{3}$/;

/** The texts of a column that say how its numbers are written. */
interface Indicios {
  /** A value that only a decimal point explains: '124.13'. */
  provado: boolean;
  /** A value that a decimal point does not explain: '25,8'. */
  contrario: boolean;
  /** A value that is read in two ways: '2.588'. */
  duvidoso: boolean;
}

/**
 * How the numbers of each column are written, by its cells: 'PONTO' when a value is only explained by a decimal point and
 * none contradicts it, 'VIRGULA' when one contradicts it and none needs it, 'DUVIDA' when a value is read in two ways and
 * no other tells; null when nothing has a mark. Stored numbers and other texts say nothing.
 */
export function decimaisDasColunas(
  linhas: readonly { celulas: readonly string[]; tipos: string }[],
): (SinalDecimal | null)[] {
  const colunas: Indicios[] = [];
  for (const { celulas, tipos } of linhas)
    for (const [i, celula] of celulas.entries()) {
      const indicios = (colunas[i] ??= { provado: false, contrario: false, duvidoso: false });
      if (tipos[i] === TIPOS_DE_CELULA.texto && /[.,]/.test(celula)) notar(indicios, celula);
    }
  return colunas.map(({ provado, contrario, duvidoso }) => {
    if (provado !== contrario) return provado ? 'PONTO' : 'VIRGULA';
    return duvidoso ? 'DUVIDA' : null;
  });
}

function notar(indicios: Indicios, celula: string): void {
  const texto = celula.trim().replace(ENFEITE, '');
  if (!NUMERICO.test(texto)) return;
  if (DUVIDOSO.test(texto)) indicios.duvidoso = true;
  if (!COM_PONTO.test(texto)) indicios.contrario = true;
  else if (texto.includes('.') && !MILHARES.test(texto)) indicios.provado = true;
}

/** A number with a decimal point as Brazilians write it: '1,234.5' → '1234,5'. Another text stays as it is. */
export const comVirgula = (texto: string): string =>
  COM_PONTO.test(texto) ? texto.replaceAll(',', '').replace('.', ',') : texto;

/** Whether a text is read in two ways: '1.500' is 1500 here, and 1,5 where a point marks the decimals. */
export const ehDuvidoso = (texto: string): boolean => DUVIDOSO.test(texto);
