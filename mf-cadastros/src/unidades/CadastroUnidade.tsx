import type { UnidadeEducacionalNova } from '@merenda/shared/contratos';
import { FormularioCadastro, Tela } from '@merenda/shared/ui';
import { FormularioUnidade, UNIDADE } from './FormularioUnidade.js';
import { useCriarUnidade } from './unidades.api.js';

export default function CadastroUnidade() {
  const criar = useCriarUnidade();
  return (
    <Tela titulo="Cadastro de Unidade">
      <FormularioCadastro<UnidadeEducacionalNova> entidade={UNIDADE} aoSalvar={(unidade) => criar.mutateAsync(unidade)}>
        <FormularioUnidade />
      </FormularioCadastro>
    </Tela>
  );
}
