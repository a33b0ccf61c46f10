/**
 * Direct exits. The API spells the code ESTRAVIO; users read 'Extravio'. A blocked lot leaves only as RECOLHIMENTO, other
 * lots only as one of the rest.
 */
export const TIPOS_SAIDA = ['ESTRAVIO', 'PREVISAO_LEGAL', 'RECOLHIMENTO'] as const;
export type TipoSaida = (typeof TIPOS_SAIDA)[number];

export const ROTULOS_TIPO_SAIDA: Record<TipoSaida, string> = {
  ESTRAVIO: 'Extravio',
  PREVISAO_LEGAL: 'Previsão legal',
  RECOLHIMENTO: 'Recolhimento',
};

/** Why a line of the ledger was written. */
export const TIPOS_KARDEX = [
  'ADICAO',
  'RECEBIMENTO',
  'SAIDA',
  'RECOLHIMENTO',
  'BALANCO',
  'MOVIMENTACAO',
  'KIT',
  'REFEICAO',
  'EXCLUSAO',
  'ESTORNO',
] as const;
export type TipoKardex = (typeof TIPOS_KARDEX)[number];

export const ROTULOS_TIPO_KARDEX: Record<TipoKardex, string> = {
  ADICAO: 'Adição',
  RECEBIMENTO: 'Recebimento de compra',
  SAIDA: 'Saída direta',
  RECOLHIMENTO: 'Recolhimento',
  BALANCO: 'Balanço',
  MOVIMENTACAO: 'Movimentação',
  KIT: 'Kit merenda',
  REFEICAO: 'Refeição',
  EXCLUSAO: 'Exclusão',
  ESTORNO: 'Estorno',
};

/** Kinds of documents that cause a line of the ledger: the document's table. */
export const DOCUMENTOS_KARDEX = [
  'produtos_estoque',
  'saidas',
  'balancos',
  'movimentacoes',
  'kits',
  'recebimentos',
  'refeicoes',
] as const;
export type DocumentoKardex = (typeof DOCUMENTOS_KARDEX)[number];

export const ROTULOS_DOCUMENTO_KARDEX: Record<DocumentoKardex, string> = {
  produtos_estoque: 'Linha de estoque',
  saidas: 'Saída',
  balancos: 'Balanço',
  movimentacoes: 'Movimentação',
  kits: 'Kit',
  recebimentos: 'Recebimento',
  refeicoes: 'Refeição',
};
