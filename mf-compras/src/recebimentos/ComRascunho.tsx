import type { Solicitacao } from '@merenda/shared/contratos';
import { ModalDoRegistro, type LarguraDoModal } from '@merenda/shared/ui';
import { useState, type ReactNode } from 'react';
import { useSolicitacao } from '../solicitacoes/solicitacoes.api.js';
import { useRascunhoDoRecebimento, type RascunhoLido } from './recebimentos.api.js';

interface Lido {
  solicitacao: Solicitacao;
  /** Null where no receipt was begun. */
  rascunho: RascunhoLido | null;
}

interface ComRascunhoProps {
  id: number;
  titulo: string;
  largura: LarguraDoModal;
  aoFechar: () => void;
  children: (lido: Lido) => ReactNode;
}

/**
 * A modal over a request and the draft of its receipt as they are on the server when it opens: a later read must not
 * change a form under the user's hands.
 */
export function ComRascunho({ id, titulo, largura, aoFechar, children }: ComRascunhoProps) {
  const solicitacao = useSolicitacao(id);
  const rascunho = useRascunhoDoRecebimento(id);
  const [lido, setLido] = useState<Lido>();
  const prontos = solicitacao.isFetchedAfterMount && rascunho.isFetchedAfterMount;
  if (lido === undefined && prontos && solicitacao.data !== undefined && rascunho.data !== undefined)
    setLido({ solicitacao: solicitacao.data, rascunho: rascunho.data });
  return (
    <ModalDoRegistro
      titulo={titulo}
      largura={largura}
      consulta={{
        data: lido,
        error: solicitacao.error ?? rascunho.error,
        isFetching: solicitacao.isFetching || rascunho.isFetching,
        refetch: () => Promise.all([solicitacao.refetch(), rascunho.refetch()]),
      }}
      aoFechar={aoFechar}
    >
      {children}
    </ModalDoRegistro>
  );
}
