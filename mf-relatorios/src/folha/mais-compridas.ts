import type { Celula } from './folha.js';

/**
 * The positions of the rows that make the columns as wide as all rows do: for each column, the row of its longest text
 * and, as a price has decimals that its number may lack, the row of its largest number.
 */
export function maisCompridas(linhas: readonly (readonly Celula[])[]): number[] {
  const maiores = (tamanho: (celula: Celula) => number): number[] => {
    const porColuna = new Map<number, { posicao: number; tamanho: number }>();
    for (const [posicao, linha] of linhas.entries())
      for (const [coluna, celula] of linha.entries()) {
        const este = tamanho(celula);
        if (este > (porColuna.get(coluna)?.tamanho ?? 0)) porColuna.set(coluna, { posicao, tamanho: este });
      }
    return [...porColuna.values()].map(({ posicao }) => posicao);
  };
  return [
    ...new Set([
      ...maiores((celula) => String(celula ?? '').length),
      ...maiores((celula) => (typeof celula === 'number' ? Math.abs(celula) : 0)),
    ]),
  ];
}
