import type { SolicitacaoResumo } from '@merenda/shared/contratos';
import { ModalComMotivo, ModalMotivo } from '@merenda/shared/ui';
import { ModalPagamentos } from '../pagamentos/ModalPagamentos.js';
import { ModalProdutosRecebidos } from '../recebimentos/ModalProdutosRecebidos.js';
import { SOLICITACAO } from './entidade.js';
import { Identificacao } from './identificacao.js';
import { ModalEdicaoSolicitacao } from './ModalEdicaoSolicitacao.js';
import { useCancelarSolicitacao, useMotivoDaSolicitacao } from './solicitacoes.api.js';

/** The modal that is open, and over which row. */
export interface Aberto {
  modal: 'produtos' | 'pagamentos' | 'edicao' | 'cancelamento' | 'motivo';
  solicitacao: SolicitacaoResumo;
}

const MODAIS = {
  produtos: ModalProdutosRecebidos,
  pagamentos: ModalPagamentos,
  edicao: ModalEdicaoSolicitacao,
  cancelamento: ModalCancelamento,
  motivo: ModalMotivoSolicitacao,
} satisfies Record<Aberto['modal'], unknown>;

export function ModalAberto({ modal, solicitacao, aoFechar }: Aberto & { aoFechar: () => void }) {
  const Modal = MODAIS[modal];
  return <Modal id={solicitacao.id} solicitacao={solicitacao} aoFechar={aoFechar} />;
}

/** Only a request of which nothing was received can be cancelled. */
function ModalCancelamento({ solicitacao, aoFechar }: { solicitacao: SolicitacaoResumo; aoFechar: () => void }) {
  const { mutateAsync: cancelar } = useCancelarSolicitacao(solicitacao.id);
  return (
    <ModalComMotivo
      entidade={SOLICITACAO}
      verbo="cancelar"
      confirmacao="Deseja realmente cancelar a Solicitação?"
      rotuloSalvar="Cancelar Solicitação"
      linhas={4}
      largura={640}
      aoSalvar={(cancelamento) => cancelar(cancelamento)}
      aoFechar={aoFechar}
    >
      <Identificacao solicitacao={solicitacao} />
    </ModalComMotivo>
  );
}

function ModalMotivoSolicitacao({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  return <ModalMotivo consulta={useMotivoDaSolicitacao(id)} aoFechar={aoFechar} />;
}
