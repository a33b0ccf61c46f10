import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { Contador, Histograma } from '../metricas/prometheus.js';
import { criarAppDeTeste } from '../teste/app.js';

const TOKEN = 'um segredo bem longo';
let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste({ tokenDasMetricas: TOKEN });
});
afterAll(() => app.close());

const ler = (authorization?: string) =>
  app.inject({ url: '/metricas', headers: authorization === undefined ? {} : { authorization } });

test('only whoever brings the token reads them', async () => {
  for (const errado of [undefined, 'Bearer ', 'Bearer outro', `Bearer ${TOKEN} `, TOKEN])
    expect((await ler(errado)).statusCode).toBe(401);
  expect((await ler(`Bearer ${TOKEN}`)).headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
});

test('without a token there is no such address', async () => {
  const outro = await criarAppDeTeste();
  expect((await outro.inject({ url: '/metricas', headers: { authorization: 'Bearer null' } })).statusCode).toBe(404);
  await outro.close();
});

test('requests by route and status, never by what was asked; logins by their outcome', async () => {
  await app.inject('/api/itens-produto/4711');
  await app.inject('/api/nada/MARIA');
  for (const usuario of ['a', 'b'])
    await app.inject({ method: 'POST', url: '/api/tokens/autenticar', payload: { usuario, senha: 'errada' } });
  const { body } = await ler(`Bearer ${TOKEN}`);
  expect(body).toContain('merenda_http_pedidos_total{metodo="POST",rota="/api/tokens/autenticar",status="401"} 2\n');
  expect(body).toContain('merenda_http_duracao_segundos_count{metodo="POST",rota="/api/tokens/autenticar"} 2\n');
  expect(body).toContain('merenda_logins_total{resultado="recusado"} 2\n');
  expect(body).toMatch(/\nmerenda_memoria_bytes \d+\n/);
  expect(body).not.toMatch(/4711|MARIA/);
  expect(body.endsWith('\n')).toBe(true);
});

test('the text format: escaped labels, buckets that contain the smaller ones', () => {
  const contador = new Contador('c', 'A count.');
  contador.somar({ a: 'x"\\\n' });
  contador.somar({ a: 'x"\\\n' }, 2);
  expect(contador.texto()).toBe('# HELP c A count.\n# TYPE c counter\nc{a="x\\"\\\\\\n"} 3');
  const histograma = new Histograma('h', 'Times.', [0.1, 1]);
  for (const segundos of [0.05, 0.1, 0.5, 3]) histograma.observar({ r: '/' }, segundos);
  expect(histograma.texto().split('\n').slice(2)).toEqual([
    'h_bucket{r="/",le="0.1"} 2',
    'h_bucket{r="/",le="1"} 3',
    'h_bucket{r="/",le="+Inf"} 4',
    'h_sum{r="/"} 3.65',
    'h_count{r="/"} 4',
  ]);
});
