import { z } from 'zod';
import { DataBR } from './primitivos.js';

/** The municipality's clock: what 'today' is, whatever the device says. */
export const Relogio = z.object({ hoje: DataBR });
export type Relogio = z.infer<typeof Relogio>;
