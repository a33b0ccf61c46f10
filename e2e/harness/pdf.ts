import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** A page printed and read back by poppler. */
export interface Pdf {
  /** The text of each page, cell by cell, without blanks: a text that is wrapped on the paper is still found. */
  paginas: string[];
  /** Words outside the paper's margins, with their position. */
  foraDaMargem: string[];
  imagens: number;
  /** The size of each page in mm: '210 × 297'. */
  tamanhos: string[];
  /** The first page as a photo of it would be: a PNG file. It is taken when it is read. */
  readonly foto: Buffer;
}

/** Smallest margin of the reports: 12 mm in points, less the rounding error. */
const MARGEM = 33;

/** Dots per inch of the photo. */
const PONTOS_DA_FOTO = 200;

/** Prints the page with its print style sheet. */
export async function imprimir(page: Page): Promise<Pdf> {
  const pasta = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-pdf-'));
  const arquivo = path.join(pasta, 'folha.pdf');
  try {
    const pdf = await page.pdf({ path: arquivo, preferCSSPageSize: true });
    const paginas = poppler('pdftotext', ['-raw', arquivo, '-']).split('\f').slice(0, -1).map(semBrancos);
    const quantas = Number(/^Pages:\s+(\d+)$/m.exec(poppler('pdfinfo', [arquivo]))?.[1]);
    if (quantas !== paginas.length) throw new Error(`pdfinfo counts ${quantas} pages, pdftotext ${paginas.length}`);
    return {
      paginas,
      foraDaMargem: foraDaMargem(poppler('pdftotext', ['-bbox', arquivo, '-'])),
      imagens: contarImagens(poppler('pdfimages', ['-list', arquivo])),
      tamanhos: lerTamanhos(poppler('pdfinfo', ['-f', '1', '-l', String(quantas), arquivo])),
      get foto() {
        return fotografar(pdf);
      },
    };
  } finally {
    fs.rmSync(pasta, { recursive: true, force: true });
  }
}

/** Like the texts of `paginas`. Ligatures of the printed font are letters again. */
export function semBrancos(texto: string): string {
  return texto.normalize('NFKC').replace(/[\s\u00AD]+/gu, '');
}

function poppler(programa: string, argumentos: string[]): string {
  return execFileSync(programa, argumentos, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
}

function foraDaMargem(bbox: string): string[] {
  let largura = 0;
  const achadas: string[] = [];
  for (const [, pagina, xMin, xMax, palavra] of bbox.matchAll(
    /<page width="([\d.]+)"|<word xMin="([-\d.]+)" yMin="[-\d.]+" xMax="([-\d.]+)" yMax="[-\d.]+">(.*?)<\/word>/g,
  )) {
    if (pagina !== undefined) largura = Number(pagina);
    else if (Number(xMin) < MARGEM || Number(xMax) > largura - MARGEM)
      achadas.push(`${palavra} ${xMin}–${xMax} of ${largura}`);
  }
  return achadas;
}

/** The first page of a file as a PNG file. */
function fotografar(pdf: Buffer): Buffer {
  const resolucao = String(PONTOS_DA_FOTO);
  return execFileSync('pdftoppm', ['-png', '-singlefile', '-r', resolucao, '-'], {
    input: pdf,
    maxBuffer: 256 * 1024 * 1024,
  });
}

/** From points of 1/72 inch. */
function lerTamanhos(paginas: string): string[] {
  const emMm = (pontos: string | undefined) => Math.round((Number(pontos) / 72) * 25.4);
  return [...paginas.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm)].map(
    ([, largura, altura]) => `${emMm(largura)} × ${emMm(altura)}`,
  );
}

function contarImagens(lista: string): number {
  return lista.split('\n').filter((linha) => /^\s*\d+\s+\d+\s+image\s/.test(linha)).length;
}
