/** 0–255 of red, green and blue, and its opacity (0–1). */
export type Rgba = readonly [r: number, g: number, b: number, alfa: number];

/** A colour of a style sheet or of antd: '#rgb', '#rrggbb', 'rgb(…)' or 'rgba(…)'; null for any other text. */
export function lerCor(texto: string): Rgba | null {
  const hexadecimal = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(texto)?.[1];
  if (hexadecimal !== undefined) {
    const longo = hexadecimal.length === 6 ? hexadecimal : hexadecimal.replace(/./g, '$&$&');
    const canal = (posicao: number) => Number.parseInt(longo.slice(posicao, posicao + 2), 16);
    return [canal(0), canal(2), canal(4), 1];
  }
  const [r, g, b, alfa = '1'] = /^rgba?\(([^)]*)\)$/.exec(texto)?.[1]?.split(/[\s,/]+/) ?? [];
  if (r === undefined || g === undefined || b === undefined) return null;
  return [Number(r), Number(g), Number(b), alfa.endsWith('%') ? Number.parseFloat(alfa) / 100 : Number(alfa)];
}

/** The visible colour of one that lies on an opaque one. */
export function sobre([r, g, b, alfa]: Rgba, [R, G, B]: Rgba): Rgba {
  const misturar = (cor: number, fundo: number) => cor * alfa + fundo * (1 - alfa);
  return [misturar(r, R), misturar(g, G), misturar(b, B), 1];
}

/** Relative luminance (WCAG 2.2). */
function luminancia([r, g, b]: Rgba): number {
  const linear = (cor: number) => {
    const canal = cor / 255;
    return canal <= 0.04045 ? canal / 12.92 : ((canal + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast of a colour on an opaque ground, 1–21 (WCAG 2.2). */
export function contraste(cor: Rgba, fundo: Rgba): number {
  const [clara = 0, escura = 0] = [luminancia(sobre(cor, fundo)), luminancia(fundo)].sort((a, b) => b - a);
  return (clara + 0.05) / (escura + 0.05);
}
