import type { Cardapio } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { enderecoDoRegistro, FormularioCadastro, PassoSeguinte, RascunhoDeixado, Tela } from '@merenda/shared/ui';
import { usePatologias } from '../etapas/etapas.api.js';
import { useCriarCardapio } from './cardapios.api.js';
import { CARDAPIO, paraCorpo, type CardapioNoFormulario } from './formulario.js';
import { FormularioCardapio } from './FormularioCardapio.js';

/** Most menus are regular. */
const INICIO = {
  cardapioTipo: 'REGULAR',
  alternativos: [{}],
  patologias: [{}],
} as Partial<CardapioNoFormulario>;

export default function CadastroCardapio() {
  const criar = useCriarCardapio();
  const { data: patologias = [] } = usePatologias();
  return (
    <Tela titulo="Cadastro de Cardápio">
      <FormularioCadastro<CardapioNoFormulario, Cardapio>
        entidade={CARDAPIO}
        valoresIniciais={INICIO}
        salvo={({ id, nome }) => ({
          registro: `Cardápio ${nomeComum(nome)}`,
          endereco: enderecoDoRegistro('/gerenciar-cardapios', id),
          aSeguir: (
            <PassoSeguinte para="/cardapio-calendario" permissao="CARDAPIOS" valores={{ tipo: 'DIARIO', cardapio: id }}>
              Vincular ao calendário
            </PassoSeguinte>
          ),
        })}
        aoSalvar={(cardapio) => criar.mutateAsync(paraCorpo(cardapio, patologias))}
      >
        <RascunhoDeixado formulario="cardapio" />
        <FormularioCardapio />
      </FormularioCadastro>
    </Tela>
  );
}
