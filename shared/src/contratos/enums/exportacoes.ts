/** Lists that are exported in the columns of their import, as the last part of `/exportacoes/<lista>`. */
export const LISTAS_EXPORTAVEIS = [
  'usuarios',
  'unidades',
  'itens',
  'produtos',
  'fornecedores',
  'alimentos',
  'preparos',
  'aquisicoes',
] as const;
export type ListaExportavel = (typeof LISTAS_EXPORTAVEIS)[number];

/** Formats of an exported list. CSV is that of Brazilian spreadsheets: `;` between cells, a comma for decimals. */
export const FORMATOS_DE_EXPORTACAO = ['XLSX', 'CSV'] as const;
export type FormatoDeExportacao = (typeof FORMATOS_DE_EXPORTACAO)[number];
