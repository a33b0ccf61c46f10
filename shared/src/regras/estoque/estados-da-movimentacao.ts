import { ROTULOS_STATUS_MOVIMENTACAO, type StatusMovimentacao } from '../../vocabulario/estoque/movimentacoes.js';
import { Maquina } from '../maquina.js';

export type AcaoMovimentacao = 'receber' | 'cancelar';

/** Specification 2, section 4: both ends are final. */
export const MAQUINA_MOVIMENTACAO = new Maquina<StatusMovimentacao, AcaoMovimentacao>(ROTULOS_STATUS_MOVIMENTACAO, {
  receber: { de: ['EM_TRANSITO'], para: 'RECEBIDA', frase: 'receber a movimentação' },
  cancelar: { de: ['EM_TRANSITO'], para: 'CANCELADA', frase: 'cancelar a movimentação' },
});

/** Only the stock of destination receives, and only while it is on its way. */
export function recusaReceberMovimentacao(
  movimentacao: { status: StatusMovimentacao; destino: number },
  estoque: number,
): string | null {
  const estado = MAQUINA_MOVIMENTACAO.recusa('receber', movimentacao.status);
  return estado ?? (movimentacao.destino === estoque ? null : 'Só a unidade de destino pode receber a movimentação.');
}
