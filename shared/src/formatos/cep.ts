import { aplicarMascara, soDigitos } from './digitos.js';

/** '01001-000' → '01001000'. */
export const limparCep = (texto: string): string => soDigitos(texto);

/** Mask as it is typed, and format of the whole: 99999-999. */
export const formatarCep = (texto: string): string => aplicarMascara(limparCep(texto), '99999-999');

/** Eight digits, with or without the mask. That the code exists is for the postal-code service to say. */
export const cepValido = (texto: string): boolean => /^\d{5}-?\d{3}$/.test(texto.trim());
