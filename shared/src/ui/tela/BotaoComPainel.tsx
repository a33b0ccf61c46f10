import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button, Flex, Popover } from 'antd';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icone } from '../Icone.js';

interface BotaoComPainelProps {
  rotulo: string;
  /** The name of the panel; the button's by default. */
  nomeDoPainel?: string;
  ocupado?: boolean;
  aberto: boolean;
  aoMudar: (aberto: boolean) => void;
  /** The controls of the panel. */
  children: ReactNode;
}

const FOCAVEIS = 'button:not(:disabled), input:not(:disabled), a[href]';

/**
 * A button with a panel of controls below it. The panel is at the end of the page, where nothing cuts it off: the focus
 * goes into it when it opens, and back to the button when Escape or Tab leaves it.
 */
export function BotaoComPainel({
  rotulo,
  nomeDoPainel = rotulo,
  ocupado = false,
  aberto,
  aoMudar,
  children,
}: BotaoComPainelProps) {
  const botao = useRef<HTMLButtonElement>(null);
  const painel = useRef<HTMLDivElement>(null);
  const controles = () => [...(painel.current?.querySelectorAll<HTMLElement>(FOCAVEIS) ?? [])];

  function aoTeclar(evento: KeyboardEvent): void {
    const naBorda = evento.key === 'Tab' && document.activeElement === controles().at(evento.shiftKey ? 0 : -1);
    if (evento.key !== 'Escape' && !naBorda) return;
    aoMudar(false);
    botao.current?.focus();
    // Tab goes on from the button to what follows it. The other two stay on the button.
    if (evento.key === 'Escape' || evento.shiftKey) evento.preventDefault();
  }

  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={aberto}
      onOpenChange={aoMudar}
      afterOpenChange={(abriu) => abriu && controles()[0]?.focus({ preventScroll: true })}
      content={
        <Flex
          ref={painel}
          vertical
          gap="small"
          align="stretch"
          role="group"
          aria-label={nomeDoPainel}
          style={{ maxWidth: 320 }}
          onKeyDown={aoTeclar}
        >
          {children}
        </Flex>
      }
    >
      <Button
        ref={botao}
        icon={<Icone de={DownOutlined} />}
        iconPlacement="end"
        loading={ocupado}
        aria-haspopup="true"
        aria-expanded={aberto}
      >
        {rotulo}
      </Button>
    </Popover>
  );
}
