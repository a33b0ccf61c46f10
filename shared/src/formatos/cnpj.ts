import { aplicarMascara } from './digitos.js';

/** Upper case without punctuation: letters stay, because CNPJ is alphanumeric from July 2026 (IN RFB 2.229/2024). */
export const limparCnpj = (texto: string): string => texto.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Mask while typing, and format of the complete value: AA.AAA.AAA/AAAA-99. */
export const formatarCnpj = (texto: string): string => aplicarMascara(limparCnpj(texto), '99.999.999/9999-99');

/**
 * Twelve letters or digits and two check digits, not all equal. A character counts as its ASCII code minus 48, so that
 * digits count as themselves and 'A' as 17; weights 2 to 9 from the right, modulus 11.
 */
export function cnpjValido(texto: string): boolean {
  const cnpj = texto.toUpperCase().replace(/[./\-\s]/g, '');
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || /^(.)\1*$/.test(cnpj)) return false;
  return [12, 13].every((tamanho) => digito(cnpj.slice(0, tamanho)) === Number(cnpj[tamanho]));
}

function digito(base: string): number {
  const soma = [...base]
    .reverse()
    .reduce((total, caractere, i) => total + (caractere.charCodeAt(0) - 48) * (2 + (i % 8)), 0);
  const resto = soma % 11;
  return resto < 2 ? 0 : 11 - resto;
}
