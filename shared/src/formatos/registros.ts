import { aplicarMascara, soDigitos } from './digitos.js';

/*
 * Registration numbers whose check digits differ by state or are not published: only their shape is checked.
 */

/** Driving licence: 11 digits. */
export const limparCnh = (texto: string): string => soDigitos(texto);
export const cnhValida = (texto: string): boolean => /^\d{11}$/.test(texto.trim());

/**
 * Nutritionist's registration as typed: CRN-99/9999, region and number. It is sent as it is written. Numbers of five
 * digits exist, so a fifth one is taken.
 */
export const formatarCrn = (texto: string): string => aplicarMascara(soDigitos(texto), 'CRN-99/99999');
export const crnValido = (texto: string): boolean => /^CRN-\d{2}\/\d{4,5}$/.test(texto.trim());

/** State registration: 9 digits, 99.999.999-9. */
export const limparInscricaoEstadual = (texto: string): string => soDigitos(texto);
export const formatarInscricaoEstadual = (texto: string): string =>
  aplicarMascara(limparInscricaoEstadual(texto), '99.999.999-9');
export const inscricaoEstadualValida = (texto: string): boolean => /^\d{2}\.?\d{3}\.?\d{3}-?\d$/.test(texto.trim());

/** School code of the national census (INEP): 8 digits. */
export const limparInep = (texto: string): string => soDigitos(texto);
export const inepValido = (texto: string): boolean => /^\d{8}$/.test(texto.trim());
