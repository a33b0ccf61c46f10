import type { Permissao } from './permissoes.js';

/** A group of notifications: they ask for the same act. */
interface DoGrupo {
  titulo: string;
  /** The link to the screen where the act is done. */
  acao: string;
  /** The permission of this screen; null when every user may open it. */
  permissao: Permissao | null;
  /** A user dismisses one for at most so many days. */
  diasDeDispensa: number;
}

const ATE_TRES_MESES = 90;

/** The groups in the order of the list: the most urgent first. */
export const GRUPOS_DE_NOTIFICACAO = {
  REFEICOES_POR_EXECUTAR: {
    titulo: 'Refeições registradas e não executadas',
    acao: 'Executar',
    permissao: null,
    diasDeDispensa: ATE_TRES_MESES,
  },
  FALTAS_NA_COZINHA: {
    titulo: 'Alimentos que faltam na cozinha',
    acao: 'Ver estoque',
    permissao: 'ESTOQUES',
    diasDeDispensa: ATE_TRES_MESES,
  },
  // Children eat from the stock: the notice of an expired lot is back on the next day.
  LOTES_VENCIDOS: { titulo: 'Lotes vencidos', acao: 'Dar baixa', permissao: 'ESTOQUES', diasDeDispensa: 1 },
  LOTES_EM_7_DIAS: {
    titulo: 'Lotes que vencem em até 7 dias',
    acao: 'Ver lote',
    permissao: 'ESTOQUES',
    diasDeDispensa: ATE_TRES_MESES,
  },
  LOTES_EM_15_DIAS: {
    titulo: 'Lotes que vencem em 8 a 15 dias',
    acao: 'Ver lote',
    permissao: 'ESTOQUES',
    diasDeDispensa: ATE_TRES_MESES,
  },
  LOTES_EM_30_DIAS: {
    titulo: 'Lotes que vencem em 16 a 30 dias',
    acao: 'Ver lote',
    permissao: 'ESTOQUES',
    diasDeDispensa: ATE_TRES_MESES,
  },
  MOVIMENTACOES_A_RECEBER: {
    titulo: 'Movimentações a receber',
    acao: 'Receber',
    permissao: 'ESTOQUES',
    diasDeDispensa: ATE_TRES_MESES,
  },
  SOLICITACOES_PENDENTES: {
    titulo: 'Solicitações que esperam a entrega',
    acao: 'Receber',
    permissao: 'SOLICITACOES',
    diasDeDispensa: ATE_TRES_MESES,
  },
  AGRICULTURA_FAMILIAR_EM_FALTA: {
    titulo: 'Agricultura familiar abaixo da meta do ano',
    acao: 'Ver metas',
    permissao: 'AQUISICOES',
    diasDeDispensa: ATE_TRES_MESES,
  },
  CONTRATOS_NO_FIM: {
    titulo: 'Contratos que terminam em até 30 dias',
    acao: 'Ver contrato',
    permissao: 'AQUISICOES',
    diasDeDispensa: ATE_TRES_MESES,
  },
  CONTRATOS_COM_SALDO_BAIXO: {
    titulo: 'Contratos com saldo baixo',
    acao: 'Ver contrato',
    permissao: 'AQUISICOES',
    diasDeDispensa: ATE_TRES_MESES,
  },
} as const satisfies Record<string, DoGrupo>;
export type GrupoDeNotificacao = keyof typeof GRUPOS_DE_NOTIFICACAO;
