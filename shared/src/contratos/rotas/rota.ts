import type { z } from 'zod';

/** One call of the API: what it takes and what it answers. */
export interface Rota {
  /** The `:names` of the path. */
  params?: z.ZodObject;
  /** What the router accepts for a `:name` that shares its segment of the path with other text, as a regular expression. */
  padroes?: Record<string, string>;
  /** The query string. */
  busca?: z.ZodObject;
  /** The body. */
  corpo?: z.ZodType;
  /** What a success answers. `z.void()` is an answer without a body (204); with `.optional()` it is 204 when there is nothing to send. */
  resposta: z.ZodType;
  /** The status of a success, where it is neither 200 nor 204. */
  status?: 201;
}
