import { FORMATOS_DE_EXPORTACAO } from './exportacoes.js';

/**
 * What a column of a paper or of a file holds: it decides how its cells are shown. A 'codigo' is a text that is read as
 * one: a document's number, a lot.
 */
export const TIPOS_DE_COLUNA = [
  'texto',
  'codigo',
  'data',
  'instante',
  'inteiro',
  'quantidade',
  'embalagens',
  'nutriente',
  'moeda',
] as const;
export type TipoDeColuna = (typeof TIPOS_DE_COLUNA)[number];

/**
 * Formats in which the server writes a report: the papers in one PDF, each paper as a PDF of its own in a zip, or what a
 * paper says as a spreadsheet.
 */
export const FORMATOS_DO_RELATORIO = ['PDF', 'ZIP', ...FORMATOS_DE_EXPORTACAO] as const;
export type FormatoDoRelatorio = (typeof FORMATOS_DO_RELATORIO)[number];

/** The key of each report in its address: `/relatorio/<key>/…` (specification 3, 'Print reports'). */
export const TIPOS_DE_RELATORIO = [
  'alimentos',
  'aquisicao-individual',
  'balanco-estoque',
  'cardapio-calendario',
  'cardapio-impresso',
  'cardapio-semanal',
  'cardapios',
  'cardapios-semanais',
  'chamada-ata',
  'chamada-edital',
  'chamada-pesquisa-precos',
  'chamada-projeto-venda',
  'conformidade',
  'contagem-estoque',
  'demonstrativo-pnae',
  'estoque',
  'fornecedores',
  'itens',
  'kit-merenda',
  'matriculas',
  'movimentacao-produtos',
  'necessidades',
  'numeros-da-secretaria',
  'pratos',
  'preparos',
  'produtos',
  'produtos-refeicao',
  'rastreio-lote',
  'recebimento-compra',
  'refeicao',
  'solicitacao-compra',
  'termo-recebimento-definitivo',
  'termo-recebimento-provisorio',
  'termo-recusa',
  'usuarios',
  'vencimentos',
] as const;
export type TipoDeRelatorio = (typeof TIPOS_DE_RELATORIO)[number];
