import { z } from 'zod';
import { DataBR } from './primitivos.js';

/** Today on the municipality's clock, by which the rules go. */
export const Relogio = z.object({ hoje: DataBR });
export type Relogio = z.infer<typeof Relogio>;
