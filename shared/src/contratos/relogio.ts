import { z } from 'zod';
import { DataBR, DataHoraBR } from './primitivos.js';

/** Current day and time on the municipality's clock, which the rules use. */
export const Relogio = z.object({ hoje: DataBR, agora: DataHoraBR });
export type Relogio = z.infer<typeof Relogio>;
