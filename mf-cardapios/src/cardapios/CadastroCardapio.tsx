import { FormularioCadastro, Tela } from '@merenda/shared/ui';
import { usePatologias } from '../etapas/etapas.api.js';
import { useCriarCardapio } from './cardapios.api.js';
import { CARDAPIO, paraCorpo, type CardapioNoFormulario } from './formulario.js';
import { FormularioCardapio } from './FormularioCardapio.js';

const UMA_LINHA = { alternativos: [{}], patologias: [{}] } as Partial<CardapioNoFormulario>;

export default function CadastroCardapio() {
  const criar = useCriarCardapio();
  const { data: patologias = [] } = usePatologias();
  return (
    <Tela titulo="Cadastro de Cardápio">
      <FormularioCadastro<CardapioNoFormulario>
        entidade={CARDAPIO}
        valoresIniciais={UMA_LINHA}
        aoSalvar={(cardapio) => criar.mutateAsync(paraCorpo(cardapio, patologias))}
      >
        <FormularioCardapio />
      </FormularioCadastro>
    </Tela>
  );
}
