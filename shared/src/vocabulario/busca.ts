/** What the search of the whole product finds, in the order of its answer. */
export const TIPOS_DE_ACHADO = [
  'PRODUTO',
  'FORNECEDOR',
  'UNIDADE',
  'SOLICITACAO',
  'AQUISICAO',
  'LOTE',
  'PRATO',
  'USUARIO',
] as const;
export type TipoDeAchado = (typeof TIPOS_DE_ACHADO)[number];

export const ROTULOS_TIPO_DE_ACHADO: Record<TipoDeAchado, string> = {
  PRODUTO: 'Produtos',
  FORNECEDOR: 'Fornecedores',
  UNIDADE: 'Unidades educacionais',
  SOLICITACAO: 'Solicitações de compra',
  AQUISICAO: 'Licitações/Contratos',
  LOTE: 'Lotes em estoque',
  PRATO: 'Pratos',
  USUARIO: 'Usuários',
};
