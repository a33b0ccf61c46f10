import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import fp from 'fastify-plugin';
import { z } from 'zod';

/** Writes a response as JSON. Throws when it contradicts its contract. */
type Escritor = (resposta: unknown) => string;

declare module 'fastify' {
  interface FastifyInstance {
    /** The writer of all responses with this contract. It leaves out every property that the contract does not name. */
    escritorDe(contrato: z.ZodType): Escritor;
  }
}

/**
 * Writes responses by their contracts. With `conferir`, for tests and development, each response is also checked
 * against its contract and written from the checked data, and both texts must be equal: then the compiled writer alone
 * is enough in production.
 */
export default fp<{ conferir: boolean }>(
  async (app, { conferir }) => {
    const escritorDe = conferir ? escritorQueConfere : escritorCompilado;
    app.decorate('escritorDe', escritorDe);
    app.setSerializerCompiler<z.ZodType>(({ schema }) => escritorDe(schema));
  },
  { name: 'serializacao' },
);

const compilados = new WeakMap<z.ZodType, Escritor>();

/** Compiled when it writes for the first time: all contracts together take two seconds. */
const escritorCompilado =
  (contrato: z.ZodType): Escritor =>
  (resposta) => {
    const compilado = compilados.get(contrato) ?? fastJsonStringify(esquemaDe(contrato));
    compilados.set(contrato, compilado);
    return compilado(resposta);
  };

const escritorQueConfere =
  (contrato: z.ZodType): Escritor =>
  (resposta) => {
    const esperado = JSON.stringify(contrato.parse(resposta));
    const texto = escritorCompilado(contrato)(resposta);
    if (texto !== esperado) throw new Error(`the compiled writer wrote ${texto}, the contract says ${esperado}`);
    return texto;
  };

/** The contract as JSON Schema, as the documentation has it. */
const esquemaDe = (contrato: z.ZodType): Schema =>
  semUniaoComNulo(z.toJSONSchema(contrato, { io: 'output', target: 'draft-7' })) as Schema;

/**
 * `anyOf: [X, null]` as X that may be null: the compiler decides a union by validating the value against each member.
 */
function semUniaoComNulo(esquema: unknown): unknown {
  if (Array.isArray(esquema)) return esquema.map(semUniaoComNulo);
  if (typeof esquema !== 'object' || esquema === null) return esquema;
  if ('anyOf' in esquema && Array.isArray(esquema.anyOf)) {
    const [membro, nulo, ...outros] = esquema.anyOf.map(semUniaoComNulo);
    if (outros.length === 0 && ehObjeto(membro) && ehObjeto(nulo) && nulo.type === 'null')
      return { ...membro, nullable: true };
  }
  return Object.fromEntries(Object.entries(esquema).map(([chave, valor]) => [chave, semUniaoComNulo(valor)]));
}

const ehObjeto = (valor: unknown): valor is Record<string, unknown> => typeof valor === 'object' && valor !== null;
