/** Last part of `/convencoes/<lista>`: lists that a municipality may extend. */
export const LISTAS_CONVENCAO = [
  'categorias-alimento',
  'tipos-componente-nutricional',
  'unidades-medida-nutricional',
  'formas-alimento',
  'tipos-refeicao',
  'grupos-alimentares',
  'modalidades-escolar',
  'portes-empresa',
  'modalidades-licitacao',
  'tipos-licitacao',
  'fontes-recurso',
  'status-aquisicao',
  'status-compra',
  'unidades-medida',
  'tipos-pessoa',
  'cargos',
  'unidades-produto',
] as const;
export type ListaConvencao = (typeof LISTAS_CONVENCAO)[number];
