import { leituraAtual } from './leitura.js';
import { dataNoFuso, formatarDataHora } from '@merenda/shared/formatos';

/** The municipality's clock. There is one per process; a test may stop it or change it. */
interface Relogio {
  fuso: string;
  agora: () => Date;
}

const padrao: Relogio = { fuso: 'America/Sao_Paulo', agora: () => new Date() };
let relogio = padrao;

/** Changes the time zone or the source of time; without arguments, restores the default. */
export function definirRelogio(mudanca?: Partial<Relogio>): void {
  relogio = mudanca ? { ...relogio, ...mudanca } : padrao;
}

/** This instant. An answer that depends on it is not valid for long: it is noted. */
export function agora(): Date {
  leituraAtual()?.anotarDeFora();
  return relogio.agora();
}

/** The municipality's time zone, as the database understands it too. */
export function fuso(): string {
  return relogio.fuso;
}

/** Today in the municipality as `YYYY-MM-DD`. */
export function hoje(): string {
  return dataLocal(relogio.agora());
}

/** The municipality's day of an instant, as `YYYY-MM-DD`. */
function dataLocal(instante: Date): string {
  return dataNoFuso(instante, relogio.fuso);
}

/** An instant as the municipality reads it: `DD/MM/YYYY HH:mm`. */
export function dataHoraBR(instante: Date): string {
  return formatarDataHora(instante, relogio.fuso);
}
