import { crc32, inflateRawSync } from 'node:zlib';

const FIM = 0x06_05_4b_50;
const CENTRAL = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;
const CIFRADA = 1;
const GUARDADA = 0;
const COMPACTADA = 8;

/** Why a zip is refused: it cannot be read or has a password, or it is too large once it is unpacked. */
export class ZipRecusado extends Error {
  constructor(
    readonly motivo: 'ILEGIVEL' | 'GRANDE',
    opcoes?: ErrorOptions,
  ) {
    super(motivo, opcoes);
  }
}

/** What a zip may have at most. */
export interface LimitesDoZip {
  partes: number;
  /** Bytes of one part after unpacking. */
  porParte: number;
  /** Bytes of all parts after unpacking. */
  total: number;
}

/** A part of a zip. */
export interface ParteDoZip {
  /** With its folders, separated by `/`: older programs of Windows write `\`. */
  nome: string;
  conteudo: Buffer;
}

/**
 * The parts of a zip, one after the other: only one is in memory. The sizes that the file declares are checked before
 * anything is unpacked, and no part is unpacked beyond what it declares. Throws `ZipRecusado`.
 * @param conferir sees all names before anything is unpacked, and may throw
 */
export function* partesDoZip(
  bytes: Buffer,
  limites: LimitesDoZip,
  conferir: (nomes: string[]) => void = () => {},
): Generator<ParteDoZip> {
  try {
    const partes = diretorio(bytes, limites.partes);
    conferir(partes.map(({ nome }) => nome));
    const total = partes.reduce((soma, { tamanho }) => soma + tamanho, 0);
    if (total > limites.total || partes.some(({ tamanho }) => tamanho > limites.porParte))
      throw new ZipRecusado('GRANDE');
    for (const parte of partes) yield { nome: parte.nome, conteudo: descompactar(bytes, parte) };
  } catch (erro) {
    if (erro instanceof RangeError) throw new ZipRecusado('ILEGIVEL', { cause: erro });
    throw erro;
  }
}

/** Whether the bytes begin as those of a zip. */
export const ehZip = (bytes: Buffer): boolean => bytes.length >= 4 && bytes.readUInt32LE(0) === LOCAL;

/**
 * The zip with `/` between the folders of its names, for readers that know no other separator; the same bytes when they
 * have none of `\\`. Throws `ZipRecusado`.
 */
export function comBarras(bytes: Buffer, maximo: number): Buffer {
  if (!bytes.includes('\\')) return bytes;
  try {
    const entradas = diretorio(bytes, maximo).filter(({ cru }) => cru.includes('\\'));
    if (entradas.length === 0) return bytes;
    const copia = Buffer.from(bytes);
    for (const { posicao, central } of entradas)
      for (const inicio of [central + 46, posicao + 30]) {
        const tamanho = copia.readUInt16LE(inicio === central + 46 ? central + 28 : posicao + 26);
        for (let i = inicio; i < inicio + tamanho; i++) if (copia[i] === BARRA_INVERTIDA) copia[i] = BARRA;
      }
    return copia;
  } catch (erro) {
    if (erro instanceof RangeError) throw new ZipRecusado('ILEGIVEL', { cause: erro });
    throw erro;
  }
}

const BARRA_INVERTIDA = 0x5c;
const BARRA = 0x2f;

interface Entrada {
  /** Its place in the central directory. */
  central: number;
  /** The name as it is written. */
  cru: string;
  nome: string;
  metodo: number;
  compactado: number;
  tamanho: number;
  posicao: number;
}

/** The central directory: what every reader goes by. */
function diretorio(bytes: Buffer, maximo: number): Entrada[] {
  const fim = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (fim < 0 || bytes.readUInt32LE(fim) !== FIM) throw new ZipRecusado('ILEGIVEL');
  const total = bytes.readUInt16LE(fim + 10);
  if (total > maximo) throw new ZipRecusado('GRANDE');
  const achadas: Entrada[] = [];
  for (let posicao = bytes.readUInt32LE(fim + 16); achadas.length < total;) {
    const sinais = bytes.readUInt16LE(posicao + 8);
    if (bytes.readUInt32LE(posicao) !== CENTRAL || (sinais & CIFRADA) !== 0) throw new ZipRecusado('ILEGIVEL');
    const [nome, extra, comentario] = [28, 30, 32].map((campo) => bytes.readUInt16LE(posicao + campo)) as [
      number,
      number,
      number,
    ];
    const cru = bytes.toString('utf8', posicao + 46, posicao + 46 + nome);
    achadas.push({
      central: posicao,
      cru,
      nome: cru.replaceAll('\\', '/'),
      metodo: bytes.readUInt16LE(posicao + 10),
      compactado: bytes.readUInt32LE(posicao + 20),
      tamanho: bytes.readUInt32LE(posicao + 24),
      posicao: bytes.readUInt32LE(posicao + 42),
    });
    posicao += 46 + nome + extra + comentario;
  }
  return achadas;
}

