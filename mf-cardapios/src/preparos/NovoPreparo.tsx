import { frases, ModalFormulario } from '@merenda/shared/ui';
import { usePatologias } from '../etapas/etapas.api.js';
import { paraCorpo, PREPARO, PREPARO_NOVO, type PreparoNoFormulario } from './formulario.js';
import { FormularioPreparo } from './FormularioPreparo.js';
import { useCriarPreparo } from './preparos.api.js';

interface NovoPreparoProps {
  aoCriar: (id: number) => void;
  aoFechar: () => void;
}

/** The registration of a preparation in a drawer. */
export function NovoPreparo({ aoCriar, aoFechar }: NovoPreparoProps) {
  const criar = useCriarPreparo();
  const { data: patologias = [] } = usePatologias();
  return (
    <ModalFormulario<PreparoNoFormulario>
      entidade={PREPARO}
      titulo="Novo Preparo"
      largura="GAVETA"
      rotuloSalvar="Cadastrar"
      confirmacao={frases(PREPARO).cadastrar}
      sucesso={frases(PREPARO).cadastrado}
      valores={PREPARO_NOVO as Partial<PreparoNoFormulario>}
      aoFechar={aoFechar}
      aoSalvar={async (preparo) => aoCriar((await criar.mutateAsync(paraCorpo(preparo, patologias))).id)}
    >
      <FormularioPreparo />
    </ModalFormulario>
  );
}
