import { EstadoErro } from '@merenda/shared/ui';
import { Button, Modal, Skeleton, Typography } from 'antd';
import { useMotivoDaAquisicao } from './aquisicoes.api';

/** Why an acquisition was cancelled. */
export function ModalMotivo({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const { data, error, refetch } = useMotivoDaAquisicao(id);
  return (
    <Modal title="Motivo do cancelamento" open onCancel={aoFechar} footer={<Button onClick={aoFechar}>Fechar</Button>}>
      {error !== null ? (
        <EstadoErro erro={error} aoTentar={() => void refetch()} />
      ) : data ? (
        <Typography.Paragraph style={{ whiteSpace: 'pre-line' }}>{data.motivo}</Typography.Paragraph>
      ) : (
        <Skeleton active title={false} />
      )}
    </Modal>
  );
}
