import { aplicarMascara, soDigitos } from './digitos.js';

/** '01001-000' → '01001000'. */
export const limparCep = (texto: string): string => soDigitos(texto);

/** Mask while typing, and format of the complete value: 99999-999. */
export const formatarCep = (texto: string): string => aplicarMascara(limparCep(texto), '99999-999');

/**
 * Eight digits, with or without the mask, also as sheets have them ('01.001-000', '01001 000'), from 01000-000 on, where
 * the ranges of the post begin. Only the postal-code service knows whether the code exists.
 */
export const cepValido = (texto: string): boolean => /^(?!00)\d{2}\.?\d{3}[-\s]?\d{3}$/.test(texto.trim());
