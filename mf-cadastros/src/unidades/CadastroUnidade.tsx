import { FormularioCadastro, Tela } from '@merenda/shared/ui';
import { FormularioUnidade, paraCorpo, UNIDADE, type UnidadeNoFormulario } from './FormularioUnidade.js';
import { useCriarUnidade } from './unidades.api.js';

export default function CadastroUnidade() {
  const criar = useCriarUnidade();
  return (
    <Tela titulo="Cadastro de Unidade">
      <FormularioCadastro<UnidadeNoFormulario>
        entidade={UNIDADE}
        aoSalvar={(unidade) => criar.mutateAsync(paraCorpo(unidade))}
      >
        <FormularioUnidade />
      </FormularioCadastro>
    </Tela>
  );
}
