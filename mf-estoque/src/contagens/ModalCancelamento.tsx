import { LIMITES, type CancelamentoDaContagem } from '@merenda/shared/contratos';
import { CampoTexto, ModalFormulario } from '@merenda/shared/ui';
import { useCancelarContagem } from './contagens.api.js';

interface ModalCancelamentoProps {
  estoque: number;
  contagem: number;
  aoFechar: () => void;
}

/** Ends a count without booking anything. */
export function ModalCancelamento({ estoque, contagem, aoFechar }: ModalCancelamentoProps) {
  const cancelamento = useCancelarContagem(estoque, contagem);
  return (
    <ModalFormulario<CancelamentoDaContagem>
      entidade={{ nome: 'Contagem', artigo: 'a' }}
      titulo="Cancelar Contagem"
      confirmacao="Deseja realmente cancelar a Contagem?"
      sucesso="Contagem cancelada com sucesso!"
      rotuloSalvar="Cancelar contagem"
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
        ajuda="Nenhuma quantidade contada será lançada no estoque."
      />
    </ModalFormulario>
  );
}
