import { ModalMotivo } from '../cancelamentos/ModalMotivo.js';
import { useMotivoDaSolicitacao } from './solicitacoes.api.js';

export function ModalMotivoSolicitacao({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  return <ModalMotivo consulta={useMotivoDaSolicitacao(id)} aoFechar={aoFechar} />;
}
