/** Pixels for one square of the code. */
const LADO = 4;

/** What a drawn QR code shows, as a photo of it: RGBA pixels. For tests. */
export function fotografar(svg: SVGSVGElement): { width: number; height: number; data: Uint8ClampedArray } {
  const width = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * LADO;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const tracos = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y, largura] of tracos.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let linha = Number(y) * LADO; linha < (Number(y) + 1) * LADO; linha += 1)
      for (let coluna = Number(x) * LADO; coluna < (Number(x) + Number(largura)) * LADO; coluna += 1)
        data.set([0, 0, 0], (linha * width + coluna) * 4);
  return { width, height: width, data };
}
