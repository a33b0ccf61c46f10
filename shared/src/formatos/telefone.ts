import { aplicarMascara, soDigitos } from './digitos.js';

/** '(11) 3333-4444' → '1133334444'. */
export const limparTelefone = (texto: string): string => soDigitos(texto);

/** Landline as it is typed, (99) 9999-9999; an eleventh digit makes it a mobile one. */
export function formatarTelefone(texto: string): string {
  const numero = limparTelefone(texto);
  return aplicarMascara(numero, numero.length > 10 ? '(99) 99999-9999' : '(99) 9999-9999');
}

/** Mobile as it is typed: (99) 99999-9999. */
export const formatarCelular = (texto: string): string => aplicarMascara(limparTelefone(texto), '(99) 99999-9999');

/** Mobile as the screen 'Dados cadastrais' types it: (99) 9 9999-9999. */
export const formatarCelularEspacado = (texto: string): string =>
  aplicarMascara(limparTelefone(texto), '(99) 9 9999-9999');

/** Area code and 8 or 9 digits; no area code begins with 0. */
export const telefoneValido = (texto: string): boolean =>
  /^[\d\s().-]*$/.test(texto) && /^[1-9]\d{9,10}$/.test(soDigitos(texto));

/** Area code, a 9 and 8 digits. */
export const celularValido = (texto: string): boolean =>
  telefoneValido(texto) && /^\d{2}9\d{8}$/.test(soDigitos(texto));
