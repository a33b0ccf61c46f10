import { z } from 'zod';
import { DataBR, DataHoraBR } from '../primitivos.js';

/** Current day and time on the municipality's clock, which the rules use, and its time zone, 'America/Sao_Paulo', absent from an older server. */
export const Relogio = z.object({ hoje: DataBR, agora: DataHoraBR, fuso: z.string().optional() });
export type Relogio = z.infer<typeof Relogio>;
