import { LIMITES } from '@merenda/shared/contratos';
import { OBRIGATORIO } from '@merenda/shared/regras';
import { Form, Input, Typography } from 'antd';
import { ModalDoFator } from './ModalDoFator.js';
import { useCadastrarChave } from './seguranca.api.js';

interface Props {
  /** The passkey counts now. */
  aoCadastrar: (() => void) | undefined;
  aoFechar: () => void;
}

/** Modal that names a new passkey and has the browser create it. */
export function CadastrarChave({ aoCadastrar, aoFechar }: Props) {
  const cadastrar = useCadastrarChave();
  return (
    <ModalDoFator<{ nome: string }>
      titulo="Cadastrar chave de acesso"
      texto={
        <Typography.Paragraph>
          Dê um nome que lembre onde a chave está. Depois, o navegador pede a digital, o rosto ou o PIN.
        </Typography.Paragraph>
      }
      campo="nome"
      rotuloEnviar="Continuar"
      enviando={cadastrar.isPending}
      enviar={({ nome }) => cadastrar.mutateAsync(nome.trim())}
      sucesso="Chave de acesso cadastrada com sucesso!"
      aoConcluir={aoCadastrar}
      aoFechar={aoFechar}
    >
      <Form.Item
        name="nome"
        label="Nome da chave"
        extra="Por exemplo: Celular, Computador da secretaria."
        rules={[{ required: true, whitespace: true, message: OBRIGATORIO }]}
      >
        <Input maxLength={LIMITES.nomeDaChave} autoComplete="off" />
      </Form.Item>
    </ModalDoFator>
  );
}