/** A part after unpacking, of at most the size that it declares. */
function descompactar(bytes: Buffer, { metodo, compactado, tamanho, posicao }: Entrada): Buffer {
  if (bytes.readUInt32LE(posicao) !== LOCAL) throw new ZipRecusado('ILEGIVEL');
  const inicio = posicao + 30 + bytes.readUInt16LE(posicao + 26) + bytes.readUInt16LE(posicao + 28);
  const guardado = bytes.subarray(inicio, inicio + compactado);
  if (metodo === GUARDADA) {
    if (guardado.length > tamanho) throw new ZipRecusado('GRANDE');
    return guardado;
  }
  if (metodo !== COMPACTADA) throw new ZipRecusado('ILEGIVEL');
  try {
    return inflateRawSync(guardado, { maxOutputLength: Math.max(tamanho, 1) });
  } catch (erro) {
    const grande = (erro as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    // Bytes that are not compressed data.
    throw new ZipRecusado(grande ? 'GRANDE' : 'ILEGIVEL', { cause: erro });
  }
}

/** Names are in UTF-8. */
const UTF8 = 0x08_00;
const VERSAO = 20;
/** 1 January 1980, the first day that a zip knows: the parts say their own dates. */
const SEM_DATA = 0x21;

/** What the format holds: more would need its extension Zip64, which older programs do not read. */
export const CABE_NO_ZIP = { bytes: 0xffff_ffff, partes: 0xffff };

/** A zip of these parts as they are: a PDF is already packed. */
export function escreverZip(partes: readonly ParteDoZip[]): Buffer {
  const corpo: Buffer[] = [];
  const indice: Buffer[] = [];
  let inicio = 0;
  for (const parte of partes) {
    const { cabeca, entrada } = fichasDe(parte, inicio);
    corpo.push(cabeca, parte.conteudo);
    indice.push(entrada);
    inicio += cabeca.length + parte.conteudo.length;
  }
  return Buffer.concat([...corpo, fimDoZip(indice, inicio)]);
}

/** The same zip piece by piece: one part is in memory at a time, with the index of the others. */
export async function* fluxoDoZip(partes: AsyncIterable<ParteDoZip>): AsyncGenerator<Buffer> {
  const indice: Buffer[] = [];
  let inicio = 0;
  for await (const parte of partes) {
    const { cabeca, entrada } = fichasDe(parte, inicio);
    yield cabeca;
    yield parte.conteudo;
    indice.push(entrada);
    inicio += cabeca.length + parte.conteudo.length;
  }
  yield fimDoZip(indice, inicio);
}

/** What is written before a part that begins there, and of it in the index. */
function fichasDe({ nome, conteudo }: ParteDoZip, inicio: number): { cabeca: Buffer; entrada: Buffer } {
  const letras = Buffer.from(nome);
  const ficha = Buffer.alloc(26);
  ficha.writeUInt16LE(VERSAO, 0);
  ficha.writeUInt16LE(UTF8, 2);
  ficha.writeUInt16LE(GUARDADA, 4);
  ficha.writeUInt16LE(SEM_DATA, 8);
  ficha.writeUInt32LE(crc32(conteudo), 10);
  ficha.writeUInt32LE(conteudo.length, 14);
  ficha.writeUInt32LE(conteudo.length, 18);
  ficha.writeUInt16LE(letras.length, 22);
  const lugar = Buffer.alloc(14);
  lugar.writeUInt32LE(inicio, 10);
  const versao = Buffer.alloc(2);
  versao.writeUInt16LE(VERSAO);
  return {
    cabeca: Buffer.concat([assinatura(LOCAL), ficha, letras]),
    entrada: Buffer.concat([assinatura(CENTRAL), versao, ficha, lugar, letras]),
  };
}

/** The index, which begins there, and the end of the zip. */
function fimDoZip(indice: readonly Buffer[], inicio: number): Buffer {
  const tamanho = indice.reduce((soma, { length }) => soma + length, 0);
  const fim = Buffer.alloc(18);
  fim.writeUInt16LE(indice.length, 4);
  fim.writeUInt16LE(indice.length, 6);
  fim.writeUInt32LE(tamanho, 8);
  fim.writeUInt32LE(inicio, 12);
  return Buffer.concat([...indice, assinatura(FIM), fim]);
}

function assinatura(qual: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(qual);
  return bytes;
}
