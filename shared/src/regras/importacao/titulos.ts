/** Other titles that spreadsheets have for the columns of an item of a proposal, by the names of its fields. */
export const SINONIMOS_DO_ITEM = {
  produto: ['Item', 'Nome do produto'],
  descricao: ['Marca', 'Especificação'],
  quantidade: ['Qtd', 'Quant', 'Saldo', 'Quantidade contratada'],
  precoUnidade: ['Valor unitário', 'Preço', 'Preço da unidade'],
} as const;

/** Of a column with units of measure. */
export const SINONIMOS_DA_UNIDADE_MEDIDA = ['UM', 'Medida em'] as const;

/** Other titles for the columns of an ingredient of a preparation. */
export const SINONIMOS_DO_INGREDIENTE = {
  alimento: ['Alimento', 'Ingrediente', 'Ingredientes'],
  quantidade: ['Peso líquido', 'PL', 'Quantidade líquida', 'Per capita líquido'],
  unidadeMedida: ['Unidade'],
  pesoBruto: ['PB', 'Quantidade bruta'],
  fatorCorrecao: ['FC', 'Fator'],
} as const;
