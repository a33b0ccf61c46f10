import { expect, test } from '@jest/globals';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fs from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste } from './teste/app.js';

/** The hooks that a request passes, in their order. */
const DO_PEDIDO = [
  'onRequest',
  'preParsing',
  'preValidation',
  'preHandler',
  'preSerialization',
  'onSend',
  'onResponse',
];

/** The plugin that adds a hook; a library counts as the plugin that registers it. */
const donoDe = ({ pluginName }: FastifyInstance): string =>
  pluginName.split(' -> ').findLast((nome) => !nome.startsWith('@')) ?? '';

/** For each hook of a request the plugins that add one, in the order in which they run. */
async function ganchosDoApp(): Promise<Record<string, string>> {
  const donos = new Map<string, Set<string>>();
  const anotar = (mensagem: unknown) => {
    const { fastify } = mensagem as { fastify: FastifyInstance };
    const { addHook } = fastify;
    Object.assign(fastify, {
      addHook(this: FastifyInstance, ...args: [gancho: string]) {
        const doGancho = donos.get(args[0]) ?? new Set();
        donos.set(args[0], doGancho.add(donoDe(this)));
        return Reflect.apply(addHook, this, args) as unknown;
      },
    });
  };
  subscribe('fastify.initialization', anotar);
  const app = await criarAppDeTeste({ simulados: false });
  unsubscribe('fastify.initialization', anotar);
  await app.close();
  return Object.fromEntries(
    DO_PEDIDO.flatMap((nome) => (donos.has(nome) ? [[nome, [...donos.get(nome)!].join(' → ')]] : [])),
  );
}

/** The same as docs/architecture.md draws it: a line for each hook. */
function ganchosDesenhados(): Record<string, string> {
  const texto = fs.readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
  return Object.fromEntries(
    [...texto.matchAll(/^ *(\w+) {2,}(\S.* → .*|\S+)$/gm)].flatMap(([, nome = '', donos = '']) =>
      DO_PEDIDO.includes(nome) ? [[nome, donos]] : [],
    ),
  );
}

test('a request passes the hooks in the order that docs/architecture.md draws', async () => {
  expect(await ganchosDoApp()).toEqual(ganchosDesenhados());
});
