import type { UsuarioNovo } from '@merenda/shared/contratos';
import { FormularioCadastro, Tela } from '@merenda/shared/ui';
import { FormularioUsuario, paraCorpo, USUARIO, type NoFormulario } from './FormularioUsuario.js';
import { useCriarUsuario } from './usuarios.api.js';

export default function CadastroUsuario() {
  const criar = useCriarUsuario();
  return (
    <Tela titulo="Cadastro de Usuário">
      <FormularioCadastro<NoFormulario<UsuarioNovo>>
        entidade={USUARIO}
        aoSalvar={(usuario) => criar.mutateAsync(paraCorpo(usuario))}
      >
        <FormularioUsuario />
      </FormularioCadastro>
    </Tela>
  );
}
