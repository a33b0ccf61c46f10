import type { z } from 'zod';

/** One call of the API: its request and its response. */
export interface Rota {
  /** The `:names` of the path. */
  params?: z.ZodObject;
  /** Regular expression for a `:name` that shares its path segment with other text. */
  padroes?: Record<string, string>;
  /** The query string. */
  busca?: z.ZodObject;
  /** The body. */
  corpo?: z.ZodType;
  /**
   * The response of a success. `z.void()` is a response without a body (204); with `.optional()` it is 204 when there
   * is nothing to send.
   */
  resposta: z.ZodType;
  /**
   * The response holds data of students, of users or of suppliers who are persons: no browser keeps it
   * (docs/security.md).
   */
  pessoal?: true;
  /** A read without a session whose response is the same for everybody: browsers keep it, and ask if it is right. */
  paraTodos?: true;
  /**
   * The write honours `Idempotency-Key`: sent twice, it is done once and answered twice. Our own screens always send a
   * key; other clients may.
   */
  idempotente?: true;
  /** The status of a success, if it is neither 200 nor 204. */
  status?: 201;
}
