import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { PGlite } from '@electric-sql/pglite';
import { RESERVA } from '../espaco.js';
import { abrirEmbutido } from './abrir.js';
import { Folego, PASSO, TAMANHO } from './folego.js';
import { checkpoint } from './manutencao.js';

const MIB = 1024 * 1024;

let raiz: string;
let pasta: string;
/** Bytes that other files leave on a small disk. */
let resto: number;
beforeEach(() => {
  raiz = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-folego-'));
  pasta = path.join(raiz, 'banco');
});
afterEach(() => fs.rmSync(raiz, { recursive: true }));

const guardados = () => fs.statSync(`${pasta}.reserva`, { throwIfNoEntry: false })?.size ?? 0;
const livres = () => resto - guardados();
const abrir = () => new Folego(pasta, { livres });

test('with room the file grows to its size, and leaves room for writes', () => {
  resto = 500 * MIB;
  const folego = abrir();
  for (let vez = 0; vez < 20; vez++) expect(folego.manter(RESERVA)).toBe(true);
  expect(guardados()).toBe(TAMANHO);
  resto = RESERVA + 20 * MIB;
  fs.rmSync(`${pasta}.reserva`);
  for (let vez = 0; vez < 20; vez++) folego.manter(RESERVA);
  expect(livres()).toBeGreaterThanOrEqual(RESERVA + PASSO);
});

test('the file is full as soon as a database opens: the disk may fill up in its first seconds', () => {
  resto = 500 * MIB;
  expect(abrir().abastecer(RESERVA)).toBe(true);
  expect(guardados()).toBe(TAMANHO);
  resto = PASSO / 4;
  fs.rmSync(`${pasta}.reserva`);
  expect(abrir().abastecer(RESERVA)).toBe(false);
});

test('a full disk gets room from the file, step by step, until there is none, and gives it back later', () => {
  resto = 500 * MIB;
  const folego = abrir();
  for (let vez = 0; vez < 8; vez++) folego.manter(RESERVA);
  for (let vez = 1; vez <= 8; vez++) {
    resto = guardados();
    expect([folego.manter(RESERVA), livres()]).toEqual([true, PASSO]);
    expect(guardados()).toBe(TAMANHO - vez * PASSO);
  }
  resto = 0;
  expect(folego.manter(RESERVA)).toBe(false);
  resto = 500 * MIB;
  folego.manter(RESERVA);
  expect(guardados()).toBe(PASSO);
});

test('a checkpoint takes its room from the file; without any it is left out, for its failure would end the process', async () => {
  const exec = jest.fn(async () => [{ livres: livres() }]);
  const pglite = { exec } as unknown as PGlite;
  resto = 500 * MIB;
  const folego = abrir();
  folego.manter(RESERVA);
  resto = PASSO;
  await checkpoint(pglite, folego);
  expect(await exec.mock.results[0]?.value).toEqual([{ livres: PASSO }]);
  resto = 0;
  await checkpoint(pglite, folego);
  expect(exec).toHaveBeenCalledTimes(1);
});

test('a database on a nearly full disk opens and reads; on a full one a message names the space that it needs', async () => {
  const frase = /O disco do banco está cheio: só a leitura funciona\. Libere espaço, até ter ao menos 64 MiB livres\./;
  await expect(abrirEmbutido(pasta, { livres: () => 63 * MIB })).rejects.toThrow(frase);
  expect(fs.existsSync(pasta)).toBe(false);
  const novo = await abrirEmbutido(pasta);
  await novo.pglite.exec('create table t (n int); insert into t values (42)');
  await novo.fechar();
  await expect(abrirEmbutido(pasta, { livres: () => 0 })).rejects.toThrow(frase);
  const aberto = await abrirEmbutido(pasta, { livres: () => 63 * MIB });
  expect((await aberto.pglite.query('select n from t')).rows).toEqual([{ n: 42 }]);
  expect((await aberto.pglite.transaction((tx) => tx.query('select n from t'))).rows).toEqual([{ n: 42 }]);
  await expect(aberto.pglite.transaction((tx) => tx.query('update t set n = 1'))).rejects.toMatchObject({
    code: '53100',
  });
  expect((await aberto.pglite.query('select n from t')).rows).toEqual([{ n: 42 }]);
  await aberto.fechar();
});
