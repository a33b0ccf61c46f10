import { ROTULOS_STATUS_CHAMADA, type StatusChamada } from '@merenda/shared/contratos';
import { StatusTag, type Tom } from '@merenda/shared/ui';

const TONS: Record<StatusChamada, Tom> = {
  RASCUNHO: 'neutro',
  PUBLICADA: 'espera',
  EM_SELECAO: 'atencao',
  HOMOLOGADA: 'sucesso',
  CANCELADA: 'neutro',
};

export function SituacaoChamada({ status }: { status: StatusChamada }) {
  return <StatusTag rotulo={ROTULOS_STATUS_CHAMADA[status]} tom={TONS[status]} />;
}
