import { ErroApi } from '@merenda/shared';
import { LIMITES, type Cancelamento } from '@merenda/shared/contratos';
import { CampoTexto, ModalFormulario } from '@merenda/shared/ui';
import { useCancelarAquisicao } from './aquisicoes.api.js';
import { AQUISICAO } from './entidade.js';

/** Cancels an acquisition, with its reason. */
export function ModalCancelamento({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const { mutateAsync: cancelar } = useCancelarAquisicao(id);

  /**
   * A refusal by the state of the acquisition shows no error: the list, read again, shows the state (specification 2,
   * section 4).
   */
  function recusadoPeloEstado(erro: unknown): boolean {
    if (!(erro instanceof ErroApi) || (erro.status !== 409 && erro.status !== 404)) return false;
    aoFechar();
    return true;
  }

  return (
    <ModalFormulario<Cancelamento>
      entidade={AQUISICAO}
      titulo="Cancelar Aquisição"
      confirmacao="Deseja realmente cancelar a Aquisição?"
      sucesso="Aquisição cancelada com sucesso!"
      rotuloSalvar="Cancelar Aquisição"
      aoSalvar={(cancelamento) => cancelar(cancelamento)}
      aoFalhar={recusadoPeloEstado}
      aoFechar={aoFechar}
    >
      <CampoTexto nome="motivo" rotulo="Motivo" obrigatorio max={LIMITES.motivo} linhas={4} />
    </ModalFormulario>
  );
}
