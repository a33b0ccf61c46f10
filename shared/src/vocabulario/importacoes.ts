/** What can be imported from a spreadsheet, as the last part of `/importacoes/<entidade>`. */
export const ENTIDADES_IMPORTAVEIS = [
  'usuarios',
  'unidades',
  'itens',
  'produtos',
  'fornecedores',
  'estoque-inicial',
  'alimentos',
  'composicao-alimentos',
  'preparos',
  'aquisicoes',
  'recursos-pnae',
] as const;
export type EntidadeImportavel = (typeof ENTIDADES_IMPORTAVEIS)[number];

/** What a file of each kind is, in a sentence: 'Parece uma lista de itens.' */
export const NOMES_DOS_IMPORTAVEIS: Readonly<Record<EntidadeImportavel, string>> = {
  usuarios: 'uma lista de usuários',
  unidades: 'uma lista de unidades educacionais',
  itens: 'uma lista de itens',
  produtos: 'uma lista de produtos',
  fornecedores: 'uma lista de fornecedores',
  'estoque-inicial': 'um estoque inicial',
  alimentos: 'uma lista de alimentos',
  'composicao-alimentos': 'uma tabela de composição de alimentos',
  preparos: 'uma lista de preparos',
  aquisicoes: 'uma licitação ou um contrato',
  'recursos-pnae': 'uma lista de repasses do PNAE',
};

/** What an import creates, inside a sentence: 'Criar itens, produtos e contrato?' */
export const CRIADOS_PELA_IMPORTACAO: Readonly<Record<EntidadeImportavel, string>> = {
  usuarios: 'usuários',
  unidades: 'unidades',
  itens: 'itens',
  produtos: 'produtos',
  fornecedores: 'fornecedores',
  'estoque-inicial': 'estoque inicial',
  alimentos: 'alimentos',
  'composicao-alimentos': 'tabela de composição',
  preparos: 'preparos',
  aquisicoes: 'contrato',
  'recursos-pnae': 'recursos do PNAE',
};

/** What files of other kinds name, in the order in which it is created: items before products. */
export const CADASTROS_CITADOS = [
  'itens',
  'produtos',
  'fornecedores',
  'alimentos',
] as const satisfies EntidadeImportavel[];
export type CadastroCitado = (typeof CADASTROS_CITADOS)[number];

/** What an import would do with a row. */
export const SITUACOES_DA_LINHA = ['NOVA', 'ALTERADA', 'IGUAL', 'RECUSADA'] as const;
export type SituacaoDaLinha = (typeof SITUACOES_DA_LINHA)[number];

/** What the preview shows of a row, which may also be left out. */
export const SITUACOES_DA_PREVIA = [...SITUACOES_DA_LINHA, 'IGNORADA'] as const;
export type SituacaoDaPrevia = (typeof SITUACOES_DA_PREVIA)[number];

/**
 * How far an import is: its file is read and its columns are open, its rows are checked and can be corrected, its rows are
 * being written, its rows are written.
 */
export const ESTADOS_DA_IMPORTACAO = ['LIDA', 'CONFERIDA', 'GRAVANDO', 'GRAVADA'] as const;
export type EstadoDaImportacao = (typeof ESTADOS_DA_IMPORTACAO)[number];

/**
 * What a spreadsheet stores in a cell, one letter each: empty, text, number ('1234.5'), day ('2026-03-02', with a time
 * if it has one), logical value ('true' or 'false'), error ('#N/A').
 */
export const TIPOS_DE_CELULA = { vazia: '-', texto: 't', numero: 'n', data: 'd', logico: 'l', erro: 'e' } as const;
export type TipoDeCelula = (typeof TIPOS_DE_CELULA)[keyof typeof TIPOS_DE_CELULA];

/**
 * How the numbers of a column are written: with a comma, with a decimal point, or in doubt, where a value can be read
 * in two ways and no other value of the column decides: then as with a comma, with a remark.
 */
export const SINAIS_DECIMAIS = ['VIRGULA', 'PONTO', 'DUVIDA'] as const;
export type SinalDecimal = (typeof SINAIS_DECIMAIS)[number];

/** How sure it is which field a column fills: certain, probable, or not known. */
export const CONFIANCAS = ['CERTO', 'PROVAVEL', 'NENHUM'] as const;
export type Confianca = (typeof CONFIANCAS)[number];

/**
 * Why a row is left out of an import until the user takes it back: a total, a signature at the end of the sheet, a row
 * that says nothing, the titles of the columns once more.
 */
export const LINHAS_IGNORADAS = ['TOTAL', 'ASSINATURA', 'VAZIA', 'CABECALHO'] as const;
export type LinhaIgnorada = (typeof LINHAS_IGNORADAS)[number];
