import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { secretarias, usuarios } from '../../banco/esquema/acesso.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterAll(() => app.close());

test('the photo: own or with USUARIOS, 204 when there is none', async () => {
  const dona = await entrarComo(app);
  const url = `/usuarios/${dona.usuarioId}/imagem`;
  expect((await dona.injetar('GET', url)).statusCode).toBe(204);
  await app.banco.update(usuarios).set({ imagem: 'data:image/png;base64,AAAA' }).where(eq(usuarios.id, dona.usuarioId));
  const foto = await dona.injetar('GET', url);
  expect([foto.headers['content-type'], foto.body]).toEqual(['text/plain', 'data:image/png;base64,AAAA']);
  expect((await (await entrarComo(app)).injetar('GET', url)).statusCode).toBe(403);
  const gestora = await entrarComo(app, { permissoes: ['USUARIOS'] });
  expect((await gestora.injetar('GET', url)).statusCode).toBe(200);
  expect((await gestora.injetar('GET', '/usuarios/999999/imagem')).statusCode).toBe(404);
});

test('the secretariat', async () => {
  await app.banco.insert(secretarias).values({ id: 1, nome: 'SECRETARIA', municipio: 'CIDADE', uf: 'SP' }).onConflictDoNothing();
  const pessoa = await entrarComo(app);
  expect((await pessoa.injetar('GET', '/secretarias-estaduais/1')).json()).toMatchObject({ id: 1, uf: expect.stringMatching(/^[A-Z]{2}$/) });
  expect((await pessoa.injetar('GET', '/secretarias-estaduais/2')).statusCode).toBe(404);
});
