import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { usuarioPermissoes } from '../../banco/esquema/acesso/acesso.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';
import { aoMesmoTempo } from '../../teste/portao.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterAll(() => app.close());

test('one of two simultaneous changes that together would leave no user with USUARIOS is refused', async () => {
  await app.banco.delete(usuarioPermissoes).where(eq(usuarioPermissoes.permissao, 'USUARIOS'));
  const gestoras = [
    await entrarComo(app, { permissoes: ['USUARIOS'] }),
    await entrarComo(app, { permissoes: ['USUARIOS'] }),
  ];
  const perder = gestoras.map(
    (gestora) => () =>
      gestora.injetar('PUT', '/usuarios/acessos', {
        usuarios: [{ id: gestora.usuarioId, versao: 1 }],
        permissoes: { modo: 'REMOVER', marcados: ['USUARIOS'] },
      }),
  );
  const respostas = await aoMesmoTempo(app, perder);
  expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await app.banco.$count(usuarioPermissoes, eq(usuarioPermissoes.permissao, 'USUARIOS'))).toBe(1);
});
