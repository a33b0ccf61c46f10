import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { hoje } from '../../nucleo/relogio.js';
import { criarAppDeTeste } from '../../teste/app.js';
import { anoFechado, travaDoAno } from './correcoes.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste({ quebraInvariantes: true });
});
afterAll(() => app.close());

/** Runs in a transaction that counts its statements. */
const contando = (fazer: (tx: Transacao) => Promise<boolean>) =>
  emTransacao({ banco: app.banco, usuario: null }, async (tx) => {
    let instrucoes = 0;
    const contada = new Proxy(tx, {
      get: (alvo, nome) => {
        if (nome === 'execute') instrucoes++;
        return Reflect.get(alvo, nome);
      },
    });
    return { fechado: await fazer(contada), instrucoes };
  });

test('a write of the current year costs no statement', async () => {
  const ano = Number(hoje().slice(0, 4));
  expect(await contando((tx) => anoFechado(tx, ano))).toEqual({ fechado: false, instrucoes: 0 });
  expect(await contando((tx) => anoFechado(tx, 2020))).toEqual({ fechado: false, instrucoes: 2 });
});

test('a write that waits for the closing of its year sees that it is closed', async () => {
  let escrita: Promise<boolean> | undefined;
  await emTransacao({ banco: app.banco, usuario: null }, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${travaDoAno(2020)})`);
    escrita = emTransacao({ banco: app.banco, usuario: null }, (outra) => anoFechado(outra, 2020));
    await tx.execute(sql`
      insert into anos_fechados (ano, contas, resumo, pagamentos, usuario_id, fechado_em) values (2020, '{}', md5('{}'), '{}', 1, now())`);
  });
  expect(await escrita).toBe(true);
});
