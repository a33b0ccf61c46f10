import { inflateRawSync } from 'node:zlib';
import { PlanilhaRecusada } from './planilha.js';

/** All parts of a workbook after unpacking; 10,000 rows of 20 columns have about 15 MB. */
const MAXIMO_DESCOMPACTADO = 64 * 1024 * 1024;
const MAXIMO_DE_PARTES = 1_000;

const FIM = 0x06_05_4b_50;
const CENTRAL = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;
const CIFRADA = 1;
const GUARDADA = 0;
const COMPACTADA = 8;

const ILEGIVEL =
  'Não foi possível ler a planilha: o arquivo está danificado ou protegido por senha. Salve de novo, sem senha.';
const GRANDE =
  'A planilha é grande demais depois de aberta. Apague as linhas, as colunas e as folhas que sobram, ou divida o arquivo.';

/**
 * Names of the parts of a zip, after its unpacked size was checked: as the file declares it, and as it is while
 * unpacking. Throws for a file that is no zip, that has a password or that is too large.
 */
export function partesDoZip(bytes: Buffer): string[] {
  try {
    return conferir(bytes);
  } catch (erro) {
    if (erro instanceof PlanilhaRecusada) throw erro;
    // Reading beyond the end of the file, or bytes that are not compressed data.
    throw new PlanilhaRecusada(ILEGIVEL, { cause: erro });
  }
}

function conferir(bytes: Buffer): string[] {
  const nomes: string[] = [];
  let restam = MAXIMO_DESCOMPACTADO;
  for (const parte of partes(bytes)) {
    if (parte.tamanho > restam) throw new PlanilhaRecusada(GRANDE);
    restam -= tamanhoReal(bytes, parte, restam);
    nomes.push(parte.nome);
  }
  return nomes;
}

interface Parte {
  nome: string;
  metodo: number;
  compactado: number;
  tamanho: number;
  posicao: number;
}

/** The central directory: what every reader goes by. */
function partes(bytes: Buffer): Parte[] {
  const fim = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (fim < 0 || bytes.readUInt32LE(fim) !== FIM) throw new PlanilhaRecusada(ILEGIVEL);
  const total = bytes.readUInt16LE(fim + 10);
  if (total > MAXIMO_DE_PARTES) throw new PlanilhaRecusada(GRANDE);
  const achadas: Parte[] = [];
  for (let posicao = bytes.readUInt32LE(fim + 16); achadas.length < total;) {
    const sinais = bytes.readUInt16LE(posicao + 8);
    if (bytes.readUInt32LE(posicao) !== CENTRAL || (sinais & CIFRADA) !== 0) throw new PlanilhaRecusada(ILEGIVEL);
    const [nome, extra, comentario] = [28, 30, 32].map((campo) => bytes.readUInt16LE(posicao + campo)) as [
      number,
      number,
      number,
    ];
    achadas.push({
      nome: bytes.toString('utf8', posicao + 46, posicao + 46 + nome),
      metodo: bytes.readUInt16LE(posicao + 10),
      compactado: bytes.readUInt32LE(posicao + 20),
      tamanho: bytes.readUInt32LE(posicao + 24),
      posicao: bytes.readUInt32LE(posicao + 42),
    });
    posicao += 46 + nome + extra + comentario;
  }
  return achadas;
}

/** Unpacks a part, at most `restam` bytes, and returns how many it has. */
function tamanhoReal(bytes: Buffer, { metodo, compactado, posicao }: Parte, restam: number): number {
  if (bytes.readUInt32LE(posicao) !== LOCAL) throw new PlanilhaRecusada(ILEGIVEL);
  const inicio = posicao + 30 + bytes.readUInt16LE(posicao + 26) + bytes.readUInt16LE(posicao + 28);
  if (metodo === GUARDADA) return compactado;
  if (metodo !== COMPACTADA) throw new PlanilhaRecusada(ILEGIVEL);
  try {
    return inflateRawSync(bytes.subarray(inicio, inicio + compactado), { maxOutputLength: Math.max(restam, 1) }).length;
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new PlanilhaRecusada(GRANDE, { cause: erro });
    throw erro;
  }
}
