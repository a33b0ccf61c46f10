import { ROTULOS_SITUACAO_DO_PAGAMENTO, type SituacaoDoPagamento } from '@merenda/shared/contratos';
import { StatusTag, type Tom } from '@merenda/shared/ui';

const TONS: Record<SituacaoDoPagamento, Tom> = { PAGO: 'sucesso', SEM_RECEBIMENTO: 'perigo', ESTORNADO: 'neutro' };

export function SituacaoPagamento({ situacao }: { situacao: SituacaoDoPagamento }) {
  return <StatusTag rotulo={ROTULOS_SITUACAO_DO_PAGAMENTO[situacao]} tom={TONS[situacao]} />;
}
