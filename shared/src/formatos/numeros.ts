/**
 * A decimal as the API carries it (number), as the database gives it (string) or as decimal.js holds it. It is written by its
 * shortest decimal and never through binary arithmetic: 1.005 is written 1,01 with two places.
 */
export type Numerico = number | string | { toString(): string };

/** A formatter costs as much as a thousand uses of it: lists of thousands of rows share these. */
const formato = (opcoes: Intl.NumberFormatOptions): Intl.NumberFormat => new Intl.NumberFormat('pt-BR', opcoes);
const MOEDA = formato({ style: 'currency', currency: 'BRL' });
const NUTRIENTE = formato({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const POR_CASAS = [0, 1, 2, 3].map((maximumFractionDigits) => formato({ maximumFractionDigits }));

function escrever(valor: Numerico, formatador: Intl.NumberFormat): string {
  const numero = String(valor) as `${number}`;
  // Intl puts a no-break space after 'R$'; searches and comparisons of people's text want a plain one.
  return formatador.format(numero).replaceAll('\u00A0', ' ');
}

/** R$: 1234.5 → 'R$ 1.234,50'. */
export const formatarMoeda = (valor: Numerico): string => escrever(valor, MOEDA);

/** Up to `casas` decimals, none that say nothing: 1234.5 → '1.234,5', '20.000' → '20'. */
export const formatarQuantidade = (valor: Numerico, casas = 3): string => escrever(valor, POR_CASAS[casas] ?? formato({ maximumFractionDigits: casas }));

/** Nutrients: always two decimals, as rounded by the rule. */
export const formatarNutriente = (valor: Numerico): string => escrever(valor, NUTRIENTE);

/** 12.5 → '12,5%' (the value is the percent, not the fraction). */
export const formatarPercentual = (valor: Numerico): string => `${formatarQuantidade(valor, 2)}%`;

/**
 * What a person typed → number, or null when it is none. The comma is the decimal mark; dots group thousands ('1.234,5', '1.234').
 * A dot that can't group thousands is taken for the decimal mark of a foreign keyboard ('1.5').
 */
export function lerQuantidade(texto: string): number | null {
  const limpo = texto.trim();
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(limpo) || /^-?\d+(,\d+)?$/.test(limpo)) return Number(limpo.replaceAll('.', '').replace(',', '.'));
  return /^-?\d+\.\d+$/.test(limpo) ? Number(limpo) : null;
}

/** 'R$ 1.234,56' → 1234.56; null when it is no amount. */
export const lerMoeda = (texto: string): number | null => lerQuantidade(texto.replace(/^\s*R\$\s*/, ''));

/** Currency as it is typed: the digits are cents and push to the left. '' stays ''. 'R$ 12,345' → 'R$ 123,45'. */
export function mascararMoeda(texto: string): string {
  const centavos = texto.replace(/\D/g, '').replace(/^0+(?=\d)/, '').slice(0, 15);
  if (centavos === '') return '';
  return formatarMoeda(`${centavos.padStart(3, '0').slice(0, -2)}.${centavos.padStart(2, '0').slice(-2)}`);
}
