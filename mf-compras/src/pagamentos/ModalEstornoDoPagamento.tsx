import type { PagamentoResumo } from '@merenda/shared/contratos';
import { ModalComMotivo } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { PAGAMENTO, nomeDoPagamento } from './identificacao.js';
import { useEstornarPagamento } from './pagamentos.api.js';

/** Undoes a payment that was wrong or came back, with its reason. */
export function ModalEstornoDoPagamento({ pagamento, aoFechar }: { pagamento: PagamentoResumo; aoFechar: () => void }) {
  const { mutateAsync: estornar } = useEstornarPagamento(pagamento.id);
  return (
    <ModalComMotivo
      entidade={PAGAMENTO}
      verbo="estornar"
      confirmacao="Deseja realmente estornar o Pagamento? Ele fica na lista e não conta mais como pago."
      aoSalvar={({ motivo }, { idempotencia }) => estornar({ motivo, versao: pagamento.versao, idempotencia })}
      aoFechar={aoFechar}
    >
      <Typography.Paragraph>{nomeDoPagamento(pagamento)}</Typography.Paragraph>
    </ModalComMotivo>
  );
}
