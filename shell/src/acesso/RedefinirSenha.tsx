import { avisos, useSessao } from '@merenda/shared';
import { OBRIGATORIO, violacoesDaConfirmacao, violacoesDaSenha } from '@merenda/shared/regras';
import { CamposDaSenhaNova } from './CamposDaSenhaNova.js';
import { DialogoDeAcesso } from './DialogoDeAcesso.js';
import { FormularioDeAcesso } from './FormularioDeAcesso.js';
import { redefinirSenha } from './recuperacao.api.js';
import { type Recusas } from './recusas.js';

/** Modal 'Redefinir Senha', opened by the e-mailed link: chooses the new password and leads to the login. */
export function RedefinirSenha({ token, aoFechar }: { token: string; aoFechar: () => void }) {
  return (
    <DialogoDeAcesso titulo="Redefinir Senha" aoFechar={aoFechar}>
      <FormularioDeAcesso
        campos={['senha', 'confirmacao']}
        conferir={conferir}
        enviar={({ senha }) => redefinirSenha({ token, senha })}
        rotuloEnviar="Redefinir Senha"
        rotuloEnviando="Redefinindo…"
        aoConcluir={() => {
          // A session that this browser still held is another's, or was ended with the old password.
          useSessao.getState().encerrar();
          avisos.sucesso('Senha redefinida com sucesso! Entre com a nova senha.');
        }}
      >
        {({ senha = null, confirmacao = null }) => (
          <CamposDaSenhaNova
            senha={{ name: 'senha', rotulo: 'Nova senha', erro: senha }}
            confirmacao={{ name: 'confirmacao', rotulo: 'Confirme a nova senha', erro: confirmacao }}
          />
        )}
      </FormularioDeAcesso>
    </DialogoDeAcesso>
  );
}

function conferir({ senha, confirmacao }: Record<'senha' | 'confirmacao', string>): Recusas {
  if (senha === '') return { senha: OBRIGATORIO };
  const [primeira] = [...violacoesDaSenha(senha), ...violacoesDaConfirmacao({ senha, confirmacao })];
  return primeira ? { [primeira.campo]: primeira.mensagem } : {};
}
