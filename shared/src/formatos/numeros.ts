/**
 * A decimal as the API carries it (number), as the database returns it (string) or as a decimal.js object. It is
 * written by its shortest decimal and never through binary arithmetic: 1.005 is written 1,01 with two places.
 */
export type Numerico = number | string | { toString(): string };

/** Creating a formatter costs as much as a thousand uses: lists of thousands of rows share these. */
const formato = (opcoes: Intl.NumberFormatOptions): Intl.NumberFormat => new Intl.NumberFormat('pt-BR', opcoes);
const MOEDA = formato({ style: 'currency', currency: 'BRL' });
const NUTRIENTE = formato({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const POR_CASAS = [0, 1, 2, 3, 4, 5, 6].map((maximumFractionDigits) => formato({ maximumFractionDigits }));

function escrever(valor: Numerico, formatador: Intl.NumberFormat): string {
  const numero = String(valor) as `${number}`;
  // Intl puts a no-break space after 'R$'; searches and comparisons need a normal one.
  return formatador.format(numero).replaceAll('\u00A0', ' ');
}

/** R$: 1234.5 → 'R$ 1.234,50'. */
export const formatarMoeda = (valor: Numerico): string => escrever(valor, MOEDA);

/** Up to `casas` decimals, without trailing zeros: 1234.5 → '1.234,5', '20.000' → '20'. */
export const formatarQuantidade = (valor: Numerico, casas = 3): string =>
  escrever(valor, POR_CASAS[casas] ?? formato({ maximumFractionDigits: casas }));

/** Nutrients: always two decimals, as rounded by the rule. */
export const formatarNutriente = (valor: Numerico): string => escrever(valor, NUTRIENTE);

/** 12.5 → '12,5%' (the value is the percent, not the fraction). */
export const formatarPercentual = (valor: Numerico): string => `${formatarQuantidade(valor, 2)}%`;

/** A number for editing, without thousands dots: 'R$ 1.234,50' → 'R$ 1234,50'. */
export const semMilhares = (escrito: string): string => escrito.replaceAll('.', '');
