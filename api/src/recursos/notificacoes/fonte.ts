import type { Notificacao } from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';

/** A kind of notice: its notices for this user now, about the user's stocks. */
export type Fonte = (contexto: Contexto) => Promise<Notificacao[]>;

/** Notices of an end date are shown from this many days before. */
export const DIAS_DE_AVISO = 30;
