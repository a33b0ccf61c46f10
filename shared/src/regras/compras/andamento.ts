import { ROTULO_AQUISICAO_VENCIDA, ROTULOS_STATUS_AQUISICAO } from '../../vocabulario/compras/aquisicoes.js';
import { ROTULOS_STATUS_COMPRA, type StatusCompra } from '../../vocabulario/compras/solicitacoes.js';
import { recusaHomologacao, recusaNovaSolicitacao } from './estados-da-aquisicao.js';
import { MAQUINA_REFEICAO, estadoDaRefeicao } from '../cardapios/estados-da-refeicao.js';
import { MAQUINA_SOLICITACAO } from './estados-da-solicitacao.js';

/** Where a record is in its life, and what comes next. */
export interface PassosDoRegistro<A extends string> {
  /** The states of its life, in their order. */
  passos: readonly string[];
  /** Index of its state; the number of states when all are behind it. */
  atual: number;
  /** Whether its life ended before its time. */
  interrompido: boolean;
  /** The next act, when it is possible now. */
  acao: A | null;
  /** Without an act: why there is none, as a sentence. */
  motivo: string | null;
}

/** The next act, or what forbids it now. */
const aSeguir = <A extends string>(acao: A, recusa: string | null): Pick<PassosDoRegistro<A>, 'acao' | 'motivo'> => ({
  acao: recusa === null ? acao : null,
  motivo: recusa,
});

/**
 * An acquisition is homologated, then purchases are requested from it until its validity ends.
 * @param podeSolicitar whether the user has the permission for requests
 */
export function andamentoDaAquisicao(
  aquisicao: Parameters<typeof recusaHomologacao>[0],
  hoje: string,
  podeSolicitar: boolean,
): PassosDoRegistro<'homologar' | 'solicitar'> {
  const { PENDENTE, VIGENTE, CANCELADA } = ROTULOS_STATUS_AQUISICAO;
  const passos = [PENDENTE, VIGENTE, ROTULO_AQUISICAO_VENCIDA];
  switch (aquisicao.status) {
    case 'PENDENTE':
      return { passos, atual: 0, interrompido: false, ...aSeguir('homologar', recusaHomologacao(aquisicao, hoje)) };
    case 'VIGENTE': {
      const recusa = recusaNovaSolicitacao(aquisicao, hoje);
      return {
        passos,
        atual: recusa === null ? 1 : 2,
        interrompido: false,
        ...aSeguir('solicitar', recusa ?? (podeSolicitar ? null : SEM_SOLICITACOES)),
      };
    }
    case 'CANCELADA':
      return {
        passos: [PENDENTE, CANCELADA],
        atual: 1,
        interrompido: true,
        acao: null,
        motivo: 'A aquisição foi cancelada.',
      };
  }
}

const SEM_SOLICITACOES = 'As compras são solicitadas por quem tem a permissão de solicitações.';

/** A request waits, comes in parts or whole, or comes back. */
export function andamentoDaSolicitacao({ status }: { status: StatusCompra }): PassosDoRegistro<'receber'> {
  const { AGUARDANDO, ENVIADA, RECEBIDA, DEVOLVIDA, CANCELADA } = ROTULOS_STATUS_COMPRA;
  if (status === 'CANCELADA') {
    return {
      passos: [AGUARDANDO, CANCELADA],
      atual: 1,
      interrompido: true,
      acao: null,
      motivo: 'A solicitação foi cancelada.',
    };
  }
  const devolvida = status === 'DEVOLVIDA';
  const recusa = status === 'RECEBIDA' ? 'Tudo o que foi solicitado já foi recebido.' : null;
  return {
    passos: [AGUARDANDO, devolvida ? DEVOLVIDA : ENVIADA, RECEBIDA],
    atual: status === 'AGUARDANDO' ? 0 : status === 'RECEBIDA' ? 3 : 1,
    interrompido: devolvida,
    ...aSeguir('receber', recusa ?? MAQUINA_SOLICITACAO.recusa('receber', status)),
  };
}

interface RefeicaoEmAndamento {
  executado: boolean;
  /** kg; null until it is weighed. */
  sobraDeAlimentos: number | null;
}

/** A meal is registered, executed, and its leftover is weighed. */
export function andamentoDaRefeicao(refeicao: RefeicaoEmAndamento): PassosDoRegistro<'executar' | 'registrarSobra'> {
  const passos = ['Registrada', 'Executada', 'Sobra registrada'];
  const estado = estadoDaRefeicao(refeicao);
  if (estado === 'REGISTRADA')
    return {
      passos,
      atual: 0,
      interrompido: false,
      ...aSeguir('executar', MAQUINA_REFEICAO.recusa('executar', estado)),
    };
  if (refeicao.sobraDeAlimentos === null)
    return {
      passos,
      atual: 1,
      interrompido: false,
      ...aSeguir('registrarSobra', MAQUINA_REFEICAO.recusa('registrarSobra', estado)),
    };
  return {
    passos,
    atual: 3,
    interrompido: false,
    acao: null,
    motivo: 'A refeição foi executada e a sobra, registrada.',
  };
}
