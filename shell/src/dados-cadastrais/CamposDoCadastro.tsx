import { avisos } from '@merenda/shared';
import { LIMITES, type DadosCadastraisEdicao } from '@merenda/shared/contratos';
import { CampoMascarado, CampoSenha, CampoTexto, LinhaDeCampos } from '@merenda/shared/ui';
import { Form, Typography, type FormRule } from 'antd';

/** What the form holds: what is sent, and the password once more. */
export interface ValoresDoCadastro extends Pick<DadosCadastraisEdicao, 'email' | 'pessoa'> {
  senha?: string;
  confirmacao?: string;
}

const NAO_CORRESPONDEM = 'Senhas não correspondem!';

/** The fields of one's own data; the password is changed only when one is typed. */
export function CamposDoCadastro({ usuario }: { usuario: string }) {
  const form = Form.useFormInstance<ValoresDoCadastro>();
  const iguais: FormRule = {
    validator: (_, confirmacao: string | undefined) => {
      if ((form.getFieldValue('senha') ?? '') === (confirmacao ?? '')) return Promise.resolve();
      avisos.atencao(NAO_CORRESPONDEM);
      return Promise.reject(new Error(NAO_CORRESPONDEM));
    },
  };
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
        <CampoSenha nome="confirmacao" rotulo="Confirme a nova senha" regras={[iguais]} validateTrigger={[]} />
      </LinhaDeCampos>
    </>
  );
}
