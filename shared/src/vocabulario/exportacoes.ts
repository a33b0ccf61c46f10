/** Lists that are exported in the columns of their import. */
export const LISTAS_COM_IMPORTACAO = [
  'usuarios',
  'unidades',
  'itens',
  'produtos',
  'fornecedores',
  'alimentos',
  'preparos',
  'aquisicoes',
] as const;
export type ListaComImportacao = (typeof LISTAS_COM_IMPORTACAO)[number];

/** The spreadsheets of the accounts, by their names as exported lists, in their order. */
export const FOLHAS_DAS_CONTAS = [
  'contas-quadro',
  'contas-pagamentos',
  'contas-agricultura-familiar',
  'contas-alunos',
  'contas-refeicoes',
  'contas-indicadores',
] as const;
export type FolhaDasContas = (typeof FOLHAS_DAS_CONTAS)[number];

/** The other lists that are exported, as their screens show them. */
const LISTAS_SEM_IMPORTACAO = [
  'pratos',
  'cardapios',
  'cardapios-semanais',
  'referencias-nutricionais',
  'solicitacoes',
  'pagamentos',
  'relacao-de-pagamentos',
  ...FOLHAS_DAS_CONTAS,
  'balancos',
  'estoque',
  'estoque-das-unidades',
  'vencimentos',
  'kardex',
  'movimentacoes',
  'movimentacoes-das-unidades',
  'refeicoes',
  'sobras',
  'refeicoes-por-mes',
  'consumo-mensal',
  'valor-dos-estoques',
  'custo-das-refeicoes',
  'notificacoes',
  'kits',
] as const;
export type ListaSemImportacao = (typeof LISTAS_SEM_IMPORTACAO)[number];

/** Every list that is exported, as the last part of `/exportacoes/<lista>`. */
export const LISTAS_EXPORTAVEIS = [...LISTAS_COM_IMPORTACAO, ...LISTAS_SEM_IMPORTACAO] as const;
export type ListaExportavel = (typeof LISTAS_EXPORTAVEIS)[number];

/** Formats of an exported list. CSV is that of Brazilian spreadsheets: `;` between cells, a comma for decimals. */
export const FORMATOS_DE_EXPORTACAO = ['XLSX', 'CSV'] as const;
export type FormatoDeExportacao = (typeof FORMATOS_DE_EXPORTACAO)[number];
