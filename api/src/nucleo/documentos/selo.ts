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

/** Side of the QR code: the address of a municipality takes 37 squares, of a third of a millimetre each. */
export const LADO_DO_QR = 13 * MM;

/** Draws the QR code into the right corner of the foot; 15 % of it may be lost. The paper around it is its border. */
export function desenharQr(pdf: Pdf, { endereco }: Selo, { x, util, altura }: Papel): void {
  const linhas = encodeQR(endereco, 'raw', { ecc: 'medium', border: 0 });
  const ponto = LADO_DO_QR / linhas.length;
  const [esquerda, topo] = [x + util - LADO_DO_QR, altura - MARGEM.qr - LADO_DO_QR];
  for (const [linha, escuros] of linhas.entries())
    for (const [coluna, escuro] of escuros.entries())
      // A run of dark squares is one rectangle: between two of them a thin white line would be seen.
      if (escuro && !escuros[coluna - 1]) {
        const fim = escuros.indexOf(false, coluna);
        const quantos = (fim === -1 ? escuros.length : fim) - coluna;
        pdf.rect(esquerda + coluna * ponto, topo + linha * ponto, quantos * ponto, ponto);
      }
  pdf.fillColor(TINTA.texto).fill();
}
