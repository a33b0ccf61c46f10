import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../teste/app.js';

let app: FastifyInstance;
let ana: Pessoa;
let bia: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste({ simultaneas: { doUsuario: 8, doEndereco: 5 } });
  [ana, bia] = [await entrarComo(app), await entrarComo(app)];
});
afterAll(() => app.close());

const varias = (quantas: number, pedir: () => Promise<{ statusCode: number }>) =>
  Promise.all(Array.from({ length: quantas }, async () => (await pedir()).statusCode));
const vezes = (respostas: readonly number[], status: number) => respostas.filter((um) => um === status).length;

test('a user may have so many requests open, and nobody else waits for them', async () => {
  const [dela, daOutra] = await Promise.all([
    varias(20, () => ana.injetar('GET', '/unidades-educacionais')),
    varias(4, () => bia.injetar('GET', '/unidades-educacionais')),
  ]);
  expect([vezes(dela, 200), vezes(dela, 429), vezes(daOutra, 200)]).toEqual([8, 12, 4]);
  // They are over: the next ones pass.
  expect(vezes(await varias(8, () => ana.injetar('GET', '/unidades-educacionais')), 200)).toBe(8);
});

test('without a session the address is counted', async () => {
  const pedir = (remoteAddress: string) => () => app.inject({ url: '/api/cidades', remoteAddress });
  const [um, outro] = await Promise.all([varias(9, pedir('10.1.0.1')), varias(5, pedir('10.1.0.2'))]);
  expect([vezes(um, 200), vezes(um, 429), vezes(outro, 200)]).toEqual([5, 4, 5]);
});

test('the refusal says what to do, in a sentence and in a header', async () => {
  const respostas = await Promise.all(Array.from({ length: 9 }, () => ana.injetar('GET', '/unidades-educacionais')));
  const recusada = respostas.find(({ statusCode }) => statusCode === 429);
  expect(recusada?.headers['retry-after']).toBe('2');
  expect(recusada?.json().detail).toBe('Muitas chamadas ao mesmo tempo. Aguarde alguns segundos e tente novamente.');
});
