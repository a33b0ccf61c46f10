/** Units in which a content is measured; the rules convert between those of one dimension. */
export const UNIDADES_MEDIDA = ['G', 'KG', 'ML', 'L', 'UN'] as const;
export type UnidadeMedida = (typeof UNIDADES_MEDIDA)[number];

export const ROTULOS_UNIDADE_MEDIDA: Record<UnidadeMedida, string> = {
  G: 'Grama',
  KG: 'Quilograma',
  ML: 'Mililitro',
  L: 'Litro',
  UN: 'Unidade',
};

/** Abbreviation after a number: 1,5 kg. */
export const SIMBOLOS_UNIDADE_MEDIDA: Record<UnidadeMedida, string> = {
  G: 'g',
  KG: 'kg',
  ML: 'ml',
  L: 'L',
  UN: 'un',
};

/** What the list of products can be sorted by. */
export const ORDENS_PRODUTO = ['nome', 'item', 'unidade', 'perecivel'] as const;
export type OrdemProduto = (typeof ORDENS_PRODUTO)[number];

/** Packages in which products are bought and stocked. */
export const UNIDADES_PRODUTO = [
  'UNIDADE',
  'PACOTE',
  'CAIXA',
  'SACO',
  'FARDO',
  'LATA',
  'POTE',
  'GARRAFA',
  'GALAO',
  'BANDEJA',
  'DUZIA',
  'MACO',
  'KG',
  'LITRO',
] as const;
export type UnidadeProduto = (typeof UNIDADES_PRODUTO)[number];

export const ROTULOS_UNIDADE_PRODUTO: Record<UnidadeProduto, string> = {
  UNIDADE: 'Unidade',
  PACOTE: 'Pacote',
  CAIXA: 'Caixa',
  SACO: 'Saco',
  FARDO: 'Fardo',
  LATA: 'Lata',
  POTE: 'Pote',
  GARRAFA: 'Garrafa',
  GALAO: 'Galão',
  BANDEJA: 'Bandeja',
  DUZIA: 'Dúzia',
  MACO: 'Maço',
  KG: 'Quilograma (a granel)',
  LITRO: 'Litro (a granel)',
};
