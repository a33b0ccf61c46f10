import { avisos, ErroApi } from '@merenda/shared';
import { NotaDosObrigatorios } from '@merenda/shared/ui';
import { Button, Flex, Form, Modal, type InputRef } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { FalhaDaChave } from './navegador.js';

interface Props<V> {
  titulo: string;
  /** The content above the fields. */
  texto: ReactNode;
  /** The `Form.Item`s. */
  children: ReactNode;
  /** The first field: it has the focus when the modal opens, and when the server refuses its value. */
  campo: keyof V & string;
  rotuloEnviar: string;
  enviando: boolean;
  enviar: (valores: V) => Promise<unknown>;
  /** The sentence of the success toast. */
  sucesso: string;
  /** After the success. */
  aoConcluir?: (() => void) | undefined;
  aoFechar: () => void;
}

/** Modal that sets up one way to prove who one is. Its fields are checked when it is sent, and keep their values. */
export function ModalDoFator<V extends object>({
  titulo,
  texto,
  children,
  campo,
  rotuloEnviar,
  enviando,
  enviar,
  sucesso,
  aoConcluir,
  aoFechar,
}: Props<V>) {
  const [form] = Form.useForm<V>();
  const id = useId();
  const [aberto, setAberto] = useState(true);
  const focar = () => (form.getFieldInstance(campo) as InputRef | undefined)?.focus({ cursor: 'all' });

  const submeter = async (valores: V) => {
    try {
      await enviar(valores);
    } catch (erro) {
      if (erro instanceof FalhaDaChave) return avisos.atencao('Atenção', erro.message);
      const recusa = erro instanceof ErroApi && erro.campos.find((um) => um.campo === campo);
      if (!recusa) return avisos.falha(erro);
      form.setFields([{ name: [campo], errors: [recusa.mensagem] }] as Parameters<typeof form.setFields>[0]);
      return focar();
    }
    avisos.sucesso(sucesso);
    setAberto(false);
    aoConcluir?.();
  };

  return (
    <Modal
      title={titulo}
      open={aberto}
      width={520}
      onCancel={() => setAberto(false)}
      afterClose={aoFechar}
      afterOpenChange={(abriu) => abriu && focar()}
      footer={
        <Flex wrap gap="small" align="center" justify="space-between">
          <NotaDosObrigatorios />
          <Flex gap="small">
            <Button onClick={() => setAberto(false)}>Cancelar</Button>
            <Button type="primary" htmlType="submit" form={id} loading={enviando}>
              {rotuloEnviar}
            </Button>
          </Flex>
        </Flex>
      }
    >
      {texto}
      <Form<V>
        form={form}
        name={id}
        layout="vertical"
        validateTrigger={[]}
        onFinish={(valores) => void submeter(valores)}
      >
        {children}
      </Form>
    </Modal>
  );
}
