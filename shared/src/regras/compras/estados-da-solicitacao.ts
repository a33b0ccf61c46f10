import { ROTULOS_STATUS_COMPRA, type StatusCompra } from '../../vocabulario/compras/solicitacoes.js';
import { decimal, type Numerico } from '../decimal.js';
import { Maquina } from '../maquina.js';

export type AcaoSolicitacao = 'receber' | 'editar' | 'cancelar' | 'verRecebidos' | 'estornar';

/** Specification 2, section 4; a partly received request (ENVIADA) can no longer be cancelled. */
export const MAQUINA_SOLICITACAO = new Maquina<StatusCompra, AcaoSolicitacao>(ROTULOS_STATUS_COMPRA, {
  receber: { de: ['AGUARDANDO', 'ENVIADA', 'DEVOLVIDA'], frase: 'receber a solicitação' },
  editar: { de: ['AGUARDANDO', 'ENVIADA', 'DEVOLVIDA'], frase: 'editar a solicitação' },
  cancelar: { de: ['AGUARDANDO', 'DEVOLVIDA'], para: 'CANCELADA', frase: 'cancelar a solicitação' },
  verRecebidos: { de: ['ENVIADA', 'RECEBIDA', 'DEVOLVIDA'], frase: 'ver o recebimento da solicitação' },
  estornar: { de: ['ENVIADA', 'RECEBIDA', 'DEVOLVIDA'], frase: 'estornar um recebimento da solicitação' },
});

/** Like the state machine; received and reversed deliveries can be read in every state. */
export const recusaVerRecebidos = ({
  status,
  temRecebimentos,
}: {
  status: StatusCompra;
  temRecebimentos: boolean;
}): string | null => (temRecebimentos ? null : MAQUINA_SOLICITACAO.recusa('verRecebidos', status));

/** Status after a receipt; `recebida` is the sum of all receipts of the item, this one included. */
export function statusAposRecebimento(itens: readonly { solicitada: Numerico; recebida: Numerico }[]): StatusCompra {
  if (itens.every(({ recebida }) => decimal(recebida).isZero())) return 'DEVOLVIDA';
  return itens.every(({ solicitada, recebida }) => decimal(recebida).gte(solicitada)) ? 'RECEBIDA' : 'ENVIADA';
}

/** Status after a receipt was reversed: it follows from the remaining receipts; without any the request waits again. */
export const statusAposEstorno = (
  itens: Parameters<typeof statusAposRecebimento>[0],
  recebimentosQueContam: number,
): StatusCompra => (recebimentosQueContam === 0 ? 'AGUARDANDO' : statusAposRecebimento(itens));
