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
}

/** Smallest margin of the reports: 12 mm in points, less the rounding error. */
const MARGEM = 33;

/** Prints the page with its print style sheet. */
export async function imprimir(page: Page): Promise<Pdf> {
  const pasta = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-pdf-'));
  const arquivo = path.join(pasta, 'folha.pdf');
  try {
    await page.pdf({ path: arquivo, preferCSSPageSize: true });
    const paginas = poppler('pdftotext', ['-raw', arquivo, '-']).split('\f').slice(0, -1).map(semBrancos);
    const quantas = Number(/^Pages:\s+(\d+)$/m.exec(poppler('pdfinfo', [arquivo]))?.[1]);
    if (quantas !== paginas.length) throw new Error(`pdfinfo counts ${quantas} pages, pdftotext ${paginas.length}`);
    return {
      paginas,
      foraDaMargem: foraDaMargem(poppler('pdftotext', ['-bbox', arquivo, '-'])),
      imagens: contarImagens(poppler('pdfimages', ['-list', arquivo])),
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

function contarImagens(lista: string): number {
  return lista.split('\n').filter((linha) => /^\s*\d+\s+\d+\s+image\s/.test(linha)).length;
}
