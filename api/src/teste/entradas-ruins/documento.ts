import type { FastifyInstance } from 'fastify';

/** The part of JSON Schema that the OpenAPI document uses. */
export interface Esquema {
  type?: string | string[];
  properties?: Record<string, Esquema>;
  required?: string[];
  items?: Esquema;
  minItems?: number;
  maxItems?: number;
  anyOf?: Esquema[];
  oneOf?: Esquema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

export interface Parametro {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Esquema;
}

/** One route of the document. */
export interface Operacao {
  metodo: string;
  /** With `{name}` for each path parameter. */
  url: string;
  parametros: Parametro[];
  /** Content type and schema of the body; null when it takes none. */
  corpo: { tipo: string; esquema: Esquema } | null;
}

/** The part of an OpenAPI document that lists the routes. */
export interface Documento {
  paths: Record<
    string,
    Record<string, { parameters?: Parametro[]; requestBody?: { content: Record<string, { schema: Esquema }> } }>
  >;
}

/** Every route of the app, by its own OpenAPI document. */
export async function operacoesDe(app: FastifyInstance): Promise<Operacao[]> {
  return operacoesDoDocumento((await app.inject('/api/openapi.json')).json<Documento>());
}

/** Every route of a document. */
export function operacoesDoDocumento({ paths }: Documento): Operacao[] {
  return Object.entries(paths).flatMap(([url, metodos]) =>
    Object.entries(metodos).map(([metodo, { parameters = [], requestBody }]) => {
      const [corpo] = Object.entries(requestBody?.content ?? {});
      return {
        metodo: metodo.toUpperCase(),
        url,
        parametros: parameters,
        corpo: corpo ? { tipo: corpo[0], esquema: corpo[1].schema } : null,
      };
    }),
  );
}

/** Maximum length that the document allows for a text of each name, over all bodies. */
export function comprimentosDe(operacoes: readonly Operacao[]): Map<string, number> {
  const maiores = new Map<string, number>();
  const visitar = (esquema: Esquema, nome: string): void => {
    if (esquema.maxLength !== undefined) maiores.set(nome, Math.max(esquema.maxLength, maiores.get(nome) ?? 0));
    for (const parte of [...(esquema.anyOf ?? []), ...(esquema.oneOf ?? [])]) visitar(parte, nome);
    if (esquema.items) visitar(esquema.items, nome);
    for (const [filho, parte] of Object.entries(esquema.properties ?? {})) visitar(parte, filho);
  };
  for (const { corpo } of operacoes) if (corpo) visitar(corpo.esquema, '');
  return maiores;
}
