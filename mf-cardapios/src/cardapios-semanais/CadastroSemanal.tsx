import { FormularioCadastro, Tela } from '@merenda/shared/ui';
import { useCriarCardapioSemanal } from './cardapios-semanais.api.js';
import { FormularioSemanal, paraCorpo, SEMANAL, UMA_SEMANA, type SemanalNoFormulario } from './FormularioSemanal.js';

export default function CadastroSemanal() {
  const criar = useCriarCardapioSemanal();
  return (
    <Tela titulo="Cadastro de Cardápio Semanal">
      <FormularioCadastro<SemanalNoFormulario>
        entidade={SEMANAL}
        valoresIniciais={UMA_SEMANA}
        aoSalvar={(semanal) => criar.mutateAsync(paraCorpo(semanal))}
      >
        <FormularioSemanal />
      </FormularioCadastro>
    </Tela>
  );
}
