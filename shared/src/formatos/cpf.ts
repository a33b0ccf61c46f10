import { aplicarMascara, soDigitos } from './digitos.js';

/** '123.456' → '123456'. */
export const limparCpf = (texto: string): string => soDigitos(texto);

/** Mask while typing, and format of the complete value: 999.999.999-99. */
export const formatarCpf = (texto: string): string => aplicarMascara(limparCpf(texto), '999.999.999-99');

/** Eleven digits, not all equal, with two correct check digits (modulus 11, Receita Federal). */
export function cpfValido(texto: string): boolean {
  const cpf = soDigitos(texto);
  if (!/^\d{11}$/.test(cpf) || /^(\d)\1*$/.test(cpf)) return false;
  return [9, 10].every((tamanho) => digito(cpf.slice(0, tamanho)) === Number(cpf[tamanho]));
}

function digito(base: string): number {
  const soma = [...base].reduce((total, algarismo, i) => total + Number(algarismo) * (base.length + 1 - i), 0);
  return ((soma * 10) % 11) % 10;
}
