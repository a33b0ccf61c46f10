import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { semAssinatura } from './assinatura-das-areas.js';

let pasta: string;
beforeAll(async () => {
  pasta = await mkdtemp(path.join(tmpdir(), 'areas-'));
  await mkdir(path.join(pasta, 'shell'));
});
afterAll(() => rm(pasta, { recursive: true }));

const chave = 'A'.repeat(43);
test.each([
  [`<head><meta name="chave-das-areas" content="${chave}"></head>`, false],
  [`<head><meta name=chave-das-areas content=${chave}></head>`, false],
  ['<head><meta name="chave-das-areas" content=""></head>', true],
  ['<head><meta name="versao" content="1.0.0"></head>', true],
])('the page %s executes unsigned areas: %s', async (pagina, esperado) => {
  await writeFile(path.join(pasta, 'shell', 'index.html'), pagina);
  expect(await semAssinatura(pasta)).toBe(esperado);
});

test('a server without a page has none to warn of', async () => {
  expect([await semAssinatura(null), await semAssinatura(path.join(pasta, 'nada'))]).toEqual([false, false]);
});
