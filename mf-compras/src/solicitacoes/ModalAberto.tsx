import type { SolicitacaoResumo } from '@merenda/shared/contratos';
import { ModalMotivo } from '../cancelamentos/ModalMotivo.js';
import { ModalProdutosRecebidos } from '../recebimentos/ModalProdutosRecebidos.js';
import { ModalCancelamentoSolicitacao } from './ModalCancelamentoSolicitacao.js';
import { ModalEdicaoSolicitacao } from './ModalEdicaoSolicitacao.js';
import { useMotivoDaSolicitacao } from './solicitacoes.api.js';

/** The modal that is open, and over which row. */
export interface Aberto {
  modal: 'produtos' | 'edicao' | 'cancelamento' | 'motivo';
  solicitacao: SolicitacaoResumo;
}

const MODAIS = {
  produtos: ModalProdutosRecebidos,
  edicao: ModalEdicaoSolicitacao,
  cancelamento: ModalCancelamentoSolicitacao,
  motivo: ModalMotivoSolicitacao,
} satisfies Record<Aberto['modal'], unknown>;

export function ModalAberto({ modal, solicitacao, aoFechar }: Aberto & { aoFechar: () => void }) {
  const Modal = MODAIS[modal];
  return <Modal id={solicitacao.id} solicitacao={solicitacao} aoFechar={aoFechar} />;
}

function ModalMotivoSolicitacao({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  return <ModalMotivo consulta={useMotivoDaSolicitacao(id)} aoFechar={aoFechar} />;
}
