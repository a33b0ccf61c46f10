import type { Preparo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { enderecoDoRegistro, FormularioCadastro, PassoSeguinte, RascunhoDeixado, Tela } from '@merenda/shared/ui';
import { usePatologias } from '../etapas/etapas.api.js';
import { paraCorpo, PREPARO, PREPARO_NOVO, type PreparoNoFormulario } from './formulario.js';
import { FormularioPreparo } from './FormularioPreparo.js';
import { useCriarPreparo } from './preparos.api.js';

export default function CadastroPreparo() {
  const criar = useCriarPreparo();
  const { data: patologias = [] } = usePatologias();
  return (
    <Tela titulo="Cadastro de Preparo">
      <FormularioCadastro<PreparoNoFormulario, Preparo>
        entidade={PREPARO}
        valoresIniciais={PREPARO_NOVO as Partial<PreparoNoFormulario>}
        salvo={({ id, nome }) => ({
          registro: `Preparo ${nomeComum(nome)}`,
          endereco: enderecoDoRegistro('/gerenciar-preparos', id),
          aSeguir: (
            <PassoSeguinte para="/cadastrar-prato" permissao="PRATOS" valores={{ preparos: [{ preparo: id }] }}>
              Cadastrar prato com este preparo
            </PassoSeguinte>
          ),
        })}
        aoSalvar={(preparo) => criar.mutateAsync(paraCorpo(preparo, patologias))}
      >
        <RascunhoDeixado formulario="preparo" />
        <FormularioPreparo />
      </FormularioCadastro>
    </Tela>
  );
}
