/**
 * Direct exits. The API spells the code ESTRAVIO; users read 'Extravio'. A blocked lot leaves only as RECOLHIMENTO, other
 * lots only as one of the rest; as VENCIDO only a lot past its expiry date.
 */
export const TIPOS_SAIDA = ['ESTRAVIO', 'PREVISAO_LEGAL', 'VENCIDO', 'RECOLHIMENTO'] as const;
export type TipoSaida = (typeof TIPOS_SAIDA)[number];

export const ROTULOS_TIPO_SAIDA: Record<TipoSaida, string> = {
  ESTRAVIO: 'Extravio',
  PREVISAO_LEGAL: 'Previsão legal',
  VENCIDO: 'Vencido',
  RECOLHIMENTO: 'Recolhimento',
};

/** Lots that are to be taken out, or used, soon. What expires within 7 days also does within 30. */
export const PRAZOS_DE_USO = ['VENCIDO', 'SETE_DIAS', 'TRINTA_DIAS'] as const;
export type PrazoDeUso = (typeof PRAZOS_DE_USO)[number];

export const ROTULOS_PRAZO_DE_USO: Record<PrazoDeUso, string> = {
  VENCIDO: 'Vencidos',
  SETE_DIAS: 'Vencem em até 7 dias',
  TRINTA_DIAS: 'Vencem em até 30 dias',
};

/** Whether the value of a lot is known. */
export const SITUACOES_DO_PRECO = ['COM_PRECO', 'SEM_PRECO'] as const;
export type SituacaoDoPreco = (typeof SITUACOES_DO_PRECO)[number];

export const ROTULOS_SITUACAO_DO_PRECO: Record<SituacaoDoPreco, string> = {
  COM_PRECO: 'Com preço',
  SEM_PRECO: 'Sem preço',
};

/**
 * Where the price of a lot comes from: its receipt, the price given when it was added, the newest contract for its product,
 * the last purchase of the product.
 */
export const ORIGENS_DO_PRECO_DO_LOTE = ['RECEBIMENTO', 'ADICAO', 'CONTRATO', 'ULTIMA_COMPRA'] as const;
export type OrigemDoPrecoDoLote = (typeof ORIGENS_DO_PRECO_DO_LOTE)[number];

/** What the lots of all units can be sorted by. */
export const ORDENS_LOTE = ['produto', 'unidade', 'validade', 'quantidade'] as const;
export type OrdemLote = (typeof ORDENS_LOTE)[number];

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
