import { FormularioCadastro, Tela } from '@merenda/shared/ui';
import { FormularioPrato, paraCorpo, PRATO, type PratoNoFormulario } from './FormularioPrato.js';
import { useCriarPrato } from './pratos.api.js';

const UMA_LINHA = { preparos: [{}] } as Partial<PratoNoFormulario>;

export default function CadastroPrato() {
  const criar = useCriarPrato();
  return (
    <Tela titulo="Cadastro de Prato">
      <FormularioCadastro<PratoNoFormulario>
        entidade={PRATO}
        valoresIniciais={UMA_LINHA}
        aoSalvar={(prato) => criar.mutateAsync(paraCorpo(prato))}
      >
        <FormularioPrato />
      </FormularioCadastro>
    </Tela>
  );
}
