import { avisos, ErroApi } from '@merenda/shared';
import { DIGITOS_DO_PIN, OBRIGATORIO, violacoesDoPinNovo } from '@merenda/shared/regras';
import { Button, Flex, Form, Input, Modal, Typography, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useDefinirPin } from './pin.api.js';
import './campo-do-pin.css';

interface Valores {
  pin: string;
  confirmacao: string;
}

// Not password fields: the browser would offer to keep the PIN, for everybody who has the phone.
const CAMPO = {
  className: 'campo-do-pin',
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: DIGITOS_DO_PIN,
} as const;

/** Modal that sets the own PIN on this device, typed twice. */
export function CriarPin({ aoFechar }: { aoFechar: () => void }) {
  const [form] = Form.useForm<Valores>();
  const [aberto, setAberto] = useState(true);
  const definir = useDefinirPin();
  const campo = useRef<InputRef>(null);

  const enviar = async ({ pin }: Valores) => {
    try {
      await definir.mutateAsync(pin);
    } catch (erro) {
      const recusa = erro instanceof ErroApi && erro.campos.find((um) => um.campo === 'pin');
      if (!recusa) return avisos.falha(erro);
      form.setFields([{ name: 'pin', errors: [recusa.mensagem] }]);
      return campo.current?.focus({ cursor: 'all' });
    }
    avisos.sucesso('PIN criado com sucesso!');
    setAberto(false);
  };

  return (
    <Modal
      title="PIN da cozinha neste aparelho"
      open={aberto}
      width={520}
      onCancel={() => setAberto(false)}
      afterClose={aoFechar}
      afterOpenChange={(abriu) => abriu && campo.current?.focus()}
      footer={
        <Flex wrap gap="small" justify="end">
          <Button onClick={() => setAberto(false)}>Cancelar</Button>
          <Button type="primary" loading={definir.isPending} onClick={() => form.submit()}>
            Criar PIN
          </Button>
        </Flex>
      }
    >
      <Typography.Paragraph>
        Quem tem este aparelho e sabe o PIN registra refeições em seu nome. Não o conte a ninguém. Cinco erros seguidos
        o apagam.
      </Typography.Paragraph>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger={[]}
        onFinish={(valores) => void enviar(valores)}
      >
        <Form.Item
          name="pin"
          label={`PIN de ${DIGITOS_DO_PIN} números`}
          rules={[
            { required: true, message: OBRIGATORIO },
            {
              validator: (_, pin: string = '') =>
                recusar(pin === '' ? undefined : violacoesDoPinNovo(pin)[0]?.mensagem),
            },
          ]}
        >
          <Input ref={campo} {...CAMPO} />
        </Form.Item>
        <Form.Item
          name="confirmacao"
          label="Repita o PIN"
          rules={[
            { required: true, message: OBRIGATORIO },
            {
              validator: (_, outro: string = '') =>
                recusar(
                  outro === '' || outro === form.getFieldValue('pin') ? undefined : 'Este PIN é diferente do primeiro.',
                ),
            },
          ]}
        >
          <Input {...CAMPO} onPressEnter={() => form.submit()} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

const recusar = (mensagem: string | undefined): Promise<void> =>
  mensagem === undefined ? Promise.resolve() : Promise.reject(new Error(mensagem));
