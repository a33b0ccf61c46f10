import { ROTULOS_STATUS_COMPRA, type StatusCompra } from '@merenda/shared/contratos';
import { StatusTag, type Tom } from '@merenda/shared/ui';

const TONS: Record<StatusCompra, Tom> = {
  AGUARDANDO: 'espera',
  ENVIADA: 'atencao',
  RECEBIDA: 'sucesso',
  DEVOLVIDA: 'perigo',
  CANCELADA: 'neutro',
};

export function SituacaoSolicitacao({ status }: { status: StatusCompra }) {
  return <StatusTag rotulo={ROTULOS_STATUS_COMPRA[status]} tom={TONS[status]} />;
}
