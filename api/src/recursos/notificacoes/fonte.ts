import type { Notificacao } from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';

/** A kind of notice: what it says to this user now, of the stocks that are his. */
export type Fonte = (contexto: Contexto, estoques: number[]) => Promise<Notificacao[]>;

/** What ends on a day is announced this many days before. */
export const DIAS_DE_AVISO = 30;
