import { z } from 'zod';

/** A link of the login screen: support, or a social network of the municipality. */
export const LinkInstitucional = z.object({ nome: z.string(), endereco: z.string() });
export type LinkInstitucional = z.infer<typeof LinkInstitucional>;
