import { encodeQR } from 'qr';

/** A QR code as rectangles. */
export interface DesenhoDoQr {
  /** Squares on a side, with the white border of four that belongs to the code. */
  lado: number;
  /** The dark squares, as the path of an SVG with one unit for each square. */
  tracos: string;
}

/** Draws a text as a QR code; 15% of it may be lost. */
export function desenharQr(texto: string): DesenhoDoQr {
  const linhas = encodeQR(texto, 'raw', { ecc: 'medium', border: 4 });
  return { lado: linhas.length, tracos: linhas.flatMap(tracosDaLinha).join('') };
}

/** The dark squares of a row, each run as one rectangle. */
function tracosDaLinha(linha: readonly boolean[], y: number): string[] {
  return linha.flatMap((escuro, x) => {
    if (!escuro || linha[x - 1]) return [];
    const fim = linha.indexOf(false, x);
    const largura = (fim === -1 ? linha.length : fim) - x;
    return [`M${x} ${y}h${largura}v1h-${largura}z`];
  });
}

/** A QR code, sharp at any size: `className` gives it one. */
export function CodigoQr({ desenho: { lado, tracos }, className }: { desenho: DesenhoDoQr; className: string }) {
  return (
    <svg className={className} viewBox={`0 0 ${lado} ${lado}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={tracos} />
    </svg>
  );
}
