import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { pngOf } from '../teste/png.mjs';
import { reencodificarImagem } from './imagem.js';

const dataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

describe('a picture that expands to much more than its size', () => {
  test('the pictures generated below are valid', async () => {
    const jpeg = await reencodificarImagem(dataUrl(await pngOf(50, { depth: 16 })));
    const { width, height } = await sharp(Buffer.from(jpeg.split(',')[1] ?? '', 'base64')).metadata();
    expect([width, height]).toEqual([50, 50]);
  });

  test('is refused with its limit before it is decoded: six at once take very little memory', async () => {
    const bytes = await pngOf(7_700, { depth: 16 });
    expect(bytes.length).toBeLessThan(600_000);
    const antes = process.memoryUsage().rss;
    let maximo = antes;
    const vigia = setInterval(() => (maximo = Math.max(maximo, process.memoryUsage().rss)), 5);
    const respostas = await Promise.allSettled(Array.from({ length: 6 }, () => reencodificarImagem(dataUrl(bytes))));
    clearInterval(vigia);
    const mensagem =
      'A imagem tem 7700 × 7700 pontos e ocupa 356 MB depois de aberta; o máximo é 100 MB. Envie uma de resolução menor.';
    for (const resposta of respostas)
      expect(resposta).toMatchObject({
        status: 'rejected',
        reason: { status: 422, erros: [{ campo: 'imagem', mensagem }] },
      });
    // One alone would take 356 MB.
    expect(maximo - antes).toBeLessThan(150_000_000);
  });
});

test('a photo of the size that phones take is accepted', async () => {
  const foto = await sharp({ create: { width: 5_712, height: 4_284, channels: 3, background: '#1f5a3d' } })
    .jpeg()
    .toBuffer();
  const jpeg = await reencodificarImagem(dataUrl(foto));
  expect(await sharp(Buffer.from(jpeg.split(',')[1] ?? '', 'base64')).metadata()).toMatchObject({
    width: 2_000,
    height: 1_500,
  });
});

test('one picture is processed at a time, eight wait, and more are refused with Retry-After', async () => {
  const foto = dataUrl(
    await sharp({ create: { width: 20, height: 20, channels: 3, background: '#1f5a3d' } })
      .png()
      .toBuffer(),
  );
  const respostas = await Promise.allSettled(Array.from({ length: 12 }, () => reencodificarImagem(foto)));
  expect(respostas.map(({ status }) => status)).toEqual([
    ...Array<string>(9).fill('fulfilled'),
    ...Array<string>(3).fill('rejected'),
  ]);
  expect(respostas.at(-1)).toMatchObject({ reason: { status: 503, mais: { esperaS: 5 } } });
});
