import { FIGURAS, type Cartao, type Figura } from '@merenda/shared/contratos';
import { formatarMoeda, formatarQuantidade } from '@merenda/shared/formatos';

/** The address of the screen where the work of a figure is done. */
export const TELA_DA_FIGURA: Record<Figura, string> = {
  REFEICOES_EXECUTADAS: '/historico-execucao-cardapios',
  UNIDADES_SEM_EXECUCAO: '/execucao-cardapios',
  SOBRA_DE_30_DIAS: '/relatorio',
  PEDIDOS_DE_APROVACAO: '/gerenciar-usuarios',
  VALOR_DOS_ESTOQUES: '/estoque',
  LOTES_SEM_PRECO: '/estoque',
  UNIDADES_SEM_CARDAPIO: '/cardapio-calendario',
  REFEICOES_ATRASADAS: '/historico-execucao-cardapios',
  LOTES_VENCIDOS: '/estoque',
  LOTES_EM_7_DIAS: '/estoque',
  MOVIMENTACOES_A_RECEBER: '/gerenciar-movimentacoes',
  MOVIMENTACOES_EM_TRANSITO: '/gerenciar-movimentacoes',
  SOLICITACOES_PENDENTES: '/gerenciar-solicitacao',
  CONTRATOS_COM_SALDO_BAIXO: '/gerenciar-aquisicoes',
  CONTRATOS_NO_FIM: '/gerenciar-aquisicoes',
  REFEICOES_POR_REGISTRAR: '/execucao-cardapios',
  REFEICOES_POR_EXECUTAR: '/historico-execucao-cardapios',
  SOBRAS_POR_PESAR: '/historico-execucao-cardapios',
};

/** The screen that lists the units with what each lacks. */
const TELA_DAS_UNIDADES = '/execucao-cardapios';

/** The search of its list that selects what a figure counts. */
const BUSCA_DA_FIGURA: Partial<Record<Figura, string>> = {
  REFEICOES_EXECUTADAS: '?de=hoje&ate=hoje&situacao=EXECUTADA',
  REFEICOES_ATRASADAS: '?de=&ate=hoje&situacao=REGISTRADA',
  VALOR_DOS_ESTOQUES: '?ver=valor',
  LOTES_SEM_PRECO: '?ver=valor&preco=SEM_PRECO',
  LOTES_VENCIDOS: '?prazo=VENCIDO',
  LOTES_EM_7_DIAS: '?prazo=SETE_DIAS',
  MOVIMENTACOES_A_RECEBER: '?ponta=DESTINO&status=EM_TRANSITO',
  MOVIMENTACOES_EM_TRANSITO: '?ponta=ORIGEM&status=EM_TRANSITO',
  SOLICITACOES_PENDENTES: '?status=PENDENTE',
  CONTRATOS_COM_SALDO_BAIXO: '?status=SALDO_BAIXO',
  CONTRATOS_NO_FIM: '?status=NO_FIM',
  REFEICOES_POR_EXECUTAR: '?de=hoje&ate=hoje&situacao=REGISTRADA',
  SOBRAS_POR_PESAR: '?de=hoje&ate=hoje&situacao=SEM_SOBRA',
};

/** The same where the figure counts units: of one unit there is no list. */
const BUSCA_DE_TODAS: Partial<Record<Figura, string>> = {
  UNIDADES_SEM_EXECUCAO: '?falta=SEM_EXECUCAO',
  UNIDADES_SEM_CARDAPIO: '?falta=SEM_CARDAPIO',
};

/** The address of a figure's list with the rows that it counts, of the unit on which the user works or of all. */
export const enderecoDaFigura = (figura: Figura, unidade: number | undefined): string =>
  telaDaFigura(figura, unidade) + buscaDaFigura(figura, unidade);

/** The screen of a figure. One unit without a menu needs its calendar; of all units, the list says which. */
const telaDaFigura = (figura: Figura, unidade: number | undefined): string =>
  figura === 'UNIDADES_SEM_CARDAPIO' && unidade === undefined ? TELA_DAS_UNIDADES : TELA_DA_FIGURA[figura];

/**
 * The search of a figure's list. Lists of one unit show the one on which the user works; the list of requests has those
 * of all units, and a filter.
 */
function buscaDaFigura(figura: Figura, unidade: number | undefined): string {
  if (unidade === undefined && BUSCA_DE_TODAS[figura] !== undefined) return BUSCA_DE_TODAS[figura];
  const busca = BUSCA_DA_FIGURA[figura] ?? '';
  return figura === 'SOLICITACOES_PENDENTES' && unidade !== undefined ? `${busca}&unidade=${unidade}` : busca;
}

/** What a figure above zero means; the others only inform. */
const TONS: Partial<Record<Figura, 'espera' | 'atencao' | 'perigo'>> = {
  UNIDADES_SEM_EXECUCAO: 'atencao',
  PEDIDOS_DE_APROVACAO: 'espera',
  UNIDADES_SEM_CARDAPIO: 'atencao',
  REFEICOES_ATRASADAS: 'atencao',
  LOTES_VENCIDOS: 'perigo',
  LOTES_EM_7_DIAS: 'atencao',
  MOVIMENTACOES_A_RECEBER: 'espera',
  MOVIMENTACOES_EM_TRANSITO: 'espera',
  SOLICITACOES_PENDENTES: 'espera',
  CONTRATOS_COM_SALDO_BAIXO: 'atencao',
  CONTRATOS_NO_FIM: 'atencao',
  REFEICOES_POR_REGISTRAR: 'espera',
  REFEICOES_POR_EXECUTAR: 'espera',
  SOBRAS_POR_PESAR: 'espera',
};

/** The tone of a figure above zero. */
export const tomDe = (figura: Figura): string | undefined => TONS[figura];

/** What a card says when none of its figures is above zero. */
export const SEM_FIGURAS: Record<Cartao, string> = {
  GESTAO: 'Nada a acompanhar hoje',
  VALOR: 'Nada em estoque',
  CARDAPIOS: 'Cardápios em dia',
  ESTOQUE: 'Nada vencendo',
  COMPRAS: 'Compras em dia',
  COZINHA: 'Nada por fazer hoje',
};

/** 'R$ 1.234,50', '3,25', '8 de 12' */
export function escreverMedida(figura: Figura, valor: number, de: number | null): string {
  if (figura === 'VALOR_DOS_ESTOQUES') return formatarMoeda(valor);
  const escrito = formatarQuantidade(valor, 2);
  return de === null ? escrito : `${escrito} de ${formatarQuantidade(de)}`;
}

/** 'lote vencido', 'lotes vencidos'; of a part, the whole is counted: '1 de 3 refeições por executar' */
export const rotuloDe = (figura: Figura, valor: number, de: number | null): string =>
  FIGURAS[figura].rotulos[(de ?? valor) === 1 ? 0 : 1];
