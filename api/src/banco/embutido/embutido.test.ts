import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, jest } from '@jest/globals';
import type { PGlite } from '@electric-sql/pglite';
import { esperarAte } from '../../teste/esperar-ate.js';
import { abrirEmbutido, type BancoEmbutido } from './abrir.js';
import { enfileirar } from './fila.js';
import { BancoEmUso, trancar } from './trava.js';

let raiz: string;
let pasta: string;
let aberto: BancoEmbutido | undefined;
beforeAll(() => {
  raiz = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-embutido-'));
  pasta = path.join(raiz, 'banco');
});
afterEach(async () => {
  await aberto?.fechar();
  aberto = undefined;
  jest.restoreAllMocks();
});
afterAll(() => fs.rmSync(raiz, { recursive: true }));

const abrir = async (opcoes?: Parameters<typeof abrirEmbutido>[1]) => (aberto = await abrirEmbutido(pasta, opcoes));

test('a new database is created in its own process, closed to other users, and opens again with its data', async () => {
  const { pglite } = await abrir();
  expect(fs.statSync(pasta).mode & 0o777).toBe(0o700);
  expect(fs.existsSync(`${pasta}.novo`)).toBe(false);
  await pglite.exec('create table t (n int); insert into t values (42)');
  await aberto?.fechar();
  const outra = await abrir();
  expect((await outra.pglite.query('select n from t')).rows).toEqual([{ n: 42 }]);
});

test('every commit reaches the disk before it is acknowledged', async () => {
  const { pglite } = await abrir();
  expect((await pglite.query('show fsync')).rows).toEqual([{ fsync: 'on' }]);
  const fsync = jest.spyOn(fs, 'fsyncSync');
  await pglite.query('insert into t values (1)');
  expect(fsync).toHaveBeenCalled();
});

test('a rename replaces its target in one step and makes the folder durable', async () => {
  const { pglite } = await abrir();
  const rename = jest.spyOn(fs, 'renameSync');
  const unlink = jest.spyOn(fs, 'unlinkSync');
  // Rewrites pg_internal.init and the like, and renames them into place.
  await pglite.exec('vacuum full pg_class');
  await pglite.exec('checkpoint');
  const destinos = rename.mock.calls.map(([, para]) => String(para));
  expect(destinos.length).toBeGreaterThan(0);
  for (const [apagado] of unlink.mock.calls) expect(destinos).not.toContain(String(apagado));
});

test('a second opening is refused while the first lives; the lock of a dead process is taken over', async () => {
  await abrir();
  await expect(abrirEmbutido(pasta)).rejects.toThrow(BancoEmUso);
  await aberto?.fechar();
  fs.writeFileSync(`${pasta}.lock`, JSON.stringify({ pid: 999_999_999, inicio: '1' }));
  await abrir();
  await aberto?.fechar();
  // The number of this process with another start time: the number of a dead process, used again.
  fs.writeFileSync(`${pasta}.lock`, JSON.stringify({ pid: process.pid, inicio: '1' }));
  await abrir();
});

test('a process that has ended, but whose parent has not asked for it, owns no lock', () => {
  const lido = fs.readFileSync;
  const meu = fs.readFileSync('/proc/self/stat', 'utf8');
  const dono = JSON.stringify({ pid: process.pid, inicio: meu.slice(meu.lastIndexOf(')') + 2).split(' ')[19] });
  const outra = path.join(raiz, 'trava');
  for (const [estado, livre] of [
    ['S', false],
    ['Z', true],
  ] as const) {
    fs.writeFileSync(`${outra}.lock`, dono);
    const stat = meu.replace(/\) \w /, `) ${estado} `);
    jest
      .spyOn(fs, 'readFileSync')
      .mockImplementation(((arquivo: string, ...resto: [BufferEncoding]) =>
        arquivo === `/proc/${process.pid}/stat` ? stat : lido(arquivo, ...resto)) as typeof fs.readFileSync);
    if (livre) expect(() => trancar(outra)()).not.toThrow();
    else expect(() => trancar(outra)).toThrow(BancoEmUso);
    jest.restoreAllMocks();
  }
});

test('a folder of another PostgreSQL version is refused and not changed', async () => {
  const velha = path.join(raiz, 'velho');
  fs.mkdirSync(velha);
  fs.writeFileSync(path.join(velha, 'PG_VERSION'), '16\n');
  await expect(abrirEmbutido(velha)).rejects.toThrow(/é do PostgreSQL 16, e este programa usa o 18/);
  expect(fs.readdirSync(velha)).toEqual(['PG_VERSION']);
  expect(fs.existsSync(`${velha}.lock`)).toBe(false);
});

test('a folder with other content is not changed', async () => {
  const alheia = path.join(raiz, 'alheia');
  fs.mkdirSync(alheia);
  fs.writeFileSync(path.join(alheia, 'foto.jpg'), 'x');
  await expect(abrirEmbutido(alheia)).rejects.toThrow(/ENOTEMPTY/);
  expect(fs.readdirSync(alheia)).toEqual(['foto.jpg']);
});

test('the connection used inside its own transaction is an error, not a wait for ever; the queue goes on', async () => {
  const { pglite } = await abrir();
  await expect(pglite.transaction(async () => pglite.query('select 1'))).rejects.toThrow(/inside an open transaction/);
  expect((await pglite.query('select 1 as um')).rows).toEqual([{ um: 1 }]);
});

test('uses are served in order, and the event loop runs between two of them', async () => {
  const ordem: string[] = [];
  const falso = {
    query: async (sql: string) => void ordem.push(sql),
    exec: async () => [],
    transaction: async () => undefined,
  } as unknown as PGlite;
  enfileirar(falso);
  const usos = ['a', 'b', 'c'].map((sql) => falso.query(sql));
  setImmediate(() => ordem.push('turn'));
  await Promise.all(usos);
  expect(ordem.filter((passo) => passo !== 'turn')).toEqual(['a', 'b', 'c']);
  expect(ordem.indexOf('turn')).toBeLessThan(2);
});

test('checkpoint and vacuum run on a schedule, and a failure is reported', async () => {
  const falhas: unknown[] = [];
  const { pglite } = await abrir({
    intervalos: { checkpointMs: 20, vacuumMs: 30 },
    aoFalhar: (erro) => falhas.push(erro),
  });
  const exec = jest.spyOn(pglite, 'exec').mockRejectedValueOnce(new Error('disco cheio'));
  const comandos = () => new Set(exec.mock.calls.map(([sql]) => sql));
  await esperarAte(() => comandos().size === 2);
  expect(comandos()).toEqual(new Set(['checkpoint', 'vacuum analyze']));
  expect(falhas).toEqual([new Error('disco cheio')]);
});
