import type { Permissao } from '../permissoes.js';

/** The permissions of which one is enough to see the secretary's figures. */
export const QUEM_VE_OS_NUMEROS_DA_SECRETARIA = ['CONFIGURACOES', 'AQUISICOES'] as const satisfies Permissao[];

/** The cards of the home, in their order: each has the figures of one kind of work. */
export const CARTOES = ['GESTAO', 'VALOR', 'CARDAPIOS', 'ESTOQUE', 'COMPRAS', 'COZINHA'] as const;
export type Cartao = (typeof CARTOES)[number];

export const ROTULOS_CARTAO: Record<Cartao, string> = {
  GESTAO: 'Gestão',
  VALOR: 'Valor do estoque',
  CARDAPIOS: 'Cardápios',
  ESTOQUE: 'Estoque',
  COMPRAS: 'Compras',
  COZINHA: 'Refeições de hoje',
};

/** What a unit lacks: a menu in this week, or a meal that was executed today although it has a menu. */
export const FALTAS_DA_UNIDADE = ['SEM_CARDAPIO', 'SEM_EXECUCAO'] as const;
export type FaltaDaUnidade = (typeof FALTAS_DA_UNIDADE)[number];

export const ROTULOS_FALTA_DA_UNIDADE: Record<FaltaDaUnidade, string> = {
  SEM_CARDAPIO: 'Sem cardápio nesta semana',
  SEM_EXECUCAO: 'Sem execução hoje',
};

/** A figure of a card: what it counts (one, several), and the permission to see it (null: who looks after the meals). */
interface DaFigura {
  cartao: Cartao;
  rotulos: readonly [um: string, varios: string];
  permissao: Permissao | null;
}

/** The figures in the order of their cards; those of the kitchen are the steps of the day. */
export const FIGURAS = {
  REFEICOES_EXECUTADAS: {
    cartao: 'GESTAO',
    rotulos: ['refeição executada hoje', 'refeições executadas hoje'],
    permissao: 'UNIDADES',
  },
  UNIDADES_SEM_EXECUCAO: {
    cartao: 'GESTAO',
    rotulos: ['unidade sem execução hoje', 'unidades sem execução hoje'],
    permissao: 'UNIDADES',
  },
  /** kg */
  SOBRA_DE_30_DIAS: {
    cartao: 'GESTAO',
    rotulos: ['kg de sobra em 30 dias', 'kg de sobra em 30 dias'],
    permissao: 'UNIDADES',
  },
  PEDIDOS_DE_APROVACAO: {
    cartao: 'GESTAO',
    rotulos: ['pedido espera a sua aprovação', 'pedidos esperam a sua aprovação'],
    permissao: 'USUARIOS',
  },
  /** R$ */
  VALOR_DOS_ESTOQUES: {
    cartao: 'VALOR',
    rotulos: ['em estoque', 'em estoque'],
    permissao: 'ESTOQUES',
  },
  LOTES_SEM_PRECO: { cartao: 'VALOR', rotulos: ['lote sem preço', 'lotes sem preço'], permissao: 'ESTOQUES' },
  UNIDADES_SEM_CARDAPIO: {
    cartao: 'CARDAPIOS',
    rotulos: ['unidade sem cardápio nesta semana', 'unidades sem cardápio nesta semana'],
    permissao: 'CARDAPIOS',
  },
  REFEICOES_ATRASADAS: {
    cartao: 'CARDAPIOS',
    rotulos: ['refeição registrada e não executada', 'refeições registradas e não executadas'],
    permissao: 'CARDAPIOS',
  },
  LOTES_VENCIDOS: { cartao: 'ESTOQUE', rotulos: ['lote vencido', 'lotes vencidos'], permissao: 'ESTOQUES' },
  LOTES_EM_7_DIAS: {
    cartao: 'ESTOQUE',
    rotulos: ['lote vence em até 7 dias', 'lotes vencem em até 7 dias'],
    permissao: 'ESTOQUES',
  },
  MOVIMENTACOES_A_RECEBER: {
    cartao: 'ESTOQUE',
    rotulos: ['movimentação a receber', 'movimentações a receber'],
    permissao: 'ESTOQUES',
  },
  MOVIMENTACOES_EM_TRANSITO: {
    cartao: 'ESTOQUE',
    rotulos: ['movimentação enviada, em trânsito', 'movimentações enviadas, em trânsito'],
    permissao: 'ESTOQUES',
  },
  SOLICITACOES_PENDENTES: {
    cartao: 'COMPRAS',
    rotulos: ['solicitação espera entrega', 'solicitações esperam entrega'],
    permissao: 'SOLICITACOES',
  },
  CONTRATOS_COM_SALDO_BAIXO: {
    cartao: 'COMPRAS',
    rotulos: ['contrato com saldo baixo', 'contratos com saldo baixo'],
    permissao: 'AQUISICOES',
  },
  CONTRATOS_NO_FIM: {
    cartao: 'COMPRAS',
    rotulos: ['contrato termina em até 30 dias', 'contratos terminam em até 30 dias'],
    permissao: 'AQUISICOES',
  },
  REFEICOES_POR_REGISTRAR: {
    cartao: 'COZINHA',
    rotulos: ['refeição por registrar', 'refeições por registrar'],
    permissao: null,
  },
  REFEICOES_POR_EXECUTAR: {
    cartao: 'COZINHA',
    rotulos: ['refeição por executar', 'refeições por executar'],
    permissao: null,
  },
  SOBRAS_POR_PESAR: { cartao: 'COZINHA', rotulos: ['sobra por pesar', 'sobras por pesar'], permissao: null },
} as const satisfies Record<string, DaFigura>;
export type Figura = keyof typeof FIGURAS;
