import { exigirImagem, quadradoCentral } from './preparar-foto.js';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2];
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 1, 2];

/** A file whose bytes can be read, unlike jsdom's, with the given size. */
function arquivo(bytes: number[], size = bytes.length): File {
  const slice = (de: number, ate: number) => ({
    arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes.slice(de, ate)).buffer),
  });
  return { size, slice } as unknown as File;
}

test.each([
  ['a JPEG', JPEG],
  ['a PNG', PNG],
])('%s is taken by its bytes', async (_nome, bytes) => {
  await expect(exigirImagem(arquivo(bytes))).resolves.toBeUndefined();
});

test.each([
  ['a drawing named .png', [...'<svg xmlns='].map((letra) => letra.charCodeAt(0))],
  ['an empty file', []],
  ['half a signature', PNG.slice(0, 5)],
])('%s is refused', async (_nome, bytes) => {
  await expect(exigirImagem(arquivo(bytes))).rejects.toThrow('O arquivo não é uma imagem .jpg, .jpeg ou .png.');
});

test('8 MB pass and a byte more does not', async () => {
  await expect(exigirImagem(arquivo(JPEG, 8 * 1024 * 1024))).resolves.toBeUndefined();
  await expect(exigirImagem(arquivo(JPEG, 8 * 1024 * 1024 + 1))).rejects.toThrow('A imagem deve ter no máximo 8 MB.');
});

test('the square is cut from the middle', () => {
  expect(quadradoCentral({ width: 900, height: 600 })).toEqual({ x: 150, y: 0, lado: 600 });
  expect(quadradoCentral({ width: 300, height: 500 })).toEqual({ x: 0, y: 100, lado: 300 });
});
