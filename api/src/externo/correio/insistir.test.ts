import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Insistencia } from './insistir.js';

const CHEIO = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
let falhas: number;
let enviadas: string[];
let log: { warn: jest.Mock; error: jest.Mock };
let correio: Insistencia;
beforeEach(() => {
  falhas = 0;
  enviadas = [];
  log = { warn: jest.fn(), error: jest.fn() };
  correio = new Insistencia(async ({ assunto }) => {
    if (falhas-- > 0) throw CHEIO;
    enviadas.push(assunto);
  }, log);
});
afterEach(() => correio.encerrar());

const mandar = (assunto: string) => correio.mandar({ para: 'ana@exemplo.test', assunto, texto: '' });

test('a message that could not be written is kept, and written when there is room; it is logged once', async () => {
  falhas = 3;
  await mandar('um');
  await correio.tentarTodas();
  await correio.tentarTodas();
  expect([enviadas, log.warn.mock.calls.length]).toEqual([[], 1]);
  await correio.tentarTodas();
  await correio.tentarTodas();
  expect([enviadas, log.error.mock.calls.length]).toEqual([['um'], 0]);
});

test('after a day the server gives a message up and logs it', async () => {
  falhas = Infinity;
  await mandar('um');
  // One attempt a minute.
  for (let minuto = 1; minuto < 24 * 60; minuto++) await correio.tentarTodas();
  falhas = 0;
  await correio.tentarTodas();
  expect([enviadas, log.error.mock.calls]).toEqual([[], [[CHEIO, 'um e-mail não foi enviado']]]);
});

test('at the end each message gets a last attempt', async () => {
  falhas = 3;
  await mandar('um');
  await mandar('dois');
  await correio.encerrar();
  expect(enviadas).toEqual(['dois']);
  expect(log.error.mock.calls).toEqual([['1 e-mails não foram enviados antes do fim']]);
});
