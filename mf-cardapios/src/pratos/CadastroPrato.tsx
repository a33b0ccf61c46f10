import type { Prato } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { enderecoDoRegistro, FormularioCadastro, PassoSeguinte, Tela } from '@merenda/shared/ui';
import { comPrato } from '../cardapios/formulario.js';
import { FormularioPrato, paraCorpo, PRATO, UMA_LINHA, type PratoNoFormulario } from './FormularioPrato.js';
import { useCriarPrato } from './pratos.api.js';

export default function CadastroPrato() {
  const criar = useCriarPrato();
  return (
    <Tela titulo="Cadastro de Prato">
      <FormularioCadastro<PratoNoFormulario, Prato>
        entidade={PRATO}
        valoresIniciais={UMA_LINHA}
        salvo={({ id, nome, categoria, modalidade }) => ({
          registro: `Prato ${nomeComum(nome)}`,
          endereco: enderecoDoRegistro('/gerenciar-pratos', id),
          aSeguir: (
            <PassoSeguinte
              para="/cadastrar-cardapio"
              permissao="CARDAPIOS"
              valores={comPrato(id, { categoria: categoria.id, modalidade: modalidade.nome })}
            >
              Cadastrar cardápio com este prato
            </PassoSeguinte>
          ),
        })}
        aoSalvar={(prato) => criar.mutateAsync(paraCorpo(prato))}
      >
        <FormularioPrato />
      </FormularioCadastro>
    </Tela>
  );
}
