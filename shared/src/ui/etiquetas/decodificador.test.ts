import { codigoDaEtiqueta, loteDaEtiqueta } from '@merenda/shared/regras';
import { encodeQR } from 'qr';
import { lerPixels } from './decodificador.js';

const AQUI = 'https://merenda.exemplo.gov.br';

/** A photo with a QR code in its middle, `lado` pixels for each square. */
function fotoCom(texto: string, lado: number, giro = 0) {
  const codigo = encodeQR(texto, 'raw', { ecc: 'medium', border: 4 });
  const width = Math.ceil(codigo.length * lado * 1.6);
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const [seno, cosseno] = [Math.sin(giro), Math.cos(giro)];
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - width / 2, y - width / 2];
      const coluna = Math.floor((dx * cosseno + dy * seno) / lado + codigo.length / 2);
      const linha = Math.floor((dy * cosseno - dx * seno) / lado + codigo.length / 2);
      if (codigo[linha]?.[coluna]) data.set([0, 0, 0], (y * width + x) * 4);
    }
  return { width, height: width, data, colorSpace: 'srgb' as const };
}

test.each([
  ['as it was printed', 4, 0],
  ['from afar', 3, 0],
  ['turned by a quarter', 4, Math.PI / 2],
  ['held askew', 5, 0.4],
])('a label is read %s', (_, lado, giro) => {
  const lido = lerPixels(fotoCom(codigoDaEtiqueta(AQUI, 123_456), lado, giro));
  expect(lido && loteDaEtiqueta(lido, AQUI)).toBe(123_456);
});

test('a picture without a code is no error', () => {
  const data = new Uint8ClampedArray(200 * 200 * 4).fill(255);
  expect(lerPixels({ width: 200, height: 200, data })).toBeNull();
});
