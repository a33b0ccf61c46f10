import { ModalMotivo } from '../cancelamentos/ModalMotivo';
import { useMotivoDaAquisicao } from './aquisicoes.api';

export function ModalMotivoAquisicao({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  return <ModalMotivo consulta={useMotivoDaAquisicao(id)} aoFechar={aoFechar} />;
}
