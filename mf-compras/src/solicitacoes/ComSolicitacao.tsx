import type { Solicitacao } from '@merenda/shared/contratos';
import { ModalDoRegistro, type LarguraDoModal } from '@merenda/shared/ui';
import { useState, type ReactNode } from 'react';
import { useSolicitacao } from './solicitacoes.api.js';

interface ComSolicitacaoProps {
  id: number;
  titulo: string;
  largura?: LarguraDoModal;
  aoFechar: () => void;
  children: (solicitacao: Solicitacao) => ReactNode;
}

/**
 * A modal over a request as it is on the server when it opens: a later read must not change a form under the user's
 * hands.
 */
export function ComSolicitacao({ id, titulo, largura, aoFechar, children }: ComSolicitacaoProps) {
  const { data, isFetchedAfterMount, error, isFetching, refetch } = useSolicitacao(id);
  const [lida, setLida] = useState<Solicitacao>();
  if (lida === undefined && data !== undefined && isFetchedAfterMount) setLida(data);
  return (
    <ModalDoRegistro
      titulo={titulo}
      largura={largura}
      consulta={{ data: lida, error, isFetching, refetch }}
      aoFechar={aoFechar}
    >
      {children}
    </ModalDoRegistro>
  );
}
