import net from 'node:net';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { bancoSemTabelas } from '../../teste/banco.js';
import { esperarAte } from '../../teste/esperar-ate.js';
import type { Conexao } from '../conexao.js';
import { bancoIndisponivel } from '../indisponivel.js';
import { conectarPostgres, prazosDe } from './conectar.js';

let base: Conexao;
let endereco: string;
const abertas: Conexao[] = [];
beforeAll(async () => {
  base = await bancoSemTabelas();
  const { rows } = await base.banco.execute<{ nome: string }>(sql`select current_database() as nome`);
  endereco = new URL(`/${rows[0]!.nome}`, process.env.DATABASE_URL_TESTE).href;
  await base.banco.execute(sql`create table t (n int)`);
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const aberta of abertas.splice(0)) await aberta.fechar();
});
afterAll(() => base.fechar());

/** Only one connection: if it is not given back, or not clean, the next test fails. */
const conectar = (parametros = '') => {
  const conexao = conectarPostgres(endereco + parametros, { conexoes: 1, aoFalhar: () => undefined });
  abertas.push(conexao);
  return conexao.banco;
};
const falha = (promessa: Promise<unknown>) =>
  promessa.then(
    () => new Error('it did not fail'),
    (erro: unknown) => erro,
  );
const existe = async (pid: number | undefined) =>
  (await base.banco.execute(sql`select 1 from pg_stat_activity where pid = ${pid}::int`)).rows.length > 0;
const tamanho = async () => (await base.banco.execute<{ n: number }>(sql`select count(*)::int as n from t`)).rows[0]?.n;

/** Makes the driver's next statement with this text fail with an error. */
function responderComErro(texto: RegExp, mensagem: string, aoMandar?: () => void): void {
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const comando = typeof args[0] === 'string' ? args[0] : (args[0] as { text: string }).text;
    aoMandar?.();
    return texto.test(comando) ? Promise.reject(new Error(mensagem)) : original.apply(this, args);
  } as never);
}

test('a server that accepts the connection and sends nothing counts as unavailable within 2 s', async () => {
  const mudo = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolver) => mudo.once('listening', resolver));
  const { port } = mudo.address() as net.AddressInfo;
  const conexao = conectarPostgres(`postgres://ninguem@127.0.0.1:${port}/nada`, { aoFalhar: () => undefined });
  // Timers of one process fire in their order, even on a busy machine.
  const erro = await Promise.race([
    falha(conexao.banco.execute(sql`select 1`)),
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('nothing for 2 s')), 2000)),
  ]);
  expect(bancoIndisponivel(erro)).toBe(true);
  await conexao.fechar();
  mudo.close();
});

test('with every connection in use, one more request waits, and is refused after 5 s', async () => {
  const banco = conectar();
  await banco.execute(sql`select 1`);
  const ordem: string[] = [];
  const ocupada = banco.transaction(async (tx) => tx.execute(sql`select pg_sleep(8)`)).then(() => ordem.push('served'));
  const recusada = falha(banco.transaction(async (tx) => tx.execute(sql`select 1`))).then((erro) =>
    ordem.push(bancoIndisponivel(erro) ? 'refused' : String(erro)),
  );
  await Promise.all([ocupada, recusada]);
  expect(ordem).toEqual(['refused', 'served']);
  expect((await banco.execute(sql`select 1 as um`)).rows).toEqual([{ um: 1 }]);
});

test('without limits the extra request is served when its turn comes', async () => {
  const conexao = conectarPostgres(endereco, { conexoes: 1, comPrazos: false });
  abertas.push(conexao);
  const ocupada = conexao.banco.transaction(async (tx) => tx.execute(sql`select pg_sleep(6)`));
  await expect(conexao.banco.transaction(async (tx) => (await tx.execute(sql`select 1 as um`)).rows)).resolves.toEqual([
    { um: 1 },
  ]);
  await ocupada;
});

