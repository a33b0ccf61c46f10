import { alturaDaLinha } from './letras.js';
import type { Bloco, Pdf } from './paginas.js';
import { alturaDasLinhas, escrever, pintar, tracar, type LinhaEscrita, type Lugar } from './tracos.js';

/** A cell of a row: its lines, which are broken for its width without the indents. */
export interface CelulaDaFaixa extends Lugar {
  linhas: readonly LinhaEscrita[];
  fundo?: string;
}

/** How a row is drawn. */
export interface FormaDaFaixa {
  /** White around the lines of a cell, in points. */
  recuo: { x: number; y: number };
  /** A line below the row, or a box around each cell. */
  borda: { desenho: 'regua' | 'caixas'; cor: string };
  /** A line above the row: that of a total. */
  acima?: string;
  alturaMinima?: number;
  /** Lines in the middle of the height. */
  noMeio?: boolean;
}

/** Rows of cells as blocks: one, or several for a row that is higher than `maxima` (points). */
export function blocosDaFaixa(celulas: readonly CelulaDaFaixa[], forma: FormaDaFaixa, maxima: number): Bloco[] {
  const pedacos: CelulaDaFaixa[][] = [];
  for (const celula of celulas)
    for (const [posicao, linhas] of emPedacos(celula.linhas, maxima).entries())
      (pedacos[posicao] ??= celulas.map((uma) => ({ ...uma, linhas: [] })))[celulas.indexOf(celula)] = {
        ...celula,
        linhas,
      };
  return pedacos.map((pedaco) => faixa(pedaco, forma));
}

/** The lines in pieces that are not higher than `maxima` (points), one at least. */
function emPedacos(linhas: readonly LinhaEscrita[], maxima: number): LinhaEscrita[][] {
  const pedacos: LinhaEscrita[][] = [[]];
  let altura = 0;
  for (const linha of linhas) {
    const desta = alturaDaLinha(linha.letra);
    if (altura + desta > maxima && altura > 0) {
      pedacos.push([]);
      altura = 0;
    }
    pedacos.at(-1)?.push(linha);
    altura += desta;
  }
  return pedacos;
}

/** A row of cells. */
export function faixa(celulas: readonly CelulaDaFaixa[], forma: FormaDaFaixa): Bloco {
  const { recuo, alturaMinima = 0, noMeio } = forma;
  const altura = Math.max(alturaMinima, ...celulas.map(({ linhas }) => alturaDasLinhas(linhas) + 2 * recuo.y));
  return {
    altura,
    desenhar: (pdf, y) => {
      for (const { x, largura, fundo } of celulas) if (fundo) pintar(pdf, x, y, largura, altura, fundo);
      desenharBordas(pdf, celulas, forma, y, altura);
      for (const { linhas, x, largura, lado } of celulas) {
        const folga = noMeio ? (altura - alturaDasLinhas(linhas)) / 2 : recuo.y;
        escrever(pdf, linhas, { x: x + recuo.x, largura: largura - 2 * recuo.x, lado }, y + folga);
      }
    },
  };
}

function desenharBordas(
  pdf: Pdf,
  celulas: readonly CelulaDaFaixa[],
  { borda, acima }: FormaDaFaixa,
  y: number,
  altura: number,
): void {
  for (const { x, largura } of celulas) {
    if (borda.desenho === 'caixas') pdf.rect(x, y, largura, altura).lineWidth(0.5).strokeColor(borda.cor).stroke();
    else tracar(pdf, [x, y + altura, x + largura, y + altura], borda.cor);
    if (acima) tracar(pdf, [x, y, x + largura, y], acima, 1.5);
  }
}
