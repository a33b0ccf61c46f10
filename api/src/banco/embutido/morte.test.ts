import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PROCESSO_CURTO } from '../../teste/processo-curto.js';
import { abrirEmbutido } from './abrir.js';

let raiz: string;
let pasta: string;
beforeAll(() => {
  raiz = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-morte-'));
  pasta = path.join(raiz, 'banco');
});
afterAll(() => fs.rmSync(raiz, { recursive: true }));

/** In `npm run test:deep` more deaths at other instants. */
const MORTES = process.env.MERENDA_DEEP === 'all' ? 20 : 5;

test(`a process killed ${MORTES} times while it writes loses nothing that it acknowledged`, async () => {
  const escritor = fileURLToPath(new URL('../../teste/escritor.ts', import.meta.url));
  const novo = await abrirEmbutido(pasta);
  await novo.pglite.exec('create table escritas (n int primary key)');
  await novo.fechar();
  let confirmadas = 0;
  for (let vez = 0; vez < MORTES; vez++) confirmadas = await escreverEMatar(escritor, confirmadas);
  const sobrevivente = await abrirEmbutido(pasta);
  const { rows } = await sobrevivente.pglite.query<{ n: number }>('select n from escritas order by n');
  await sobrevivente.fechar();
  const numeros = rows.map(({ n }) => n);
  // One more number may be stored than was acknowledged: the process was killed between write and acknowledgement.
  expect(numeros).toEqual(Array.from({ length: numeros.length }, (_, i) => i + 1));
  expect(numeros.length - confirmadas).toBeGreaterThanOrEqual(0);
  expect(numeros.length - confirmadas).toBeLessThanOrEqual(1);
  expect(confirmadas).toBeGreaterThan(5 * MORTES);
});

/** Lets a process write ascending numbers and kills it meanwhile; returns the last acknowledged number. */
function escreverEMatar(escritor: string, ate: number): Promise<number> {
  return new Promise((resolver, recusar) => {
    const filho = spawn(process.execPath, [...PROCESSO_CURTO, '--import', 'tsx', escritor, pasta], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let ultima = ate;
    let resto = '';
    let matar: NodeJS.Timeout | undefined;
    filho.stdout.setEncoding('utf8').on('data', (texto: string) => {
      matar ??= setTimeout(() => filho.kill('SIGKILL'), 20 + Math.random() * 150);
      const linhas = (resto + texto).split('\n');
      resto = linhas.pop() ?? '';
      if (linhas.length > 0) ultima = Number(linhas.at(-1));
    });
    filho.on('error', recusar).on('close', () => resolver(ultima));
  });
}
