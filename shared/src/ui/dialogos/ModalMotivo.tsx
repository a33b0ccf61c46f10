import type { CancelamentoLido } from '@merenda/shared/contratos';
import { autorEHora } from '@merenda/shared/formatos';
import { Skeleton, Typography } from 'antd';
import { EstadoErro } from '../tela/EstadoErro.js';
import { ModalDetalhes } from './ModalDetalhes.js';

interface ModalMotivoProps {
  /** The query that brings the cancellation. */
  consulta: { data: CancelamentoLido | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  aoFechar: () => void;
}

/** Who cancelled something, when and why. */
export function ModalMotivo({ consulta: { data, error, isFetching, refetch }, aoFechar }: ModalMotivoProps) {
  return (
    <ModalDetalhes titulo="Motivo do cancelamento" largura={520} detalhes={[]} aoFechar={aoFechar}>
      {error !== null ? (
        <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />
      ) : data ? (
        <>
          <Typography.Paragraph style={{ whiteSpace: 'pre-line' }}>{data.motivo}</Typography.Paragraph>
          <Typography.Text type="secondary">{autorEHora(data)}</Typography.Text>
        </>
      ) : (
        <Skeleton active title={false} />
      )}
    </ModalDetalhes>
  );
}
