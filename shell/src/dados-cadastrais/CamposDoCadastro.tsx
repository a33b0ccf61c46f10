import { avisos } from '@merenda/shared';
import { LIMITES, type DadosCadastraisEdicao } from '@merenda/shared/contratos';
import { violacoesDaConfirmacao } from '@merenda/shared/regras';
import { CampoMascarado, CampoSenha, CampoTexto, LinhaDeCampos, regra } from '@merenda/shared/ui';
import { Typography } from 'antd';

/** The values of the form: the fields that are sent, and the repeated password. */
export interface ValoresDoCadastro extends Pick<DadosCadastraisEdicao, 'email' | 'pessoa'> {
  senha?: string;
  confirmacao?: string;
}

/** A toast shows it too. */
const IGUAIS = regra<string>((confirmacao, ler) => {
  const violacoes = violacoesDaConfirmacao({ senha: ler('senha') as string | undefined, confirmacao });
  violacoes.forEach(({ mensagem }) => avisos.atencao(mensagem));
  return violacoes;
});

/** The fields of the user's own data; the password changes only if a new one is typed. */
export function CamposDoCadastro({ usuario }: { usuario: string }) {
  return (
    <>
      <Typography.Paragraph type="secondary">
        Nome de usuário: <strong>{usuario}</strong>
      </Typography.Paragraph>
      <LinhaDeCampos>
        <CampoTexto
          nome={['pessoa', 'nome']}
          rotulo="Nome"
          obrigatorio
          maiusculo
          max={LIMITES.nome}
          autoComplete="name"
        />
        <CampoTexto nome="email" rotulo="E-mail" obrigatorio tipo="email" max={LIMITES.email} autoComplete="email" />
      </LinhaDeCampos>
      <LinhaDeCampos>
        <CampoMascarado nome={['pessoa', 'cpf']} rotulo="CPF" obrigatorio mascara="cpf" />
        <CampoMascarado nome={['pessoa', 'telefone']} rotulo="Telefone" mascara="telefone" />
        <CampoMascarado nome={['pessoa', 'celular']} rotulo="Celular" mascara="celularEspacado" />
      </LinhaDeCampos>
      <LinhaDeCampos>
        <CampoSenha
          nome="senha"
          rotulo="Nova senha"
          ajuda="Deixe em branco para manter a senha atual."
          validateTrigger="onBlur"
        />
        {/* Compared when the form is sent: while it is typed it differs, of course. */}
        <CampoSenha nome="confirmacao" rotulo="Confirme a nova senha" regras={[IGUAIS]} validateTrigger={[]} />
      </LinhaDeCampos>
    </>
  );
}
