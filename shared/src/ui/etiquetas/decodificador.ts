import decodeQR from 'qr/decode.js';

/** What can be read: the picture of the camera, or a photo. */
export type Imagem = HTMLVideoElement | ImageBitmap;

/** Longest side in px to which a picture of the camera is reduced: a label that fills a quarter of it is still sharp. */
const LADO = 800;

/** The same for a photo, in which a label may be small. It is tried when `LADO` shows no code. */
const LADO_DA_FOTO = 1600;

/** Time for one picture, in ms. */
const PRAZO = 200;

/** Reads the QR code in an image with our own decoder; null when it finds none. */
export function decodificar(imagem: Imagem): string | null {
  if ('videoWidth' in imagem) return lerReduzida(imagem, imagem.videoWidth, imagem.videoHeight, LADO);
  const { width, height } = imagem;
  return lerReduzida(imagem, width, height, LADO) ?? lerReduzida(imagem, width, height, LADO_DA_FOTO);
}

function lerReduzida(imagem: Imagem, largura: number, altura: number, lado: number): string | null {
  const escala = Math.min(1, lado / Math.max(largura, altura));
  return lerPixels(pixelsDe(imagem, Math.round(largura * escala), Math.round(altura * escala)));
}

function pixelsDe(imagem: Imagem, largura: number, altura: number): ImageData {
  const tela = document.createElement('canvas');
  tela.width = largura;
  tela.height = altura;
  const contexto = tela.getContext('2d', { willReadFrequently: true });
  if (contexto === null) throw new Error('the browser draws no canvas');
  contexto.drawImage(imagem, 0, 0, largura, altura);
  return contexto.getImageData(0, 0, largura, altura);
}

/** The text of the QR code among RGBA pixels; null when there is none. */
export function lerPixels({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): string | null {
  try {
    return decodeQR({ width, height, data }, { timeLimit: PRAZO });
  } catch {
    // The decoder says by an error that it found no code: the next picture may have one.
    return null;
  }
}
