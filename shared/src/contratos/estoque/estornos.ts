import { z } from 'zod';
import { LIMITES } from '../../vocabulario/limites.js';
import { DataHoraBR, IdParam, textoLongo } from '../primitivos.js';

/** `/estoques/{id}/lancamentos/{lancamento}`: the second is a line of the ledger of a lot in the stock. */
export const PorLinhaDoKardex = z.object({ id: IdParam, lancamento: IdParam });

/** Body of POST /estoques/{id}/lancamentos/{lancamento}/estorno. */
export const EstornoDaLinha = z.object({ motivo: textoLongo(LIMITES.motivo) });
export type EstornoDaLinha = z.infer<typeof EstornoDaLinha>;

/** Who reversed something, when and why. */
export const Estorno = z.object({ quando: DataHoraBR, usuario: z.string(), motivo: z.string() });
export type Estorno = z.infer<typeof Estorno>;
