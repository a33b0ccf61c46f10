import { LIMITES, type Cancelamento } from '@merenda/shared/contratos';
import { CampoTexto, ModalFormulario } from '@merenda/shared/ui';
import { SOLICITACAO } from './entidade';
import { useCancelarSolicitacao } from './solicitacoes.api';

/** Cancels a request of which nothing was received, with its reason. */
export function ModalCancelamentoSolicitacao({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const { mutateAsync: cancelar } = useCancelarSolicitacao(id);
  return (
    <ModalFormulario<Cancelamento>
      entidade={SOLICITACAO}
      titulo="Cancelar Solicitação de Compra"
      confirmacao="Deseja realmente cancelar a Solicitação?"
      sucesso="Solicitação de Compra cancelada com sucesso!"
      rotuloSalvar="Cancelar Solicitação"
      aoSalvar={(cancelamento) => cancelar(cancelamento)}
      aoFechar={aoFechar}
    >
      <CampoTexto nome="motivo" rotulo="Motivo" obrigatorio max={LIMITES.motivo} linhas={4} />
    </ModalFormulario>
  );
}
