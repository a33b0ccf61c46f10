import type { CancelamentoLido } from '@merenda/shared/contratos';
import { autorEHora } from '@merenda/shared/formatos';
import { EstadoErro } from '@merenda/shared/ui';
import { Button, Modal, Skeleton, Typography } from 'antd';
import { useState } from 'react';

interface ModalMotivoProps {
  /** The query that brings the cancellation. */
  consulta: { data: CancelamentoLido | undefined; error: unknown; refetch: () => unknown };
  aoFechar: () => void;
}

/** Who cancelled something, when and why. */
export function ModalMotivo({ consulta: { data, error, refetch }, aoFechar }: ModalMotivoProps) {
  const [aberto, setAberto] = useState(true);
  const fechar = () => setAberto(false);
  return (
    <Modal
      title="Motivo do cancelamento"
      open={aberto}
      onCancel={fechar}
      afterClose={aoFechar}
      footer={<Button onClick={fechar}>Fechar</Button>}
    >
      {error !== null ? (
        <EstadoErro erro={error} aoTentar={() => void refetch()} />
      ) : data ? (
        <>
          <Typography.Paragraph style={{ whiteSpace: 'pre-line' }}>{data.motivo}</Typography.Paragraph>
          {autorEHora(data) !== null && <Typography.Text type="secondary">{autorEHora(data)}</Typography.Text>}
        </>
      ) : (
        <Skeleton active title={false} />
      )}
    </Modal>
  );
}
