import type { Solicitacao } from '@merenda/shared/contratos';
import { EstadoErro } from '@merenda/shared/ui';
import { Modal, Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { useSolicitacao } from './solicitacoes.api.js';

interface ComSolicitacaoProps {
  id: number;
  titulo: string;
  largura?: number;
  aoFechar: () => void;
  children: (solicitacao: Solicitacao) => ReactNode;
}

/**
 * A modal over a request as it is on the server when it opens: a later read must not change a form under the user's
 * hands.
 */
export function ComSolicitacao({ id, titulo, largura, aoFechar, children }: ComSolicitacaoProps) {
  const { data, error, isFetchedAfterMount, refetch } = useSolicitacao(id);
  const [lida, setLida] = useState<Solicitacao | null>(null);
  if (lida === null && data !== undefined && isFetchedAfterMount) setLida(data);
  if (lida !== null) return children(lida);
  return (
    <Modal title={titulo} open onCancel={aoFechar} footer={null} width={largura}>
      {error !== null ? <EstadoErro erro={error} aoTentar={() => void refetch()} /> : <Skeleton active />}
    </Modal>
  );
}
