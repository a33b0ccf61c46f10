import { LIMITES, type Cancelamento, type SolicitacaoResumo } from '@merenda/shared/contratos';
import { CampoTexto, ModalFormulario } from '@merenda/shared/ui';
import { SOLICITACAO } from './entidade.js';
import { Identificacao } from './identificacao.js';
import { useCancelarSolicitacao } from './solicitacoes.api.js';

/** Cancels a request of which nothing was received, with its reason. */
export function ModalCancelamentoSolicitacao({
  solicitacao,
  aoFechar,
}: {
  solicitacao: SolicitacaoResumo;
  aoFechar: () => void;
}) {
  const { mutateAsync: cancelar } = useCancelarSolicitacao(solicitacao.id);
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
      <Identificacao solicitacao={solicitacao} />
      <CampoTexto nome="motivo" rotulo="Motivo" obrigatorio max={LIMITES.motivo} linhas={4} />
    </ModalFormulario>
  );
}
