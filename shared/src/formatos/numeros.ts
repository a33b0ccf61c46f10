/**
 * A decimal as the API carries it (number), as the database returns it (string) or as a decimal.js object. It is
 * written by its shortest decimal and never through binary arithmetic: 1.005 is written 1,01 with two places.
 */
export type Numerico = number | string | { toString(): string };

interface Casas {
  minimumFractionDigits?: number;
  maximumFractionDigits: number;
}

/** Sign, whole part and decimals of a number that is written without an exponent. */
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Writes what `Intl.NumberFormat('pt-BR')` writes, half rounded up. Not by it: its first use takes a cheap phone more
 * than a tenth of a second, in which the page does not answer.
 */
function escrever(valor: Numerico, casas: Casas): string {
  const texto = String(valor);
  const [, sinal = '', inteiros, decimais = ''] = DECIMAL.exec(texto) ?? [];
  if (inteiros === undefined) return new Intl.NumberFormat('pt-BR', casas).format(texto as `${number}`);
  const { minimumFractionDigits: min = 0, maximumFractionDigits: max } = casas;
  const cortado = BigInt(inteiros + decimais.slice(0, max).padEnd(max, '0'));
  const digitos = String(decimais.charAt(max) >= '5' ? cortado + 1n : cortado).padStart(max + 1, '0');
  const inteiro = digitos.slice(0, digitos.length - max).replace(/\B(?=(\d{3})+$)/g, '.');
  const fracao = digitos.slice(digitos.length - max);
  const escrita = fracao.slice(0, min) + fracao.slice(min).replace(/0+$/, '');
  return `${sinal}${inteiro}${escrita === '' ? '' : `,${escrita}`}`;
}

const DUAS_CASAS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** R$: 1234.5 → 'R$ 1.234,50'. */
export const formatarMoeda = (valor: Numerico): string => escrever(valor, DUAS_CASAS).replace(/^-?/, '$&R$ ');

/** Up to `casas` decimals, without trailing zeros: 1234.5 → '1.234,5', '20.000' → '20'. */
export const formatarQuantidade = (valor: Numerico, casas = 3): string =>
  escrever(valor, { maximumFractionDigits: casas });

/** Nutrients: always two decimals, as rounded by the rule. */
export const formatarNutriente = (valor: Numerico): string => escrever(valor, DUAS_CASAS);

/** 12.5 → '12,5%' (the value is the percent, not the fraction). */
export const formatarPercentual = (valor: Numerico): string => `${formatarQuantidade(valor, 2)}%`;

/** A number for editing, without thousands dots: 'R$ 1.234,50' → 'R$ 1234,50'. */
export const semMilhares = (escrito: string): string => escrito.replaceAll('.', '');
