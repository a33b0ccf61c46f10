import { LIMITES, type AutenticadorNovo } from '@merenda/shared/contratos';
import { OBRIGATORIO, violacoesDoCodigoDoAutenticador } from '@merenda/shared/regras';
import { CodigoQr, desenharQr, regra } from '@merenda/shared/ui';
import { Button, Flex, Form, Input, Typography } from 'antd';
import { useMemo } from 'react';
import { copiar } from './copiar.js';
import { ModalDoFator } from './ModalDoFator.js';
import { useConfirmarAutenticador } from './seguranca.api.js';

interface Props {
  novo: AutenticadorNovo;
  /** The app counts now. */
  aoAtivar: (() => void) | undefined;
  aoFechar: () => void;
}

/** Modal with the secret for the app, as QR code and as text, and the code that confirms it. */
export function AtivarAutenticador({ novo: { segredo, endereco }, aoAtivar, aoFechar }: Props) {
  const confirmar = useConfirmarAutenticador();
  const desenho = useMemo(() => desenharQr(endereco), [endereco]);
  const emGrupos = segredo.replaceAll(/(.{4})(?=.)/g, '$1 ');

  return (
    <ModalDoFator<{ codigo: string }>
      titulo="Ativar aplicativo autenticador"
      texto={
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
      }
      campo="codigo"
      rotuloEnviar="Ativar"
      enviando={confirmar.isPending}
      enviar={({ codigo }) => confirmar.mutateAsync(codigo)}
      sucesso="Aplicativo autenticador ativado com sucesso!"
      aoConcluir={aoAtivar}
      aoFechar={aoFechar}
    >
      <Form.Item
        name="codigo"
        label="Código de 6 números"
        rules={[
          { required: true, whitespace: true, message: OBRIGATORIO },
          regra<string>((codigo) => (codigo?.trim() ? violacoesDoCodigoDoAutenticador(codigo) : [])),
        ]}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={LIMITES.codigoDigitado} />
      </Form.Item>
    </ModalDoFator>
  );
}
