import { api, ErroApi, fraseDaFalha, useSenhaPedida } from '@merenda/shared';
import { LIMITES } from '@merenda/shared/contratos';
import { SENHA_EM_BRANCO } from '@merenda/shared/regras';
import { Button, Checkbox, Flex, Form, Input, Modal, Typography, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ACIMA_DOS_MODAIS } from './camadas.js';

/**
 * Asks for the password when the server wants it again before a call (`pedirSenha`). Mounted once, in the shell. The
 * form behind it keeps its values.
 */
export function ConfirmarSenha() {
  const pedida = useSenhaPedida((estado) => estado.pedida);

  // The session has ended: the call that waits is given up.
  useEffect(() => () => useSenhaPedida.getState().pedida?.responder(false), []);

  // At once, not after the animation like antd: by then the screen may have moved the focus.
  useEffect(() => {
    if (pedida === null) return;
    return () => {
      if (pedida.origem instanceof HTMLElement) pedida.origem.focus({ preventScroll: true });
    };
  }, [pedida]);

  return (
    <Modal
      title="Confirme sua senha"
      open={pedida !== null}
      onCancel={() => pedida?.responder(false)}
      width={420}
      centered
      mask={{ closable: false }}
      focusable={{ focusTriggerAfterClose: false }}
      destroyOnHidden
      zIndex={ACIMA_DOS_MODAIS}
      footer={null}
    >
      <ProvaDaSenha aoDesistir={() => pedida?.responder(false)} aoConfirmar={() => pedida?.responder(true)} />
    </Modal>
  );
}

interface ProvaProps {
  aoDesistir: () => void;
  aoConfirmar: () => void;
}

const FORMULARIO = 'confirmar-senha';

/** The user proves who they are with the password. Another proof is another component with these properties. */
function ProvaDaSenha({ aoDesistir, aoConfirmar }: ProvaProps) {
  const [mostrada, setMostrada] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const [enviando, setEnviando] = useState(false);
  const campo = useRef<InputRef>(null);
  useEffect(() => campo.current?.focus({ preventScroll: true }), []);

  async function confirmar({ senha = '' }: { senha?: string }): Promise<void> {
    if (enviando) return;
    if (senha === '') return recusar(SENHA_EM_BRANCO);
    setEnviando(true);
    try {
      await api.post('tokens/confirmar', { senha }, { conferir: false });
      aoConfirmar();
    } catch (falha) {
      setEnviando(false);
      recusar(falha instanceof ErroApi && falha.campos[0] ? falha.campos[0].mensagem : fraseDaFalha(falha));
    }
  }

  function recusar(frase: string): void {
    setErro(frase);
    campo.current?.focus({ cursor: 'all' });
  }

  return (
    <Form<{ senha?: string }>
      name={FORMULARIO}
      layout="vertical"
      onFinish={(valores) => void confirmar(valores)}
      onValuesChange={() => setErro(null)}
    >
      <Typography.Paragraph>
        Esta ação muda quem pode entrar ou o que cada um pode fazer. O que você preencheu continua aqui.
      </Typography.Paragraph>
      <Form.Item
        name="senha"
        label="Sua senha"
        required
        validateStatus={erro === null ? '' : 'error'}
        help={erro ?? undefined}
        style={{ minHeight: 92, marginBottom: 8 }}
      >
        <Input
          ref={campo}
          type={mostrada ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITES.senha}
          aria-required
        />
      </Form.Item>
      <Checkbox checked={mostrada} onChange={({ target }) => setMostrada(target.checked)}>
        Mostrar senha
      </Checkbox>
      <Flex justify="end" gap="small" style={{ marginTop: 16 }}>
        <Button onClick={aoDesistir}>Cancelar</Button>
        <Button type="primary" htmlType="submit" loading={enviando}>
          Confirmar
        </Button>
      </Flex>
    </Form>
  );
}