test('a statement and a wait for a lock have a time limit', async () => {
  expect(bancoIndisponivel(await falha(conectar('?statement_timeout=200').execute(sql`select pg_sleep(5)`)))).toBe(
    true,
  );
  await base.banco.transaction(async (tx) => {
    await tx.execute(sql`lock table t`);
    expect(bancoIndisponivel(await falha(conectar('?lock_timeout=200').execute(sql`insert into t values (1)`)))).toBe(
      true,
    );
  });
});

test('work without a time limit is not ended', async () => {
  const conexao = conectarPostgres(`${endereco}?application_name=paciente`, { conexoes: 1 });
  abertas.push(conexao);
  const prazo = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
  expect((await conexao.semPrazo((banco) => banco.execute(prazo))).rows).toEqual([{ statement: '0', lock: '0' }]);
  expect((await conexao.banco.execute(prazo)).rows).toEqual([{ statement: '13s', lock: '5s' }]);
});

test('a connection that the server ends between two statements costs its transaction and nothing else', async () => {
  const banco = conectar();
  for (let vez = 0; vez < 3; vez++) {
    const erro = await falha(
      banco.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await tx.execute(sql`insert into t values (1)`);
        await base.banco.execute(sql`select pg_terminate_backend(${rows[0]?.pid}::int)`);
        await esperarAte(async () => !(await existe(rows[0]?.pid)));
        await tx.execute(sql`insert into t values (2)`);
      }),
    );
    expect([bancoIndisponivel(erro), erro]).toEqual([true, erro]);
  }
  expect(await tamanho()).toBe(0);
  expect((await banco.execute(sql`select 1 as um`)).rows).toEqual([{ um: 1 }]);
});

test('a transaction that cannot begin does not keep its connection', async () => {
  const banco = conectar();
  responderComErro(/^begin/, 'Connection terminated unexpectedly');
  expect(bancoIndisponivel(await falha(banco.transaction(async () => undefined)))).toBe(true);
  jest.restoreAllMocks();
  await expect(banco.transaction(async (tx) => (await tx.execute(sql`select 1 as um`)).rows)).resolves.toEqual([
    { um: 1 },
  ]);
});

test('a connection whose rollback got no answer is not used again: the next write is committed', async () => {
  const banco = conectar();
  responderComErro(/^rollback/, 'Query read timeout');
  await falha(
    banco.transaction(async (tx) => {
      await tx.execute(sql`insert into t values (1)`);
      throw new Error('refused');
    }),
  );
  jest.restoreAllMocks();
  await banco.execute(sql`insert into t values (2)`);
  expect((await base.banco.execute(sql`select n from t`)).rows).toEqual([{ n: 2 }]);
});

test('a server that stops responding is given up after the documented 15 s, once: the rollback does not wait again', async () => {
  expect(prazosDe('postgres://a/b')).toMatchObject({ statement_timeout: 13_000, query_timeout: 15_000 });
  expect(prazosDe('postgres://a/b?statement_timeout=30000').query_timeout).toBe(32_000);
  expect(prazosDe('postgres://a/b?statement_timeout=0').query_timeout).toBe(0);
  const banco = conectar();
  const cortar = jest.spyOn(pg.Client.prototype, 'end');
  const comandos: string[] = [];
  responderComErro(/^select 7$/, 'Query read timeout', () =>
    comandos.push(cortar.mock.calls.length === 0 ? 'open' : 'cut'),
  );
  expect(bancoIndisponivel(await falha(banco.transaction(async (tx) => tx.execute(sql`select 7`))))).toBe(true);
  // BEGIN, the statement, and a rollback on a connection that is cut off: it fails at once.
  expect(comandos).toEqual(['open', 'open', 'cut']);
  jest.restoreAllMocks();
  expect((await banco.execute(sql`select 1 as um`)).rows).toEqual([{ um: 1 }]);
});
