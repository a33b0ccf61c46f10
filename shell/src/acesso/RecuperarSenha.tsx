import { avisos } from '@merenda/shared';
import { LIMITES } from '@merenda/shared/contratos';
import { OBRIGATORIO } from '@merenda/shared/regras';
import { CampoDeAcesso } from './CampoDeAcesso.js';
import { DialogoDeAcesso } from './DialogoDeAcesso.js';
import { FormularioDeAcesso } from './FormularioDeAcesso.js';
import { pedirRecuperacao } from './recuperacao.api.js';

/** Modal 'Recuperar Senha': asks for the e-mail to which the link goes. */
export function RecuperarSenha({ aoFechar }: { aoFechar: () => void }) {
  return (
    <DialogoDeAcesso titulo="Recuperar Senha" aoFechar={aoFechar}>
      <FormularioDeAcesso
        campos={['email']}
        conferir={({ email }) => (email.trim() === '' ? { email: OBRIGATORIO } : {})}
        enviar={({ email }) => pedirRecuperacao(email)}
        rotuloEnviar="Enviar para o meu E-mail"
        rotuloEnviando="Enviando…"
        aoConcluir={() => {
          avisos.sucesso('E-mail enviado com sucesso!');
        }}
      >
        {({ email = null }) => (
          <CampoDeAcesso
            name="email"
            type="email"
            rotulo="E-mail"
            ajuda="Se ele estiver cadastrado, você receberá um link para escolher uma nova senha. O link vale por 30 minutos."
            erro={email}
            maxLength={LIMITES.email}
            autoComplete="email"
            autoCapitalize="none"
          />
        )}
      </FormularioDeAcesso>
    </DialogoDeAcesso>
  );
}
