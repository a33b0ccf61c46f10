import { edicaoDe, ModalFormulario } from '@merenda/shared/ui';
import { CamposChamada } from './CamposChamada.js';
import { lerChamada, useAlterarChamada } from './chamadas.api.js';
import { ComChamada } from './ComChamada.js';
import { CHAMADA } from './entidade.js';
import { paraCorpo, paraFormulario, type ChamadaNoFormulario } from './formulario.js';

const TITULO = 'Edição de Chamada Pública';
const LARGURA = 1140;

/** Edits a draft, as it is on the server when the modal opens. */
export function ModalEdicaoChamada({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const { mutateAsync: alterar } = useAlterarChamada(id);
  return (
    <ComChamada id={id} titulo={TITULO} largura={LARGURA} aoFechar={aoFechar}>
      {(chamada) => (
        <ModalFormulario<ChamadaNoFormulario>
          entidade={CHAMADA}
          titulo={TITULO}
          largura={LARGURA}
          valores={paraFormulario(chamada)}
          edicao={edicaoDe(chamada, lerChamada, paraFormulario)}
          aoSalvar={(editados, { versao }) => alterar({ ...paraCorpo(editados), versao })}
          aoFechar={aoFechar}
        >
          <CamposChamada />
        </ModalFormulario>
      )}
    </ComChamada>
  );
}
