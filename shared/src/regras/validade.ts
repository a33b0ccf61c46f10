import { somarDias } from './calendario.js';

/** A lot is valid until its expiry day, included. Days are 'YYYY-MM-DD'. */
export const vencido = (dataValidade: string, hoje: string): boolean => dataValidade < hoje;

/** Not expired, and expires within `dias`. */
export const venceEmBreve = (dataValidade: string, hoje: string, dias = 30): boolean =>
  !vencido(dataValidade, hoje) && dataValidade <= somarDias(hoje, dias);
