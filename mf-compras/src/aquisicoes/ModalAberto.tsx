import { ErroApi } from '@merenda/shared';
import type { AquisicaoResumo } from '@merenda/shared/contratos';
import { ModalComMotivo, ModalMotivo } from '@merenda/shared/ui';
import { useCancelarAquisicao, useMotivoDaAquisicao } from './aquisicoes.api.js';
import { AQUISICAO } from './entidade.js';
import { ModalEdicaoAquisicao } from './ModalEdicaoAquisicao.js';
import { ModalNotificacao } from './ModalNotificacao.js';

/** The modal that is open, and over which row. */
export interface Aberto {
  modal: 'edicao' | 'cancelamento' | 'motivo' | 'notificacao';
  aquisicao: AquisicaoResumo;
}

interface ModalDaAquisicaoProps {
  id: number;
  aoFechar: () => void;
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

/**
 * A refusal by the state of the acquisition shows no error: the list, read again, shows the state (specification 2,
 * section 4).
 */
function ModalCancelamento({ id, aoFechar }: ModalDaAquisicaoProps) {
  const { mutateAsync: cancelar } = useCancelarAquisicao(id);

  function recusadoPeloEstado(erro: unknown): boolean {
    if (!(erro instanceof ErroApi) || (erro.status !== 409 && erro.status !== 404)) return false;
    aoFechar();
    return true;
  }

  return (
    <ModalComMotivo
      entidade={AQUISICAO}
      verbo="cancelar"
      rotuloSalvar="Cancelar Aquisição"
      linhas={4}
      largura={640}
      aoSalvar={(cancelamento) => cancelar(cancelamento)}
      aoFalhar={recusadoPeloEstado}
      aoFechar={aoFechar}
    />
  );
}

function ModalMotivoAquisicao({ id, aoFechar }: ModalDaAquisicaoProps) {
  return <ModalMotivo consulta={useMotivoDaAquisicao(id)} aoFechar={aoFechar} />;
}
