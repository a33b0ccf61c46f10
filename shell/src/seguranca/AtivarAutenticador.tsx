import { avisos, ErroApi } from '@merenda/shared';
import { LIMITES, type AutenticadorNovo } from '@merenda/shared/contratos';
import { OBRIGATORIO, violacoesDoCodigoDoAutenticador } from '@merenda/shared/regras';
import { CodigoQr, desenharQr } from '@merenda/shared/ui';
import { Button, Flex, Form, Input, Modal, Typography, type InputRef } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { copiar } from './copiar.js';
import { useConfirmarAutenticador } from './seguranca.api.js';

interface Props {
  novo: AutenticadorNovo;
  /** The app counts now. */
  aoAtivar: (() => void) | undefined;
  aoFechar: () => void;
}

/** Modal with the secret for the app, as QR code and as text, and the code that confirms it. */
export function AtivarAutenticador({ novo: { segredo, endereco }, aoAtivar, aoFechar }: Props) {
  const [form] = Form.useForm<{ codigo: string }>();
  const [aberto, setAberto] = useState(true);
  const confirmar = useConfirmarAutenticador();
  const campo = useRef<InputRef>(null);
  const desenho = useMemo(() => desenharQr(endereco), [endereco]);
  const emGrupos = segredo.replaceAll(/(.{4})(?=.)/g, '$1 ');

  const enviar = async ({ codigo }: { codigo: string }) => {
    try {
      await confirmar.mutateAsync(codigo);
    } catch (erro) {
      const recusa = erro instanceof ErroApi && erro.campos.find((um) => um.campo === 'codigo');
      if (!recusa) return avisos.falha(erro);
      form.setFields([{ name: 'codigo', errors: [recusa.mensagem] }]);
      return campo.current?.focus({ cursor: 'all' });
    }
    avisos.sucesso('Aplicativo autenticador ativado com sucesso!');
    setAberto(false);
    aoAtivar?.();
  };

  return (
    <Modal
      title="Ativar aplicativo autenticador"
      open={aberto}
      width={520}
      onCancel={() => setAberto(false)}
      afterClose={aoFechar}
      afterOpenChange={(abriu) => abriu && campo.current?.focus()}
      footer={
        <Flex wrap gap="small" justify="end">
          <Button onClick={() => setAberto(false)}>Cancelar</Button>
          <Button type="primary" loading={confirmar.isPending} onClick={() => form.submit()}>
            Ativar
          </Button>
        </Flex>
      }
    >
      <ol className="seguranca-passos">
        <li>
          Instale no celular um aplicativo autenticador, por exemplo Google Authenticator ou Microsoft Authenticator.
        </li>
        <li>
          No aplicativo, adicione uma conta e leia este código:
          <div className="seguranca-qr" role="img" aria-label="Código QR do segredo, que também está escrito abaixo">
            <CodigoQr className="seguranca-qr-desenho" desenho={desenho} />
          </div>
          <Typography.Text type="secondary">Sem câmera, ou neste celular, digite a chave:</Typography.Text>
          <Flex wrap gap="small" align="center">
            <code className="seguranca-segredo">{emGrupos}</code>
            <Button onClick={() => void copiar(segredo, 'Chave copiada.')}>Copiar chave</Button>
          </Flex>
        </li>
        <li>Digite o código que o aplicativo mostra.</li>
      </ol>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(valores) => void enviar(valores)}>
        <Form.Item
          name="codigo"
          label="Código de 6 números"
          validateTrigger={[]}
          rules={[
            { required: true, whitespace: true, message: OBRIGATORIO },
            {
              validator: (_, codigo: string = '') => {
                const [primeira] = codigo.trim() === '' ? [] : violacoesDoCodigoDoAutenticador(codigo);
                return primeira ? Promise.reject(new Error(primeira.mensagem)) : Promise.resolve();
              },
            },
          ]}
        >
          <Input ref={campo} inputMode="numeric" autoComplete="one-time-code" maxLength={LIMITES.codigoDigitado} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
