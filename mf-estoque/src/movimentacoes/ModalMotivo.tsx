import { autorEHora } from '@merenda/shared/formatos';
import { EstadoErro, ModalDetalhes } from '@merenda/shared/ui';
import { useCancelamento } from './movimentacoes.api.js';

/** Who cancelled a movement, when and why. */
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
      detalhes={
        isError
          ? []
          : [
              { rotulo: 'Motivo', valor: data ? data.motivo : 'Carregando…' },
              ...(data && autorEHora(data) !== null ? [{ rotulo: 'Cancelada', valor: autorEHora(data) }] : []),
            ]
      }
    >
      {isError && <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />}
    </ModalDetalhes>
  );
}
