import { ModalMotivo } from '../cancelamentos/ModalMotivo.js';
import { useMotivoDaAquisicao } from './aquisicoes.api.js';

export function ModalMotivoAquisicao({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  return <ModalMotivo consulta={useMotivoDaAquisicao(id)} aoFechar={aoFechar} />;
}
