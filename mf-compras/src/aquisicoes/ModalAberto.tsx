import type { AquisicaoResumo } from '@merenda/shared/contratos';
import { ModalMotivo } from '../cancelamentos/ModalMotivo.js';
import { ModalCancelamento } from './ModalCancelamento.js';
import { ModalEdicaoAquisicao } from './ModalEdicaoAquisicao.js';
import { ModalNotificacao } from './ModalNotificacao.js';
import { useMotivoDaAquisicao } from './aquisicoes.api.js';

/** The modal that is open, and over which row. */
export interface Aberto {
  modal: 'edicao' | 'cancelamento' | 'motivo' | 'notificacao';
  aquisicao: AquisicaoResumo;
}

export function ModalAberto({ modal, aquisicao, aoFechar }: Aberto & { aoFechar: () => void }) {
  switch (modal) {
    case 'edicao':
      return <ModalEdicaoAquisicao id={aquisicao.id} aoFechar={aoFechar} />;
    case 'cancelamento':
      return <ModalCancelamento id={aquisicao.id} aoFechar={aoFechar} />;
    case 'motivo':
      return <ModalMotivoAquisicao id={aquisicao.id} aoFechar={aoFechar} />;
    case 'notificacao':
      return <ModalNotificacao aquisicao={aquisicao} aoFechar={aoFechar} />;
  }
}

function ModalMotivoAquisicao({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  return <ModalMotivo consulta={useMotivoDaAquisicao(id)} aoFechar={aoFechar} />;
}
