import { formatarQuantidade } from '@merenda/shared/formatos';

/** Self-adhesive labels on an A4 sheet, in mm. The margins are what is left of the paper, equal on opposite sides. */
interface Grade {
  colunas: number;
  linhas: number;
  largura: number;
  altura: number;
  /** Between two columns; rows touch. */
  vao: number;
}

/** The sheets that stationers sell, by their key. */
export const GRADES = {
  A4_3X8: { colunas: 3, linhas: 8, largura: 63.5, altura: 33.9, vao: 2.5 },
  A4_3X7: { colunas: 3, linhas: 7, largura: 63.5, altura: 38.1, vao: 2.5 },
  A4_2X8: { colunas: 2, linhas: 8, largura: 99.1, altura: 33.9, vao: 2.5 },
  A4_2X7: { colunas: 2, linhas: 7, largura: 99.1, altura: 38.1, vao: 2.5 },
} as const satisfies Record<string, Grade>;

/** A sheet of labels, or the roll of a thermal printer with labels of 50 × 30 mm. */
export type FormatoDeEtiqueta = keyof typeof GRADES | 'TERMICA';

/** The sheet of a format; null for the roll, on which each label is a page. */
export const gradeDe = (formato: FormatoDeEtiqueta): Grade | null => (formato === 'TERMICA' ? null : GRADES[formato]);

const rotuloDa = ({ colunas, linhas, largura, altura }: Grade): string =>
  `Folha A4, ${colunas} × ${linhas} etiquetas de ${formatarQuantidade(largura)} × ${formatarQuantidade(altura)} mm`;

/** The names of the formats on the screen, in their order. */
export const ROTULOS_DO_FORMATO: Record<FormatoDeEtiqueta, string> = {
  A4_3X8: rotuloDa(GRADES.A4_3X8),
  A4_3X7: rotuloDa(GRADES.A4_3X7),
  A4_2X8: rotuloDa(GRADES.A4_2X8),
  A4_2X7: rotuloDa(GRADES.A4_2X7),
  TERMICA: 'Impressora térmica, 50 × 30 mm',
};

/** Labels on one page of a format. */
export function etiquetasPorFolha(formato: FormatoDeEtiqueta): number {
  const grade = gradeDe(formato);
  return grade === null ? 1 : grade.colunas * grade.linhas;
}

/** Where a label of a sheet is: 'Linha 2, coluna 1'. `posicao` counts from 1, row by row. */
export function lugarNaFolha(posicao: number, { colunas }: Pick<Grade, 'colunas'>): string {
  const antes = posicao - 1;
  return `Linha ${Math.floor(antes / colunas) + 1}, coluna ${(antes % colunas) + 1}`;
}

/**
 * Labels on pages of `porFolha` places; null is a place that stays empty. The first page begins at the place `primeira`,
 * counted from 1, so that a used sheet can go on.
 */
export function emFolhas<T>(etiquetas: readonly T[], porFolha: number, primeira: number): (T | null)[][] {
  const lugares = [...Array.from({ length: primeira - 1 }, () => null), ...etiquetas];
  if (etiquetas.length === 0) return [];
  return Array.from({ length: Math.ceil(lugares.length / porFolha) }, (_, folha) =>
    lugares.slice(folha * porFolha, (folha + 1) * porFolha),
  );
}
