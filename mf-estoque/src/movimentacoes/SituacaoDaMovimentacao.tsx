import { ROTULOS_STATUS_MOVIMENTACAO, type StatusMovimentacao } from '@merenda/shared/contratos';
import { StatusTag, type Tom } from '@merenda/shared/ui';

const TONS: Record<StatusMovimentacao, Tom> = { EM_TRANSITO: 'espera', RECEBIDA: 'sucesso', CANCELADA: 'neutro' };

/** The status of a movement, in words and its tone. */
export function SituacaoDaMovimentacao({ status }: { status: StatusMovimentacao }) {
  return <StatusTag tom={TONS[status]} rotulo={ROTULOS_STATUS_MOVIMENTACAO[status]} />;
}
