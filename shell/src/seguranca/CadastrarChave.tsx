import { avisos } from '@merenda/shared';
import { LIMITES } from '@merenda/shared/contratos';
import { OBRIGATORIO } from '@merenda/shared/regras';
import { Button, Flex, Form, Input, Modal, Typography, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { FalhaDaChave } from './navegador.js';
import { useCadastrarChave } from './seguranca.api.js';

interface Props {
  /** The passkey counts now. */
  aoCadastrar: (() => void) | undefined;
  aoFechar: () => void;
}

/** Modal that names a new passkey and has the browser create it. */
export function CadastrarChave({ aoCadastrar, aoFechar }: Props) {
  const [form] = Form.useForm<{ nome: string }>();
  const [aberto, setAberto] = useState(true);
  const cadastrar = useCadastrarChave();
  const campo = useRef<InputRef>(null);

  const enviar = async ({ nome }: { nome: string }) => {
    try {
      await cadastrar.mutateAsync(nome.trim());
    } catch (erro) {
      if (!(erro instanceof FalhaDaChave)) return avisos.falha(erro);
      return avisos.atencao('Atenção', erro.message);
    }
    avisos.sucesso('Chave de acesso cadastrada com sucesso!');
    setAberto(false);
    aoCadastrar?.();
  };

  return (
    <Modal
      title="Cadastrar chave de acesso"
      open={aberto}
      width={520}
      onCancel={() => setAberto(false)}
      afterClose={aoFechar}
      afterOpenChange={(abriu) => abriu && campo.current?.focus()}
      footer={
        <Flex wrap gap="small" justify="end">
          <Button onClick={() => setAberto(false)}>Cancelar</Button>
          <Button type="primary" loading={cadastrar.isPending} onClick={() => form.submit()}>
            Continuar
          </Button>
        </Flex>
      }
    >
      <Typography.Paragraph>
        Dê um nome que lembre onde a chave está. Depois, o navegador pede a digital, o rosto ou o PIN.
      </Typography.Paragraph>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(valores) => void enviar(valores)}>
        <Form.Item
          name="nome"
          label="Nome da chave"
          extra="Por exemplo: Celular, Computador da secretaria."
          validateTrigger={[]}
          rules={[{ required: true, whitespace: true, message: OBRIGATORIO }]}
        >
          <Input ref={campo} maxLength={LIMITES.nomeDaChave} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
