/** The box of the line: 100 × 24, with room for half of its stroke above and below. */
const LARGURA = 100;
const [TOPO, BASE] = [2, 22] as const;

/** The points of a line from zero (below) to the greatest value (above), for a polyline: '0,22 50,12 100,2'. */
export function pontosDaTendencia(valores: readonly number[]): string {
  const maior = Math.max(...valores);
  return valores
    .map((valor, i) => {
      const x = (i * LARGURA) / Math.max(valores.length - 1, 1);
      const y = maior > 0 ? BASE - ((BASE - TOPO) * valor) / maior : BASE;
      return `${String(Math.round(x * 10) / 10)},${String(Math.round(y * 10) / 10)}`;
    })
    .join(' ');
}
