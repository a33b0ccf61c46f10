import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const LETRAS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GRUPOS = 3;
const POR_GRUPO = 4;

/** A code of 60 random bits that people copy from a screen or from paper: `ABCD-EFGH-JKLM`. */
export const novoCodigoParaDigitar = (): string =>
  Array.from({ length: GRUPOS }, () =>
    Array.from({ length: POR_GRUPO }, () => LETRAS.charAt(randomInt(LETRAS.length))).join(''),
  ).join('-');

/** Upper and lower case, spaces and hyphens make no difference. */
export const soOCodigo = (digitado: string): string => digitado.toUpperCase().replace(/[^A-Z0-9]/g, '');
