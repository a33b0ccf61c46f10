import { type Dia, diaAnterior } from '../datas.js';
import {
  type AlertaAquisicao,
  type CampoDoTipoAquisicao,
  CAMPOS_DO_TIPO_AQUISICAO,
  type StatusAquisicao,
  type TipoAquisicao,
} from '../../vocabulario/compras/aquisicoes.js';
import { arredondar, decimal, Decimal, type Numerico, somar, ZERO } from '../decimal.js';
import { DIAS_DE_AVISO } from '../notificacoes.js';
import { vencido, venceEmBreve } from '../validade.js';
import { type Violacao, violacao } from '../violacao.js';

type DoTipo = { aquisicaoTipo: TipoAquisicao } & { [Campo in CampoDoTipoAquisicao]?: string | null | undefined };

/** Whether an acquisition of this type has the field; no type has none. */
export const temCampoDoTipo = (tipo: TipoAquisicao | undefined, campo: CampoDoTipoAquisicao): boolean =>
  tipo !== undefined && CAMPOS_DO_TIPO_AQUISICAO[tipo].some((dele) => dele === campo);

const SEM_O_CAMPO: Record<CampoDoTipoAquisicao, string> = {
  tipoDeLicitacao: 'Informe o tipo de licitação.',
  modalidadeLicitacao: 'Informe a modalidade da licitação.',
  fonteRecurso: 'Informe a fonte de recurso.',
};

/** An acquisition has the fields of its type. */
export const violacoesDoTipoAquisicao = (aquisicao: DoTipo): Violacao[] =>
  CAMPOS_DO_TIPO_AQUISICAO[aquisicao.aquisicaoTipo].flatMap((campo) =>
    violacao(!aquisicao[campo], campo, SEM_O_CAMPO[campo]),
  );

/** The fields of the types as they are stored: null for those of another type. */
export function camposDoTipoAquisicao(aquisicao: DoTipo): Record<CampoDoTipoAquisicao, string | null> {
  const valor = (campo: CampoDoTipoAquisicao) =>
    (temCampoDoTipo(aquisicao.aquisicaoTipo, campo) && aquisicao[campo]) || null;
  return {
    tipoDeLicitacao: valor('tipoDeLicitacao'),
    modalidadeLicitacao: valor('modalidadeLicitacao'),
    fonteRecurso: valor('fonteRecurso'),
  };
}

export interface ItemComPreco {
  quantidade: Numerico;
  precoUnidade: Numerico;
}

/**
 * Quantity × unit price in R$, half up to cents. Every sum of the acquisition is a sum of these, so that paper and
 * screen agree.
 */
export const valorItem = ({ quantidade, precoUnidade }: ItemComPreco): Decimal =>
  arredondar(decimal(quantidade).times(precoUnidade), 2);

/** R$: value of a proposal, an addendum or a request. */
export const valorItens = (itens: readonly ItemComPreco[]): Decimal => somar(itens.map(valorItem));

/** The data of a contract item for a new request. Money in R$. */
export interface SaldoDeValor {
  precoUnidade: Numerico;
  /** Value of the contracted quantity and of the addenda. */
  valorAutorizado: Numerico;
  /** Of the other requests that are not cancelled. */
  quantidadeSolicitada: Numerico;
  /** Of the same requests. */
  valorSolicitado: Numerico;
}

/**
 * R$ of an item of a request: quantity × price, half up to cents, reduced when the rounded values of all requests of an
 * item would exceed the cost of their total quantity, or the contract. Never below zero.
 */
export function valorDoPedido(
  quantidade: Numerico,
  { precoUnidade, valorAutorizado, quantidadeSolicitada, valorSolicitado }: SaldoDeValor,
): Decimal {
  const deTodas = valorItem({ quantidade: decimal(quantidadeSolicitada).plus(quantidade), precoUnidade });
  const resta = Decimal.min(deTodas, valorAutorizado).minus(valorSolicitado);
  return Decimal.max(Decimal.min(valorItem({ quantidade, precoUnidade }), resta), ZERO);
}

/** R$: partial value of an acquisition, the sum of its proposals. */
export const valorParcial = (propostas: readonly { itens: readonly ItemComPreco[] }[]): Decimal =>
  somar(propostas.map(({ itens }) => valorItens(itens)));

/**
 * The red warning of the registration (specification 2, section 2.1) while partial and total differ, otherwise null.
 */
export const avisoValorParcial = (parcial: Numerico, valor: Numerico): string | null =>
  decimal(parcial).eq(valor) ? null : '(O valor parcial é diferente do valor total da Aquisição)';

/**
 * R$ that may still be requested: value + VALOR addenda − requests that are not cancelled (their values, or sums of
 * them), never below zero. A returned request (DEVOLVIDA) may still be delivered, so it holds its share until it is
 * cancelled.
 */
export const valorDisponivel = (
  valor: Numerico,
  aditivos: readonly Numerico[],
  solicitacoes: readonly Numerico[],
): Decimal => Decimal.max(decimal(valor).plus(somar(aditivos)).minus(somar(solicitacoes)), ZERO);

/**
 * What may still be requested of a supplier's item: contracted + addenda − requests that are not cancelled, never below
 * zero.
 */
export const quantidadeDisponivel = (
  contratada: Numerico,
  aditivada: readonly Numerico[],
  solicitada: readonly Numerico[],
): Decimal => Decimal.max(decimal(contratada).plus(somar(aditivada)).minus(somar(solicitada)), ZERO);

/**
 * Whether to notify: less than `limiar` percent (0 to 100) of value and addenda is left. Never before a threshold is
 * set.
 */
export const saldoBaixo = (disponivel: Numerico, valorComAditivos: Numerico, limiar: number | null): boolean =>
  limiar !== null && decimal(disponivel).times(100).lt(decimal(valorComAditivos).times(limiar));

interface AquisicaoComSaldo {
  status: StatusAquisicao;
  /** The last day, 'YYYY-MM-DD'. */
  vigencia: string;
  /** R$ */
  valor: Numerico;
  valorAditivado: Numerico;
  valorDisponivel: Numerico;
  /** The threshold of the balance in percent; null before it is set. */
  notificacao: { valorAbaixo: number } | null;
}

/** Why an acquisition needs attention on the day `hoje`, 'YYYY-MM-DD'; nothing for one that is not in force. */
export function alertasDaAquisicao(
  { status, vigencia, valor, valorAditivado, valorDisponivel, notificacao }: AquisicaoComSaldo,
  hoje: string,
): AlertaAquisicao[] {
  if (status !== 'VIGENTE' || vencido(vigencia, hoje)) return [];
  const alertas: AlertaAquisicao[] = [];
  if (venceEmBreve(vigencia, hoje, DIAS_DE_AVISO)) alertas.push('NO_FIM');
  if (saldoBaixo(valorDisponivel, somar([valor, valorAditivado]), notificacao?.valorAbaixo ?? null))
    alertas.push('SALDO_BAIXO');
  return alertas;
}

/** Validity with the PRAZO addenda: the latest of all, 'YYYY-MM-DD'. */
export const vigenciaAtual = (vigencia: string, novasVigencias: readonly string[]): string =>
  novasVigencias.reduce((ultima, data) => (data > ultima ? data : ultima), vigencia);

/** An acquisition is in force from its contract on (specification 2, section 5). */
export const violacoesDaVigencia = ({ dataContrato, vigencia }: { dataContrato: Dia; vigencia: Dia }): Violacao[] =>
  violacao(diaAnterior(vigencia, dataContrato), 'vigencia', 'A vigência não pode ser anterior à data do contrato.');
