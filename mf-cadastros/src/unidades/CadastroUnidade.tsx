import { FormularioCadastro, Tela } from '@merenda/shared/ui';
import { useState } from 'react';
import { FormularioUnidade, paraCorpo, UNIDADE, type UnidadeNoFormulario } from './FormularioUnidade.js';
import { useCriarUnidade } from './unidades.api.js';
import { VincularAMim } from './VincularAMim.js';

export default function CadastroUnidade() {
  const criar = useCriarUnidade();
  const [criadas, setCriadas] = useState<number[]>([]);
  return (
    <Tela titulo="Cadastro de Unidade">
      {criadas.length > 0 && <VincularAMim novas={criadas} />}
      <FormularioCadastro<UnidadeNoFormulario>
        entidade={UNIDADE}
        aoSalvar={async (unidade) => {
          const { id } = await criar.mutateAsync(paraCorpo(unidade));
          setCriadas((antes) => [...antes, id]);
        }}
      >
        <FormularioUnidade />
      </FormularioCadastro>
    </Tela>
  );
}
