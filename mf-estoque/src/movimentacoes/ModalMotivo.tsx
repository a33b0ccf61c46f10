import { EstadoErro, ModalDetalhes } from '@merenda/shared/ui';
import { useCancelamento } from './movimentacoes.api.js';

/** Why a movement was cancelled. */
export function ModalMotivo({
  estoque,
  movimentacao,
  aoFechar,
}: {
  estoque: number;
  movimentacao: number;
  aoFechar: () => void;
}) {
  const { data, isError, isFetching, error, refetch } = useCancelamento(estoque, movimentacao);
  return (
    <ModalDetalhes
      titulo="Motivo do Cancelamento"
      aoFechar={aoFechar}
      detalhes={isError ? [] : [{ rotulo: 'Motivo', valor: data ? data.motivo : 'Carregando…' }]}
    >
      {isError && <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />}
    </ModalDetalhes>
  );
}
