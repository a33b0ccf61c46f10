import {
  ROTULO_AQUISICAO_VENCIDA,
  ROTULOS_STATUS_AQUISICAO,
  STATUS_AQUISICAO,
  type StatusAquisicao,
} from '../../vocabulario/compras/aquisicoes.js';
import { formatarData } from '../../formatos/datas.js';
import { formatarMoeda } from '../../formatos/numeros.js';
import { decimal, type Numerico } from '../decimal.js';
import { Maquina } from '../maquina.js';

export type AcaoAquisicao = 'editar' | 'excluir' | 'homologar' | 'cancelar' | 'aditivar' | 'solicitar' | 'notificar';

/** Specification 2, section 4. */
export const MAQUINA_AQUISICAO = new Maquina<StatusAquisicao, AcaoAquisicao>(ROTULOS_STATUS_AQUISICAO, {
  editar: { de: ['PENDENTE'], frase: 'editar a aquisição' },
  excluir: { de: ['PENDENTE', 'CANCELADA'], frase: 'excluir a aquisição' },
  homologar: { de: ['PENDENTE'], para: 'VIGENTE', frase: 'homologar a aquisição' },
  cancelar: { de: ['PENDENTE', 'VIGENTE'], para: 'CANCELADA', frase: 'cancelar a aquisição' },
  aditivar: { de: ['VIGENTE'], frase: 'alterar os aditivos da aquisição' },
  solicitar: { de: ['VIGENTE'], frase: 'solicitar compras desta aquisição' },
  notificar: { de: STATUS_AQUISICAO, frase: 'configurar a notificação' },
});

/** The label of the state of an acquisition. */
export const rotuloDaSituacao = ({ status, vencida }: { status: StatusAquisicao; vencida: boolean }): string =>
  vencida ? ROTULO_AQUISICAO_VENCIDA : ROTULOS_STATUS_AQUISICAO[status];

interface Situacao {
  status: StatusAquisicao;
  /** Validity with its PRAZO addenda, 'YYYY-MM-DD'; the last day still counts. */
  vigencia: string;
}

/** VIGENTE, and its validity is past: takes no new request. */
const aquisicaoVencida = ({ status, vigencia }: Situacao, hoje: string): boolean =>
  status === 'VIGENTE' && vigencia < hoje;

/** Homologation requires a PENDENTE acquisition whose partial value equals the total and whose validity is not past. */
export function recusaHomologacao(
  aquisicao: Situacao & { valor: Numerico; valorParcial: Numerico },
  hoje: string,
): string | null {
  const { status, vigencia, valor, valorParcial } = aquisicao;
  const estado = MAQUINA_AQUISICAO.recusa('homologar', status);
  if (estado) return estado;
  if (!decimal(valor).eq(valorParcial)) {
    return `Não é possível homologar a aquisição: o valor parcial (${formatarMoeda(valorParcial.toString())}) é diferente do valor total (${formatarMoeda(valor.toString())}).`;
  }
  return vigencia < hoje
    ? `Não é possível homologar a aquisição: a vigência terminou em ${formatarData(vigencia)}.`
    : null;
}

/** New requests require a VIGENTE acquisition whose validity is not past. */
export function recusaNovaSolicitacao(aquisicao: Situacao, hoje: string): string | null {
  if (!aquisicaoVencida(aquisicao, hoje)) return MAQUINA_AQUISICAO.recusa('solicitar', aquisicao.status);
  return `Não é possível solicitar compras desta aquisição: a vigência terminou em ${formatarData(aquisicao.vigencia)}.`;
}
