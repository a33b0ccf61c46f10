import { IdParam, LIMITES } from '@merenda/shared/contratos';
import { z } from 'zod';

/** Path of one record: `/…/:id`. */
export const PorId = z.object({ id: IdParam });

/** A year in a query, where it arrives as text. */
export const AnoParam = z
  .string()
  .regex(/^\d{4}$/, 'Ano inválido.')
  .transform(Number)
  .pipe(z.int().min(LIMITES.anoMinimo, 'Ano inválido.').max(LIMITES.anoMaximo, 'Ano inválido.'));
