import { ModalMotivo } from '../cancelamentos/ModalMotivo';
import { useMotivoDaSolicitacao } from './solicitacoes.api';

export function ModalMotivoSolicitacao({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  return <ModalMotivo consulta={useMotivoDaSolicitacao(id)} aoFechar={aoFechar} />;
}
