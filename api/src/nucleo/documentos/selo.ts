import { encodeQR } from 'qr';
import type { Pdf } from './paginas.js';
import { MARGEM, MM, TINTA, type Papel } from './papel.js';

/** What a paper says of its issue. */
export interface Selo {
  /** Its number, and where it is confirmed. */
  texto: string;
  /** What the QR code says. */
  endereco: string;
}

/** The squares of a QR code, row by row: whether they are dark. */
export type PontosDoQr = readonly (readonly boolean[])[];

/** A text as a QR code without its white border, which is that of the paper; 15% of it may be lost. */
export const pontosDoQr = (texto: string): PontosDoQr =>
  encodeQR(texto, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((linha) => linha.slice(1, -1));

/** Side of the QR code: the address of a municipality takes 37 squares, of a third of a millimetre each. */
export const LADO_DO_QR = 13 * MM;

/** Draws a QR code into the right corner of the foot. */
export function desenharQr(pdf: Pdf, pontos: PontosDoQr, { x, util, altura }: Papel): void {
  const ponto = LADO_DO_QR / pontos.length;
  const [esquerda, topo] = [x + util - LADO_DO_QR, altura - MARGEM.qr - LADO_DO_QR];
  for (const [linha, escuros] of pontos.entries())
    for (const [coluna, escuro] of escuros.entries())
      // A run of dark squares is one rectangle: between two of them a thin white line would be seen.
      if (escuro && !escuros[coluna - 1]) {
        const fim = escuros.indexOf(false, coluna);
        const quantos = (fim === -1 ? escuros.length : fim) - coluna;
        pdf.rect(esquerda + coluna * ponto, topo + linha * ponto, quantos * ponto, ponto);
      }
  pdf.fillColor(TINTA.texto).fill();
}
