import { useId, useState, type ReactNode } from 'react';
import './painel-flutuante.css';

interface PainelFlutuanteProps {
  /** The accessible name of the panel. */
  rotulo: string;
  /** The place of the panel in the window. */
  className: string;
  /** The button that opens the panel: its accessible name, its look and what it shows. */
  botao: { rotulo: string; className: string; conteudo: ReactNode };
  aoAbrir?: () => void;
  /**
   * The content of the panel. It is drawn while the panel is open; the field with the focus is its first one, if any.
   */
  children: (fechar: () => void) => ReactNode;
}

/** A button of the header, and the panel that it opens over the page. Escape and a click outside close it. */
export function PainelFlutuante({ rotulo, className, botao, aoAbrir, children }: PainelFlutuanteProps) {
  const id = useId();
  const [painel, setPainel] = useState<HTMLDivElement | null>(null);
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <button
        type="button"
        className={botao.className}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={aberto}
        aria-label={botao.rotulo}
      >
        {botao.conteudo}
      </button>
      <div
        ref={setPainel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={rotulo}
        className={`painel-flutuante ${className}`}
        onBeforeToggle={({ newState }) => {
          setAberto(newState === 'open');
          if (newState === 'open') aoAbrir?.();
        }}
        // Before this event the panel is not shown, and nothing in it can have the focus.
        onToggle={() => painel?.querySelector<HTMLElement>('input[type="search"]')?.focus()}
      >
        {aberto && children(() => painel?.hidePopover())}
      </div>
    </>
  );
}
