import { IdParam } from '@merenda/shared/contratos';
import { z } from 'zod';

/** Path of one record: `/…/:id`. */
export const PorId = z.object({ id: IdParam });
