import type { CardapioSemanal } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { enderecoDoRegistro, FormularioCadastro, PassoSeguinte, Tela } from '@merenda/shared/ui';
import { useCriarCardapioSemanal } from './cardapios-semanais.api.js';
import { FormularioSemanal, paraCorpo, SEMANAL, UMA_SEMANA, type SemanalNoFormulario } from './FormularioSemanal.js';

export default function CadastroSemanal() {
  const criar = useCriarCardapioSemanal();
  return (
    <Tela titulo="Cadastro de Cardápio Semanal">
      <FormularioCadastro<SemanalNoFormulario, CardapioSemanal>
        entidade={SEMANAL}
        valoresIniciais={UMA_SEMANA}
        salvo={({ id, nome }) => ({
          registro: `Cardápio semanal ${nomeComum(nome)}`,
          endereco: enderecoDoRegistro('/gerenciar-cardapios?tipo=semanais', id),
          aSeguir: (
            <PassoSeguinte
              para="/cardapio-calendario"
              permissao="CARDAPIOS"
              valores={{ tipo: 'SEMANAL', cardapio: id }}
            >
              Vincular ao calendário
            </PassoSeguinte>
          ),
        })}
        aoSalvar={(semanal) => criar.mutateAsync(paraCorpo(semanal))}
      >
        <FormularioSemanal />
      </FormularioCadastro>
    </Tela>
  );
}
