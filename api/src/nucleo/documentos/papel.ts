/** Points of a millimetre. */
export const MM = 72 / 25.4;

/** The ink of papers. */
export const TINTA = {
  texto: '#1d2521',
  apagada: '#4c5a52',
  regua: '#cfd8d2',
  marca: '#1f5a3d',
  grupo: '#e8f0eb',
  branco: '#ffffff',
};

/** A sheet of A4, in points, with what is written on it between its margins. */
export interface Papel {
  largura: number;
  altura: number;
  /** Left edge of what is written, and its width. */
  x: number;
  util: number;
}

const A4 = { menor: 210 * MM, maior: 297 * MM };
const LADO = 12 * MM;

export const papelDe = (deitado: boolean): Papel => {
  const [largura, altura] = deitado ? [A4.maior, A4.menor] : [A4.menor, A4.maior];
  return { largura, altura, x: LADO, util: largura - 2 * LADO };
};

/** Distances from the edges of the page: printers leave 10 mm white at most. */
export const MARGEM = {
  /** Of the running head. */
  cabecalho: 10.5 * MM,
  /** Of the first page's letterhead. */
  timbre: 12 * MM,
  /** Of what follows the running head. */
  topo: 17 * MM,
  /** Of the last line of the foot, from below. */
  rodape: 14 * MM,
  /** Of the QR code, from below. */
  qr: 10.5 * MM,
  /** Of what is above the foot, from below: the QR code keeps its white border. */
  pe: 25 * MM,
};
