import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { reencodificarImagem } from './imagem.js';

const dataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

function pedaco(tipo: string, dados: Buffer): Buffer {
  const corpo = Buffer.concat([Buffer.from(tipo, 'latin1'), dados]);
  const [tamanho, soma] = [Buffer.alloc(4), Buffer.alloc(4)];
  tamanho.writeUInt32BE(dados.length);
  soma.writeUInt32BE(crc32(corpo));
  return Buffer.concat([tamanho, corpo, soma]);
}

/** Bytes of the seven passes of an interlaced picture of black, with the filter byte of each line. */
function bytesEntrelacados(lado: number, bytesPorPonto: number): number {
  const passos = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  return passos.reduce(
    (soma, [x, y, dx, dy]) => soma + Math.ceil((lado - y) / dy) * (1 + Math.ceil((lado - x) / dx) * bytesPorPonto),
    0,
  );
}

/** A black PNG of 16 bits in three colours, interlaced, as a small file. */
async function pngEntrelacado(lado: number): Promise<Buffer> {
  const cabecalho = Buffer.alloc(13);
  cabecalho.writeUInt32BE(lado, 0);
  cabecalho.writeUInt32BE(lado, 4);
  cabecalho.set([16, 2, 0, 0, 1], 8);
  const compressor = createDeflate({ level: 9 });
  const pedacos: Buffer[] = [];
  compressor.on('data', (dados: Buffer) => pedacos.push(dados));
  const zeros = Buffer.alloc(4 * 1024 * 1024);
  for (let falta = bytesEntrelacados(lado, 6); falta > 0; falta -= zeros.length) {
    await new Promise<void>((pronto) =>
      compressor.write(zeros.subarray(0, Math.min(falta, zeros.length)), () => pronto()),
    );
  }
  compressor.end();
  await once(compressor, 'end');
  const assinatura = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    assinatura,
    pedaco('IHDR', cabecalho),
    pedaco('IDAT', Buffer.concat(pedacos)),
    pedaco('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture that expands to much more than its size', () => {
  test('the pictures generated below are valid', async () => {
    const jpeg = await reencodificarImagem(dataUrl(await pngEntrelacado(50)));
    const { width, height } = await sharp(Buffer.from(jpeg.split(',')[1] ?? '', 'base64')).metadata();
    expect([width, height]).toEqual([50, 50]);
  });

  test('is refused with its limit before it is decoded: six at once take very little memory', async () => {
    const bytes = await pngEntrelacado(7_700);
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
