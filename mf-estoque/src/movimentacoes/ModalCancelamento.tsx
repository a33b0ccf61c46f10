import { LIMITES, type MovimentacaoCancelamento } from '@merenda/shared/contratos';
import { CampoTexto, ModalFormulario } from '@merenda/shared/ui';
import { useCancelarMovimentacao } from './movimentacoes.api.js';

interface ModalDaMovimentacaoProps {
  estoque: number;
  /** Its id. */
  movimentacao: number;
  aoFechar: () => void;
}

/** Cancels a movement on its way; what was sent returns to the origin. */
export function ModalCancelamento({ estoque, movimentacao, aoFechar }: ModalDaMovimentacaoProps) {
  const cancelamento = useCancelarMovimentacao(estoque, movimentacao);
  return (
    <ModalFormulario<MovimentacaoCancelamento>
      entidade={{ nome: 'Movimentação', artigo: 'a' }}
      titulo="Cancelar Movimentação"
      confirmacao="Deseja realmente cancelar a Movimentação?"
      sucesso="Movimentação cancelada com sucesso!"
      rotuloSalvar="Cancelar movimentação"
      aoSalvar={({ motivo }, { idempotencia }) => cancelamento.mutateAsync({ motivo, idempotencia })}
      aoFechar={aoFechar}
      largura={520}
    >
      <CampoTexto
        nome="motivo"
        rotulo="Motivo"
        obrigatorio
        linhas={3}
        max={LIMITES.motivo}
        ajuda="Os produtos voltam ao estoque de origem."
      />
    </ModalFormulario>
  );
}
