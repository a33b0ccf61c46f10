import { z } from 'zod';
import { DataBR, DataHoraBR } from './primitivos.js';

/** Today, and this minute, on the municipality's clock, by which the rules go. */
export const Relogio = z.object({ hoje: DataBR, agora: DataHoraBR });
export type Relogio = z.infer<typeof Relogio>;
