import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button, Flex, Modal, Popover, type ModalProps } from 'antd';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icone } from '../Icone.js';
import { useTelaEstreita } from './useTelaEstreita.js';

interface BotaoComPainelProps {
  rotulo: string;
  /** The name of the panel; the button's by default. */
  nomeDoPainel?: string;
  ocupado?: boolean;
  /** The controls of the panel, which are there while it is open; `fechar` closes it. */
  children: (fechar: () => void) => ReactNode;
}

/** The panel of a phone. */
const NO_PE = {
  width: '100%',
  style: { position: 'fixed', top: 'auto', bottom: 0, insetInline: 0, maxWidth: '100%', margin: 0, padding: 0 },
  styles: {
    container: { borderEndStartRadius: 0, borderEndEndRadius: 0, maxHeight: '80dvh', overflowY: 'auto' },
  },
} as const satisfies ModalProps;

const FOCAVEIS = 'button:not(:disabled), input:not(:disabled), a[href]';

/** A component of its own, because rendering reads no ref, and `fechar` does. */
const Controles = ({ fechar, children }: Pick<BotaoComPainelProps, 'children'> & { fechar: () => void }) =>
  children(fechar);

/**
 * A button with a panel of controls: below it, or on a phone at the lower edge, where a thumb reaches. The panel is at the
 * end of the page, where nothing cuts it off: the focus goes into it when it opens, and back to the button when it closes.
 */
export function BotaoComPainel({ rotulo, nomeDoPainel = rotulo, ocupado = false, children }: BotaoComPainelProps) {
  const [aberto, setAberto] = useState(false);
  const estreita = useTelaEstreita();
  const botao = useRef<HTMLButtonElement>(null);
  const painel = useRef<HTMLDivElement>(null);
  const controles = () => [...(painel.current?.querySelectorAll<HTMLElement>(FOCAVEIS) ?? [])];
  function fechar(): void {
    // The controls go away: a dialog that one of them opens gives the focus back to the button.
    botao.current?.focus();
    setAberto(false);
  }
  const focarPrimeiro = (abriu: boolean) => abriu && controles()[0]?.focus({ preventScroll: true });

  function aoTeclar(evento: KeyboardEvent): void {
    const naBorda = evento.key === 'Tab' && document.activeElement === controles().at(evento.shiftKey ? 0 : -1);
    if (evento.key !== 'Escape' && !naBorda) return;
    fechar();
    // Tab goes on from the button to what follows it. The other two stay on the button.
    if (evento.key === 'Escape' || evento.shiftKey) evento.preventDefault();
  }

  const conteudo = (
    <Flex ref={painel} vertical gap="small" align="stretch" className="painel-de-botao">
      <Controles fechar={fechar}>{children}</Controles>
    </Flex>
  );
  const gatilho = (
    <Button
      ref={botao}
      icon={<Icone de={DownOutlined} />}
      iconPlacement="end"
      loading={ocupado}
      aria-haspopup={estreita ? 'dialog' : 'true'}
      aria-expanded={aberto}
      onClick={estreita ? () => setAberto(true) : undefined}
    >
      {rotulo}
    </Button>
  );
  if (estreita)
    return (
      <>
        {gatilho}
        <Modal
          {...NO_PE}
          title={nomeDoPainel}
          footer={null}
          open={aberto}
          onCancel={fechar}
          afterOpenChange={focarPrimeiro}
          destroyOnHidden
        >
          {conteudo}
        </Modal>
      </>
    );
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={aberto}
      onOpenChange={setAberto}
      afterOpenChange={focarPrimeiro}
      destroyOnHidden
      content={
        <div role="group" aria-label={nomeDoPainel} style={{ maxWidth: 320 }} onKeyDown={aoTeclar}>
          {conteudo}
        </div>
      }
    >
      {gatilho}
    </Popover>
  );
}
