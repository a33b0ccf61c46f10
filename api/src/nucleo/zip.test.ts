import { expect, test } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { escreverZip, fluxoDoZip, partesDoZip, type ParteDoZip } from './zip.js';

const LIMITES = { partes: 1000, porParte: 100, total: 100_000 };
const parte = (n: number): ParteDoZip => ({ nome: `notas/${n} ação.xml`, conteudo: Buffer.from(`nota ${n}`) });
const PARTES = Array.from({ length: 500 }, (_, n) => parte(n));

async function* umaAUma(feitas: number[] = []): AsyncGenerator<ParteDoZip> {
  for (const [n, uma] of PARTES.entries()) {
    feitas.push(n);
    yield uma;
  }
}

test('a zip of many parts is read back, written whole or piece by piece', async () => {
  const inteiro = escreverZip(PARTES);
  expect([...partesDoZip(inteiro, LIMITES)]).toEqual(PARTES);
  expect((await buffer(fluxoDoZip(umaAUma()))).equals(inteiro)).toBe(true);
});

test('a part is made when the pieces before it were taken', async () => {
  const feitas: number[] = [];
  const fluxo = fluxoDoZip(umaAUma(feitas));
  // A part is two pieces: what is written before it, and itself.
  for (let pedacos = 0; pedacos < 4; pedacos++) await fluxo.next();
  expect(feitas).toEqual([0, 1]);
});
