import { alturaDaLinha, larguraDe, quebrar, type Letra } from './letras.js';
import type { Bloco, Pdf } from './paginas.js';
import { TINTA } from './papel.js';

/** A line of text as it is written. */
export interface LinhaEscrita {
  texto: string;
  letra: Letra;
}

/** The lines of a text in a width (points). */
export const escrita = (texto: string, letra: Letra, largura: number): LinhaEscrita[] =>
  quebrar(texto, letra, largura).map((linha) => ({ texto: linha, letra }));

export const alturaDasLinhas = (linhas: readonly LinhaEscrita[]): number =>
  linhas.reduce((soma, { letra }) => soma + alturaDaLinha(letra), 0);

/** Where lines are written: from `x` on, or ending at the other side of the width, or in its middle. */
export interface Lugar {
  x: number;
  largura: number;
  /** Default 'esquerda'. */
  lado?: 'esquerda' | 'direita' | 'centro' | undefined;
}

/** Writes lines one below the other, from `y` down. */
export function escrever(pdf: Pdf, linhas: readonly LinhaEscrita[], { x, largura, lado }: Lugar, y: number): void {
  let topo = y;
  for (const { texto, letra } of linhas) {
    if (texto !== '') {
      const folga = lado === 'direita' || lado === 'centro' ? largura - larguraDe(texto, letra) : 0;
      pdf
        .font(letra.forma ?? 'normal')
        .fontSize(letra.tamanho)
        .fillColor(letra.cor ?? TINTA.texto)
        .text(texto, x + (lado === 'centro' ? folga / 2 : folga), topo, { lineBreak: false });
    }
    topo += alturaDaLinha(letra);
  }
}

export function tracar(
  pdf: Pdf,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  cor: string,
  espessura = 0.5,
): void {
  pdf.moveTo(x1, y1).lineTo(x2, y2).lineWidth(espessura).strokeColor(cor).stroke();
}

export function pintar(pdf: Pdf, x: number, y: number, largura: number, altura: number, cor: string): void {
  pdf.rect(x, y, largura, altura).fillColor(cor).fill();
}

/** Room between two parts. */
export const espaco = (altura: number): Bloco => ({ altura, desenhar: () => undefined, comOProximo: true });

/** Lines that stay together at both ends of a paragraph. */
const JUNTAS = 2;

/** A paragraph, a block for each line: a page never ends or begins with one line of it. */
export function blocosDoParagrafo(linhas: readonly LinhaEscrita[], lugar: Lugar): Bloco[] {
  return linhas.map((linha, posicao) => ({
    altura: alturaDaLinha(linha.letra),
    desenhar: (pdf, y) => escrever(pdf, [linha], lugar, y),
    comOProximo: posicao < linhas.length - 1 && (posicao < JUNTAS - 1 || posicao === linhas.length - JUNTAS),
  }));
}
