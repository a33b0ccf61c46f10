import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import decodeQR from 'qr/decode.js';

/** A word with its box, in points from the top left corner. */
export interface Palavra {
  texto: string;
  xMin: number;
  yMin: number;
  xMax: number;
  yMax: number;
}

/** A page as poppler reads it. */
export interface Pagina {
  largura: number;
  altura: number;
  palavras: Palavra[];
  /** The smallest white margin around everything that is drawn, in mm. */
  margem: number;
}

/** A PDF read back by poppler, which is not what wrote it. */
export interface PdfLido {
  paginas: Pagina[];
  /** The lines of `pdfinfo`. */
  propriedades: Record<string, string>;
  /** The names of the fonts that are not embedded. */
  fontesDeFora: string[];
}

/** Pixels of a millimetre at 25.4 dots per inch. */
const RESOLUCAO = '25.4';
const QUASE_BRANCO = 250;

/** Reads a PDF by the programs of `scripts/poppler.mjs`. */
export const lerPdf = (bytes: Uint8Array): PdfLido =>
  comArquivo(bytes, (arquivo) => {
    const margens = fotos(poppler('pdftoppm', ['-gray', '-r', RESOLUCAO, arquivo])).map(margemDe);
    const paginas = paginasDe(poppler('pdftotext', ['-bbox', arquivo, '-']).toString());
    if (paginas.length !== margens.length) throw new Error(`${paginas.length} pages, ${margens.length} pictures`);
    return {
      paginas: paginas.map((pagina, i) => ({ ...pagina, margem: margens[i] ?? 0 })),
      propriedades: Object.fromEntries(
        [
          ...poppler('pdfinfo', [arquivo])
            .toString()
            .matchAll(/^([^:]+):\s+(.*)$/gm),
        ].map(([, nome, valor]) => [nome, valor]),
      ),
      fontesDeFora: poppler('pdffonts', [arquivo])
        .toString()
        .split('\n')
        .slice(2)
        .filter((linha) => / no +\S+ +\S+ +\d+ +\d+ *$/.test(linha)),
    };
  });

/** Dots of an inch that a phone sees of a paper, and the corner of the foot in which the QR code is (mm). */
const DO_CELULAR = 200;
const CANTO = 36;

/** What the QR code at the foot of each page says. */
export const lerQrs = (bytes: Uint8Array): string[] =>
  comArquivo(bytes, (arquivo) =>
    fotos(poppler('pdftoppm', ['-gray', '-r', String(DO_CELULAR), arquivo])).map(({ largura, altura, pontos }) => {
      const lado = Math.round((CANTO / 25.4) * DO_CELULAR);
      const data = new Uint8Array(lado * lado * 4);
      for (let i = 0; i < lado * lado; i += 1) {
        const [x, y] = [largura - lado + (i % lado), altura - lado + Math.floor(i / lado)];
        data.fill(pontos[y * largura + x] ?? 0, 4 * i, 4 * i + 4);
      }
      return decodeQR({ width: lado, height: lado, data });
    }),
  );

/** The result of programs that read the PDF as a file. */
function comArquivo<T>(bytes: Uint8Array, ler: (arquivo: string) => T): T {
  const pasta = mkdtempSync(path.join(os.tmpdir(), 'merenda-papel-'));
  try {
    const arquivo = path.join(pasta, 'papel.pdf');
    writeFileSync(arquivo, bytes);
    return ler(arquivo);
  } finally {
    rmSync(pasta, { recursive: true, force: true });
  }
}

function poppler(programa: string, argumentos: readonly string[]): Buffer {
  return execFileSync(programa, argumentos, { maxBuffer: 256 * 1024 * 1024 });
}

/** 'ﬁ' and its like. */
const LIGADAS = /[\uFB00-\uFB06]/g;

const ENTIDADES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function paginasDe(bbox: string): Omit<Pagina, 'margem'>[] {
  const paginas: Omit<Pagina, 'margem'>[] = [];
  for (const [, largura, altura, xMin, yMin, xMax, yMax, texto = ''] of bbox.matchAll(
    /<page width="([\d.]+)" height="([\d.]+)"|<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g,
  ))
    if (largura !== undefined) paginas.push({ largura: Number(largura), altura: Number(altura), palavras: [] });
    else
      paginas.at(-1)?.palavras.push({
        // Ligatures of the font are letters again.
        texto: texto
          .replace(/&(\S+?);/g, (tudo, nome: string) => ENTIDADES[nome] ?? tudo)
          .replace(LIGADAS, (letras) => letras.normalize('NFKC')),
        xMin: Number(xMin),
        yMin: Number(yMin),
        xMax: Number(xMax),
        yMax: Number(yMax),
      });
  return paginas;
}

interface Foto {
  largura: number;
  altura: number;
  pontos: Buffer;
}

/** Pictures in the format PGM, one after the other. */
function fotos(pgm: Buffer): Foto[] {
  const lidas: Foto[] = [];
  for (let de = 0; de < pgm.length;) {
    const [tudo = '', largura, altura] =
      /^P5\s(\d+)\s(\d+)\s255\s/.exec(pgm.subarray(de, de + 40).toString('latin1')) ?? [];
    if (tudo === '') throw new Error(`no picture at byte ${de}`);
    const tamanho = Number(largura) * Number(altura);
    const inicio = de + tudo.length;
    lidas.push({ largura: Number(largura), altura: Number(altura), pontos: pgm.subarray(inicio, inicio + tamanho) });
    de = inicio + tamanho;
  }
  return lidas;
}

function margemDe({ largura, altura, pontos }: Foto): number {
  let margem = Math.min(largura, altura);
  for (let i = 0; i < pontos.length; i += 1) {
    if ((pontos[i] ?? 0) >= QUASE_BRANCO) continue;
    const [x, y] = [i % largura, Math.floor(i / largura)];
    margem = Math.min(margem, x, y, largura - 1 - x, altura - 1 - y);
  }
  return margem;
}
