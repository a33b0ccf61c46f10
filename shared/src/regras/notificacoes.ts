import { GRUPOS_DE_NOTIFICACAO, type GrupoDeNotificacao } from '../vocabulario/notificacoes.js';
import { formatarData } from '../formatos/datas.js';
import { diasEntre, somarDias } from './calendario.js';
import { type Violacao, violacao } from './violacao.js';

/** An end date is notified in these bands, in days until it. */
export const FAIXAS_DE_AVISO = [7, 15, 30] as const;
export type FaixaDeAviso = (typeof FAIXAS_DE_AVISO)[number];

/** Notices of an end date are shown from this many days before. */
export const DIAS_DE_AVISO = FAIXAS_DE_AVISO[2];

/**
 * Notices of a lot begin in the last part of its shelf life, the fourth: bread that is baked to be eaten within three
 * days asks nothing of anybody two days before, and fresh food would fill the list every day.
 */
export const PARTES_DA_VIDA_DO_LOTE = 4;

/** The band of an end date that is at most `DIAS_DE_AVISO` away. Days are 'YYYY-MM-DD'. */
export const faixaDeAviso = (fim: string, hoje: string): FaixaDeAviso =>
  FAIXAS_DE_AVISO.find((dias) => diasEntre(hoje, fim) <= dias) ?? DIAS_DE_AVISO;

/** The last day until which a notification of the group may be dismissed, 'YYYY-MM-DD'. */
export const ultimoDiaDaDispensa = (grupo: GrupoDeNotificacao, hoje: string): string =>
  somarDias(hoje, GRUPOS_DE_NOTIFICACAO[grupo].diasDeDispensa);

/** A dismissal ends after today, and at the latest on the last day of its group. Days are 'YYYY-MM-DD'. */
export function violacoesDaDispensa(
  { grupo, ate }: { grupo: GrupoDeNotificacao; ate: string },
  hoje: string,
): Violacao[] {
  const ultimo = ultimoDiaDaDispensa(grupo, hoje);
  return [
    ...violacao(ate <= hoje, 'ate', 'Escolha um dia depois de hoje.'),
    ...violacao(ate > ultimo, 'ate', `Escolha um dia até ${formatarData(ultimo)}.`),
  ];
}

/** The name of the unit that a notification is about; without a unit it is about the whole municipality. */
export const unidadeDaNotificacao = (unidade: { nome: string } | null): string => unidade?.nome ?? 'Município';
