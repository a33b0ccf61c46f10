import { z } from 'zod';
import { Convencao } from './convencoes.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { CodigoConvencao, Id } from '../primitivos.js';

/** Codes of /convencoes/alergenicos in a form. */
export const Alergenicos = z.array(CodigoConvencao).max(LIMITES.linhas);

/** The allergens of a preparation, a dish or a menu, in the order of their list. */
export const AlergenicosDaFicha = z.object({
  contem: z.array(Convencao),
  /** Traces, of a food or of the kitchen. Those in `contem` are not repeated. */
  podeConter: z.array(Convencao),
  /** Foods whose allergens are not checked: the lists may be incomplete. */
  naoConferidos: z.array(z.object({ id: Id, nome: z.string() })),
});
export type AlergenicosDaFicha = z.infer<typeof AlergenicosDaFicha>;
