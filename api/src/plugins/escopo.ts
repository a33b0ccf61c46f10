import { IdParam } from '@merenda/shared/contratos';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

type Caminho = `params.${string}` | `query.${string}` | `body.${string}`;

/** The place in a request that names the stock or the educational unit; it must be one of the user's. */
export type EscopoUnidade = { estoque: Caminho } | { unidade: Caminho };

/** What a request names, and where. */
export interface Escopo {
  tipo: 'estoque' | 'unidade';
  /** In the body it can only be read after validation. */
  noCorpo: boolean;
  /** Its name in the address or the body. */
  campo: string;
  id: z.ZodSafeParseResult<number>;
}

/** The stock or the educational unit that a request names; null for a route without unit scope. */
export function escopoDe(req: FastifyRequest): Escopo | null {
  const { unidade: escopo } = req.routeOptions.config;
  if (!escopo) return null;
  const caminho = 'estoque' in escopo ? escopo.estoque : escopo.unidade;
  const valor = valorEm(req, caminho);
  return {
    tipo: 'estoque' in escopo ? 'estoque' : 'unidade',
    noCorpo: caminho.startsWith('body.'),
    campo: caminho.split('.').slice(1).join('.'),
    // A body is validated before its unit is read; the address is not.
    id: IdParam.safeParse(typeof valor === 'number' ? String(valor) : valor),
  };
}

function valorEm(req: FastifyRequest, caminho: Caminho): unknown {
  let valor: unknown = req;
  for (const parte of caminho.split('.'))
    valor = typeof valor === 'object' && valor !== null ? (valor as Record<string, unknown>)[parte] : undefined;
  return valor;
}
