/** Other titles that spreadsheets have for the columns of an item of a proposal, by the names of its fields. */
export const SINONIMOS_DO_ITEM = {
  produto: ['Item', 'Nome do produto'],
  descricao: ['Marca', 'Especificação'],
  quantidade: ['Qtd', 'Quant', 'Saldo', 'Quantidade contratada'],
  precoUnidade: ['Valor unitário', 'Preço', 'Preço da unidade'],
} as const;
