import { ArquivoRecusado } from './arquivo-recusado.js';
import { descompactados, lerBytes, pedacosDe } from './pedacos.js';

/** A text of the census, on its own or in a zip. */
export interface FonteDoCenso {
  nome: string;
  /** Bytes of the text; of a part of a zip as the zip declares them. */
  tamanho: number;
  /** Its bytes piece by piece, from the beginning. */
  abrir: () => AsyncGenerator<Uint8Array>;
}

const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const FIM = 0x06_05_4b_50;
const TAMANHO_DO_FIM = 22;
/** The end of a zip may be followed by a comment of this size. */
const MAXIMO_DO_COMENTARIO = 0xff_ff;
/** The directory of a zip that is read; that of the census has a few kilobytes. */
const MAXIMO_DO_DIRETORIO = 4 * 1024 * 1024;
const CIFRADA = 1;
const GUARDADA = 0;
const COMPACTADA = 8;
/** Says that the size is elsewhere, because it has more than 32 bits. */
const EM_OUTRO_LUGAR = 0xff_ff_ff_ff;

/**
 * The texts of the chosen files: a zip, as it is downloaded, gives the .csv that are in it, in any folder. The kind is
 * known by the first bytes. Rejects with `ArquivoRecusado` for a zip that cannot be read.
 */
export async function fontesDoCenso(arquivos: readonly File[]): Promise<FonteDoCenso[]> {
  const fontes = await Promise.all(
    arquivos.map(async (arquivo) => {
      const inicio = await lerBytes(arquivo.slice(0, 4));
      if (inicio.length === 4 && vista(inicio).getUint32(0, true) === LOCAL) return fontesDoZip(arquivo);
      return [{ nome: arquivo.name, tamanho: arquivo.size, abrir: () => pedacosDe(arquivo) }];
    }),
  );
  return fontes.flat();
}

const vista = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

async function fontesDoZip(zip: File): Promise<FonteDoCenso[]> {
  const ilegivel = new ArquivoRecusado(
    `Não foi possível abrir o zip ${zip.name}. Descompacte e escolha os arquivos .csv que estão dentro dele.`,
  );
  const diretorio = await lerDiretorio(zip);
  if (!diretorio) throw ilegivel;
  const fontes: FonteDoCenso[] = [];
  const texto = new TextDecoder();
  for (let posicao = 0; posicao + 46 <= diretorio.byteLength;) {
    if (diretorio.getUint32(posicao, true) !== CENTRAL) throw ilegivel;
    const [sinais, metodo] = [diretorio.getUint16(posicao + 8, true), diretorio.getUint16(posicao + 10, true)];
    const [compactado = 0, tamanho = 0] = [20, 24].map((campo) => diretorio.getUint32(posicao + campo, true));
    const [letras = 0, extra = 0, comentario = 0] = [28, 30, 32].map((campo) =>
      diretorio.getUint16(posicao + campo, true),
    );
    const inicio = diretorio.getUint32(posicao + 42, true);
    const nome = texto.decode(new Uint8Array(diretorio.buffer, diretorio.byteOffset + posicao + 46, letras));
    posicao += 46 + letras + extra + comentario;
    if (!/\.csv$/i.test(nome) || /(^|[\\/])(__MACOSX|\._)/.test(nome)) continue;
    const comum = metodo === GUARDADA || metodo === COMPACTADA;
    if ((sinais & CIFRADA) !== 0 || !comum || [compactado, tamanho, inicio].includes(EM_OUTRO_LUGAR)) throw ilegivel;
    fontes.push({
      nome: nome.split(/[\\/]/).at(-1) ?? nome,
      tamanho,
      abrir: () => abrirParte(zip, { inicio, compactado, metodo }, ilegivel),
    });
  }
  if (fontes.length === 0)
    throw new ArquivoRecusado(`No zip ${zip.name} não há nenhum arquivo .csv. Escolha o zip dos microdados do censo.`);
  return fontes;
}

/** The central directory; null when it is not where a zip has it. */
async function lerDiretorio(zip: File): Promise<DataView | null> {
  const cauda = vista(await lerBytes(zip.slice(Math.max(zip.size - TAMANHO_DO_FIM - MAXIMO_DO_COMENTARIO, 0))));
  let fim = cauda.byteLength - TAMANHO_DO_FIM;
  while (fim >= 0 && cauda.getUint32(fim, true) !== FIM) fim -= 1;
  if (fim < 0) return null;
  const [tamanho, inicio] = [cauda.getUint32(fim + 12, true), cauda.getUint32(fim + 16, true)];
  if (tamanho > MAXIMO_DO_DIRETORIO || inicio + tamanho > zip.size) return null;
  return vista(await lerBytes(zip.slice(inicio, inicio + tamanho)));
}

interface Parte {
  inicio: number;
  compactado: number;
  metodo: number;
}

async function* abrirParte(
  zip: File,
  { inicio, compactado, metodo }: Parte,
  ilegivel: ArquivoRecusado,
): AsyncGenerator<Uint8Array> {
  const local = vista(await lerBytes(zip.slice(inicio, inicio + 30)));
  if (local.byteLength < 30 || local.getUint32(0, true) !== LOCAL) throw ilegivel;
  const dados = inicio + 30 + local.getUint16(26, true) + local.getUint16(28, true);
  const conteudo = zip.slice(dados, dados + compactado);
  if (metodo === GUARDADA) return yield* pedacosDe(conteudo);
  try {
    yield* descompactados(conteudo);
  } catch (erro) {
    // Bytes that are not compressed data, a browser that cannot unpack, or a file that is gone.
    throw new ArquivoRecusado(ilegivel.message, { cause: erro });
  }
}
