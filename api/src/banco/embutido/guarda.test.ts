import { beforeEach, expect, test } from '@jest/globals';
import type { PGlite } from '@electric-sql/pglite';
import { faltouEspaco } from '../espaco.js';
import { bancoIndisponivel } from '../indisponivel.js';
import { guardar } from './guarda.js';

const MIB = 1024 * 1024;
let livres: number;
let falha: Error | null;
let feitos: string[];
let quebras: unknown[];
let pglite: PGlite;
beforeEach(() => {
  livres = 1000 * MIB;
  falha = null;
  feitos = [];
  quebras = [];
  const fazer = async (comando: string) => {
    feitos.push(comando);
    if (falha) throw falha;
  };
  const transaction = async (usar: (tx: object) => Promise<unknown>) => {
    await fazer('transaction');
    return usar({ exec: fazer, query: fazer });
  };
  pglite = { query: fazer, exec: fazer, transaction } as unknown as PGlite;
  guardar(pglite, { livres: () => livres, aoQuebrar: (erro) => quebras.push(erro) });
});

const erroDe = (promessa: Promise<unknown>) =>
  promessa.then(
    () => null,
    (erro: unknown) => erro,
  );
const comCodigo = (code: string) => Object.assign(new Error(code), { code });

test('while the disk is nearly full nothing is written, reads go on, and writes work again by themselves', async () => {
  livres = 63 * MIB;
  expect(faltouEspaco(await erroDe(pglite.query('with linha as (update a) insert into b select')))).toBe(true);
  await pglite.query('select');
  expect(feitos).toEqual(['select']);
  livres = 64 * MIB;
  await pglite.transaction((tx) => tx.query('insert'));
  expect(feitos).toEqual(['select', 'transaction', 'insert']);
  expect(quebras).toEqual([]);
});

test('a transaction on a nearly full disk only reads, and its first write says that the disk is full', async () => {
  livres = 63 * MIB;
  await pglite.transaction((tx) => tx.query('select'));
  expect(feitos).toEqual(['transaction', 'set transaction read only', 'select']);
  const recusada = await erroDe(
    pglite.transaction(async () => Promise.reject(new Error('Failed query', { cause: comCodigo('25006') }))),
  );
  expect([faltouEspaco(recusada), bancoIndisponivel(recusada)]).toEqual([true, true]);
  // The database did not fail: it is used again.
  await pglite.query('select');
  expect(quebras).toEqual([]);
});

test.each(['53100', '58030', '58P01'])(
  'after %s, with which a server stops itself, nothing reaches the database any more',
  async (codigo) => {
    falha = new Error('Failed query', { cause: comCodigo(codigo) });
    expect(await erroDe(pglite.query('insert'))).toBe(falha);
    expect(quebras).toEqual([falha]);
    for (const usar of [
      () => pglite.query('select'),
      () => pglite.exec('checkpoint'),
      () => pglite.transaction(async () => undefined),
    ]) {
      expect(bancoIndisponivel(await erroDe(usar()))).toBe(true);
    }
    expect(feitos).toEqual(['insert']);
    expect(quebras).toHaveLength(1);
  },
);

test('an abort of the database itself is the same', async () => {
  falha = Object.assign(new Error('unreachable'), { name: 'RuntimeError' });
  await erroDe(pglite.transaction(async () => undefined));
  expect(quebras).toEqual([falha]);
});

test('a rejected value is not a failure', async () => {
  falha = comCodigo('23505');
  expect(await erroDe(pglite.query('insert'))).toBe(falha);
  falha = null;
  await pglite.query('select');
  expect([feitos, quebras]).toEqual([['insert', 'select'], []]);
});
