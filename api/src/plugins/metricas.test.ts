import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste } from '../teste/app.js';

const TOKEN = 'um segredo bem longo';
let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste({ tokenDasMetricas: TOKEN });
});
afterAll(() => app.close());

const ler = (authorization?: string) =>
  app.inject({ url: '/metricas', headers: authorization === undefined ? {} : { authorization } });

test('only a reader that sends the token gets them', async () => {
  for (const errado of [undefined, 'Bearer ', 'Bearer outro', `Bearer ${TOKEN} `, TOKEN])
    expect((await ler(errado)).statusCode).toBe(401);
  expect((await ler(`Bearer ${TOKEN}`)).headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
});

test('without a token the address does not exist', async () => {
  const outro = await criarAppDeTeste();
  expect((await outro.inject({ url: '/metricas', headers: { authorization: 'Bearer null' } })).statusCode).toBe(404);
  await outro.close();
});

test('requests are counted by route and status, never by their parameters; logins by their result', async () => {
  await app.inject('/api/itens-produto/4711');
  await app.inject('/api/nada/MARIA');
  for (const usuario of ['a', 'b'])
    await app.inject({ method: 'POST', url: '/api/tokens/autenticar', payload: { usuario, senha: 'errada' } });
  const { body } = await ler(`Bearer ${TOKEN}`);
  expect(body).toContain('merenda_http_pedidos_total{metodo="POST",rota="/api/tokens/autenticar",status="401"} 2\n');
  expect(body).toContain('merenda_http_duracao_segundos_count{metodo="POST",rota="/api/tokens/autenticar"} 2\n');
  expect(body).toContain('merenda_logins_total{resultado="recusado",origem="senha"} 2\n');
  expect(body).toMatch(/\nmerenda_memoria_bytes \d+\n/);
  expect(body).not.toMatch(/4711|MARIA/);
  expect(body.endsWith('\n')).toBe(true);
});

test('every metric has its name and type, and a duration is counted in each bucket that includes it', async () => {
  await app.inject('/saude');
  const { body } = await ler(`Bearer ${TOKEN}`);
  expect([...body.matchAll(/^# TYPE (.+)$/gm)].map(([, linha]) => linha).sort()).toEqual([
    'merenda_atraso_segundos gauge',
    'merenda_http_duracao_segundos histogram',
    'merenda_http_pedidos_total counter',
    'merenda_logins_total counter',
    'merenda_memoria_bytes gauge',
    'merenda_no_ar_segundos gauge',
    'merenda_respostas_guardadas_bytes gauge',
    'merenda_respostas_guardadas_total counter',
  ]);
  const baldes = [...body.matchAll(/_bucket\{le="([^"]+)",metodo="GET",rota="\/saude"\} (\d+)$/gm)];
  expect(baldes.map(([, limite]) => limite)).toEqual([
    '0.01',
    '0.05',
    '0.1',
    '0.25',
    '0.5',
    '1',
    '2.5',
    '5',
    '10',
    '+Inf',
  ]);
  const contados = baldes.map(([, , vezes]) => Number(vezes));
  expect(contados).toEqual([...contados].sort((a, b) => a - b));
  expect(contados.at(-1)).toBe(1);
});
