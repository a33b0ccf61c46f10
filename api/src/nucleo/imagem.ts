import sharp, { type Metadata } from 'sharp';
import { LIMITES } from '@merenda/shared/contratos';
import { NAO_E_IMAGEM, violacoesDoTamanho } from '@merenda/shared/regras';
import { FilaLimitada } from './fila-limitada.js';
import { invalido } from './recusas.js';

/** Longest side of a stored picture, in pixels: an invoice stays legible, a photo small. */
const LADO_MAXIMO = 2_000;
/**
 * Memory limit of a decoded picture: 33 megapixels of 8 bits in three colours, more than the photos of today's phones.
 * A PNG of half a megabyte can expand to gigabytes, and an interlaced one is kept in memory as a whole.
 */
const DECODIFICADA_MAXIMA_MB = 100;
const MB = 1_000_000;
const QUALIDADE = 82;
const FORMATOS = new Set(['jpeg', 'png']);

type Formato = 'jpeg' | 'png';

interface OpcoesDaImagem {
  /** Field of the refusals; default 'imagem'. */
  campo?: string;
  /** Longest side, in pixels. */
  lado?: number;
  /** Format of the result; default 'jpeg'. */
  formato?: Formato;
}

/** Body of a request that carries a picture: base64 turns three bytes into four characters. */
export const CORPO_COM_IMAGEM = Math.ceil((LIMITES.imagemBytes * 4) / 3) + 1_024;

// Each picture is decoded once, so sharp's cache is of no use.
sharp.cache(false);

/** One picture is in memory at a time; those that wait hold their bytes. */
const fila = new FilaLimitada({
  aoMesmoTempo: 1,
  esperas: 8,
  lotada: 'Muitas imagens estão sendo enviadas ao mesmo tempo. Aguarde alguns segundos e tente novamente.',
});

/**
 * Takes a picture as a data URL (or bare base64) and returns a data URL re-encoded from its pixels: upright, at most
 * `lado` pixels on its longest side, without metadata; a JPEG, or a PNG, which keeps what is transparent. The format is
 * read from its bytes, not from its declared type. Throws 422 at `campo`, 503 when too many wait.
 */
export async function reencodificarImagem(
  dataUrl: string,
  { campo = 'imagem', lado = LADO_MAXIMO, formato = 'jpeg' }: OpcoesDaImagem = {},
): Promise<string> {
  const base64 = /^(?:data:[\w.+/-]*;base64,)?([A-Za-z0-9+/\s]+=*\s*)$/.exec(dataUrl)?.[1];
  if (!base64)
    throw invalido([{ campo, mensagem: 'A imagem não pôde ser lida. Envie um arquivo .jpg, .jpeg ou .png.' }]);
  const bytes = Buffer.from(base64, 'base64');
  const [grande] = violacoesDoTamanho(bytes.length);
  if (grande) throw invalido([{ ...grande, campo }]);
  return fila.executar(async () => {
    const cabecalho = await lerCabecalho(bytes);
    if (!cabecalho) throw invalido([{ campo, mensagem: NAO_E_IMAGEM }]);
    const recusa = recusaTamanho(cabecalho);
    if (recusa) throw invalido([{ campo, mensagem: recusa }]);
    const convertida = await converter(bytes, lado, formato);
    if (!convertida) throw invalido([{ campo, mensagem: NAO_E_IMAGEM }]);
    return `data:image/${formato};base64,${convertida.toString('base64')}`;
  });
}

/**
 * Size and format from the header; decoding never goes beyond them. Null when it is not a picture of an accepted
 * format. Decodes nothing.
 */
async function lerCabecalho(bytes: Buffer): Promise<Metadata | null> {
  try {
    const cabecalho = await sharp(bytes, { limitInputPixels: false }).metadata();
    return FORMATOS.has(cabecalho.format) ? cabecalho : null;
  } catch {
    // sharp has no specific error for unreadable bytes: the user gets the same refusal for each.
    return null;
  }
}

/** Why the picture takes too much memory once it is decoded; null when it does not. */
function recusaTamanho({ width, height, channels, depth }: Metadata): string | null {
  const decodificada = width * height * channels * (depth === 'uchar' ? 1 : 2);
  if (decodificada <= DECODIFICADA_MAXIMA_MB * MB) return null;
  const ocupa = Math.ceil(decodificada / MB).toLocaleString('pt-BR');
  return `A imagem tem ${width} × ${height} pontos e ocupa ${ocupa} MB depois de aberta; o máximo é ${DECODIFICADA_MAXIMA_MB} MB. Envie uma de resolução menor.`;
}

/** Null when the picture is broken. */
async function converter(bytes: Buffer, lado: number, formato: Formato): Promise<Buffer | null> {
  try {
    const menor = sharp(bytes, { failOn: 'error' })
      .rotate()
      .resize(lado, lado, { fit: 'inside', withoutEnlargement: true });
    if (formato === 'png') return await menor.png({ palette: true, quality: QUALIDADE }).toBuffer();
    return await menor.flatten({ background: '#ffffff' }).jpeg({ quality: QUALIDADE, mozjpeg: true }).toBuffer();
  } catch {
    return null;
  }
}

/** Height of a picture on paper, in pixels: more than a printer shows of a letterhead. */
const ALTURA_NO_PAPEL = 240;

/** A picture for a PDF. */
export interface ImagemDoPapel {
  /** A PNG without transparency. */
  bytes: Uint8Array;
  /** In pixels. */
  largura: number;
  altura: number;
}

/** A stored picture (data URL) as a PDF takes it without decoding it: on white, no larger than a letterhead needs. */
export async function imagemDoPapel(dataUrl: string): Promise<ImagemDoPapel> {
  const { data, info } = await sharp(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))
    .resize({ height: ALTURA_NO_PAPEL, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ palette: false })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, largura: info.width, altura: info.height };
}
