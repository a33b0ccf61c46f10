import { z } from 'zod';
import { LIMITES } from '../vocabulario/limites.js';
import { textoLongo, DataHoraBR } from './primitivos.js';

/** Why something was cancelled. */
export const Cancelamento = z.object({ motivo: textoLongo(LIMITES.motivo) });
export type Cancelamento = z.infer<typeof Cancelamento>;

/** A cancellation that is read: who it was and when are null where nothing tells it any more. */
export const CancelamentoLido = Cancelamento.extend({
  quando: DataHoraBR.nullable(),
  usuario: z.string().nullable(),
});
export type CancelamentoLido = z.infer<typeof CancelamentoLido>;
