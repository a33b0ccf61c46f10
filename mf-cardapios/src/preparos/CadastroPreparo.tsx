import { FormularioCadastro, Tela } from '@merenda/shared/ui';
import { usePatologias } from '../etapas/etapas.api.js';
import { paraCorpo, PREPARO, PREPARO_NOVO, type PreparoNoFormulario } from './formulario.js';
import { FormularioPreparo } from './FormularioPreparo.js';
import { useCriarPreparo } from './preparos.api.js';

export default function CadastroPreparo() {
  const criar = useCriarPreparo();
  const { data: patologias = [] } = usePatologias();
  return (
    <Tela titulo="Cadastro de Preparo">
      <FormularioCadastro<PreparoNoFormulario>
        entidade={PREPARO}
        valoresIniciais={PREPARO_NOVO as Partial<PreparoNoFormulario>}
        aoSalvar={(preparo) => criar.mutateAsync(paraCorpo(preparo, patologias))}
      >
        <FormularioPreparo />
      </FormularioCadastro>
    </Tela>
  );
}
