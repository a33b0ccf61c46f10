import { avisos } from '@merenda/shared';
import type { UsuarioNovo } from '@merenda/shared/contratos';
import { FormularioCadastro, Tela } from '@merenda/shared/ui';
import { FormularioUsuario, paraCorpo, USUARIO, type NoFormulario } from './FormularioUsuario.js';
import { conviteEnviado } from './situacao.js';
import { useConvidarUsuario, useCriarUsuario } from './usuarios.api.js';

export default function CadastroUsuario() {
  const criar = useCriarUsuario();
  const { mutateAsync: convidar } = useConvidarUsuario();

  async function salvar(digitado: NoFormulario<UsuarioNovo>): Promise<void> {
    const { id, email } = await criar.mutateAsync(paraCorpo(digitado));
    if (!digitado.convite) return;
    // The user exists already: a failure here is not one of the registration.
    await convidar(id).then(
      () => avisos.sucesso(conviteEnviado(email)),
      (erro: unknown) => avisos.falha(erro, 'Convite não enviado. Reenvie em Gerenciar Usuários, em Ver'),
    );
  }

  return (
    <Tela titulo="Cadastro de Usuário">
      <FormularioCadastro<NoFormulario<UsuarioNovo>> entidade={USUARIO} aoSalvar={salvar}>
        <FormularioUsuario />
      </FormularioCadastro>
    </Tela>
  );
}
