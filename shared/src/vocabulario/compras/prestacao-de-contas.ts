import type { FolhaDasContas } from '../exportacoes.js';
import { BARRAS_DO_PNAE, ROTULOS_TIPO_DE_RECURSO, TIPOS_DE_RECURSO } from './recursos-pnae.js';

/** Lines of the accounts' income and expenses ('quadro saldo'): the entries and returns, the payments, and two balances. */
export const LINHAS_DO_QUADRO = [...TIPOS_DE_RECURSO, 'DESPESA', 'SALDO', 'SALDO_DE_FEVEREIRO'] as const;
export type LinhaDoQuadro = (typeof LINHAS_DO_QUADRO)[number];

export const ROTULOS_LINHA_DO_QUADRO: Record<LinhaDoQuadro, string> = {
  ...ROTULOS_TIPO_DE_RECURSO,
  SALDO_ANTERIOR: 'Saldo anterior reprogramado',
  RENDIMENTO: 'Rendimento de aplicação',
  DESPESA: 'Despesas pagas com PNAE',
  SALDO: 'Saldo em 31/12',
  SALDO_DE_FEVEREIRO: 'Saldo no 15º dia útil de fevereiro',
};

/** The figures that the accounts add to their lists. */
export const INDICADORES_DAS_CONTAS = [
  ...BARRAS_DO_PNAE,
  'TIPOS_IN_NATURA',
  'MAIOR_POR_CAF',
  'REFEICOES',
  'CUSTO_POR_REFEICAO',
  'DIETAS',
  'NUTRICIONISTAS',
] as const;
export type IndicadorDasContas = (typeof INDICADORES_DAS_CONTAS)[number];

export const ROTULOS_INDICADOR_DAS_CONTAS: Record<IndicadorDasContas, string> = {
  AF: 'Agricultura familiar, do que foi repassado (%)',
  INNATURA: 'In natura ou minimamente processados, do que foi pago (%)',
  ULTRA: 'Processados e ultraprocessados, do que foi pago (%)',
  INGR: 'Ingredientes culinários, do que foi pago (%)',
  MULHER: 'Em nome de mulheres, da venda direta de famílias que foi paga (%)',
  TIPOS_IN_NATURA: 'Tipos de alimentos in natura pagos no ano',
  MAIOR_POR_CAF: 'Maior valor contratado por CAF (R$)',
  REFEICOES: 'Refeições servidas no ano',
  CUSTO_POR_REFEICAO: 'Custo dos alimentos por refeição servida (R$)',
  DIETAS: 'Refeições de dieta especial no ano',
  NUTRICIONISTAS: 'Nutricionistas com usuário ativo',
};

/** The spreadsheets of the accounts. */
export const ROTULOS_FOLHA_DAS_CONTAS: Record<FolhaDasContas, string> = {
  'contas-quadro': 'Receitas e despesas',
  'contas-pagamentos': 'Pagamentos do PNAE',
  'contas-agricultura-familiar': 'Agricultura familiar',
  'contas-alunos': 'Alunos por etapa',
  'contas-refeicoes': 'Refeições servidas',
  'contas-indicadores': 'Indicadores',
};
