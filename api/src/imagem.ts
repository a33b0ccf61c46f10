import sharp from 'sharp';
import { LIMITES } from '@merenda/shared/contratos';
import { invalido } from './plugins/erros.js';

/** Longest side of a stored picture, in pixels: an invoice stays legible, a photo light. */
const LADO_MAXIMO = 2_000;
/** More pixels than any camera takes, and fewer than a small file can unfold to. */
const PIXELS_MAXIMOS = 60_000_000;
const QUALIDADE = 82;
const FORMATOS = new Set(['jpeg', 'png']);

/** Body of a request that carries a picture: base64 makes four characters of three bytes. */
export const CORPO_COM_IMAGEM = Math.ceil((LIMITES.imagemBytes * 4) / 3) + 1_024;

/**
 * Takes a picture as a data URL (or bare base64) and answers a JPEG data URL made anew from its pixels: upright, at most `lado` pixels on its longest
 * side, without metadata. What the picture is, is read from its bytes, not from what it says of itself. Throws 422 at `campo`.
 */
export async function reencodificarImagem(dataUrl: string, { campo = 'imagem', lado = LADO_MAXIMO } = {}): Promise<string> {
  const base64 = /^(?:data:[\w.+/-]*;base64,)?([A-Za-z0-9+/\s]+=*\s*)$/.exec(dataUrl)?.[1];
  if (!base64) throw invalido([{ campo, mensagem: 'A imagem não pôde ser lida. Envie um arquivo .jpg, .jpeg ou .png.' }]);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > LIMITES.imagemBytes) throw invalido([{ campo, mensagem: `A imagem deve ter no máximo ${LIMITES.imagemBytes / 1024 / 1024} MB.` }]);
  const jpeg = await converter(bytes, lado);
  if (!jpeg) throw invalido([{ campo, mensagem: 'O arquivo não é uma imagem .jpg, .jpeg ou .png.' }]);
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** Null when the bytes are no picture of an accepted format, or a broken one. */
async function converter(bytes: Buffer, lado: number): Promise<Buffer | null> {
  try {
    const imagem = sharp(bytes, { limitInputPixels: PIXELS_MAXIMOS, failOn: 'error' });
    const { format } = await imagem.metadata();
    if (!FORMATOS.has(format)) return null;
    return await imagem
      .rotate()
      .resize(lado, lado, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALIDADE, mozjpeg: true })
      .toBuffer();
  } catch {
    // sharp has no error of its own for bytes that it cannot read: to the user each is the same refusal.
    return null;
  }
}
