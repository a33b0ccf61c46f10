import DownOutlined from '@ant-design/icons/DownOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Button, Flex, Modal, Popover, type ModalProps } from 'antd';
import { createContext, use, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
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

/** The open panel of the menu around a tool. */
interface MenuAberto {
  /** Where the tool puts its entry. */
  painel: HTMLElement;
  fechar: () => void;
}

/** Undefined outside of a menu of tools, null while it is closed. */
const NoMenu = createContext<MenuAberto | null | undefined>(undefined);

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
 * A button with a panel of controls: below it, or on a phone at the lower edge, where a thumb reaches. In a
 * `MenuDeFerramentas` it is an entry that opens to the same controls.
 */
export function BotaoComPainel(props: BotaoComPainelProps) {
  const menu = use(NoMenu);
  if (menu === undefined) return <ComPainel {...props} />;
  return menu && createPortal(<Secao {...props} fechar={menu.fechar} />, menu.painel);
}

interface BotaoDaFerramentaProps {
  rotulo: string;
  /** What it began is under way. */
  ocupado?: boolean;
  aoAcionar: () => void;
}

/** A tool that is one button; in a `MenuDeFerramentas` it is an entry, which closes the menu. */
export function BotaoDaFerramenta({ rotulo, ocupado = false, aoAcionar }: BotaoDaFerramentaProps) {
  const menu = use(NoMenu);
  if (menu === undefined)
    return (
      <Button loading={ocupado} onClick={aoAcionar}>
        {rotulo}
      </Button>
    );
  function acionar(): void {
    menu?.fechar();
    aoAcionar();
  }
  return (
    menu &&
    createPortal(
      <Button type="text" loading={ocupado} onClick={acionar}>
        {rotulo}
      </Button>,
      menu.painel,
    )
  );
}

/** The entry of a tool that has controls of its own. */
function Secao({
  rotulo,
  nomeDoPainel = rotulo,
  ocupado,
  fechar,
  children,
}: BotaoComPainelProps & { fechar: () => void }) {
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <Button
        type="text"
        icon={<Icone de={aberta ? DownOutlined : RightOutlined} />}
        iconPlacement="end"
        loading={ocupado}
        aria-expanded={aberta}
        onClick={() => setAberta(!aberta)}
      >
        {rotulo}
      </Button>
      {aberta && (
        <Flex
          vertical
          gap="small"
          align="stretch"
          role="group"
          aria-label={nomeDoPainel}
          style={{ paddingInlineStart: 16 }}
        >
          <Controles fechar={fechar}>{children}</Controles>
        </Flex>
      )}
    </>
  );
}

/**
 * The menu '⋯' with the tools of a list. They stay mounted while it is closed: their dialogs and what they have begun
 * outlast it. While it is open, each puts its entry into the panel.
 */
export function MenuDeFerramentas({ children }: { children: ReactNode }) {
  const [painel, setPainel] = useState<HTMLElement | null>(null);
  return (
    <ComPainel
      rotulo="Mais ações da lista"
      soIcone
      painelDoMenu={setPainel}
      ferramentas={(fechar) => <NoMenu value={painel && { painel, fechar }}>{children}</NoMenu>}
    >
      {() => null}
    </ComPainel>
  );
}

interface ComPainelProps extends BotaoComPainelProps {
  /** The button shows '⋯' in the place of its name. */
  soIcone?: boolean;
  /** Gets the element of the controls while the panel is open. */
  painelDoMenu?: (painel: HTMLElement | null) => void;
  /** What puts its controls into that element. */
  ferramentas?: (fechar: () => void) => ReactNode;
}

/**
 * The panel is at the end of the page, where nothing cuts it off: the focus goes into it when it opens, and back to the
 * button when it closes.
 */
function ComPainel({
  rotulo,
  nomeDoPainel = rotulo,
  ocupado = false,
  soIcone = false,
  painelDoMenu,
  ferramentas,
  children,
}: ComPainelProps) {
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
      {painelDoMenu ? (
        <div ref={painelDoMenu} style={{ display: 'contents' }} />
      ) : (
        <Controles fechar={fechar}>{children}</Controles>
      )}
    </Flex>
  );
  const gatilho = (
    <Button
      ref={botao}
      icon={<Icone de={soIcone ? EllipsisOutlined : DownOutlined} />}
      iconPlacement="end"
      loading={ocupado}
      aria-label={soIcone ? rotulo : undefined}
      aria-haspopup={estreita ? 'dialog' : 'true'}
      aria-expanded={aberto}
      onClick={estreita ? () => setAberto(true) : undefined}
    >
      {soIcone ? undefined : rotulo}
    </Button>
  );
  // React passes on the keys of the entries along its own tree, in which they are here and not in the panel.
  const doMenu = ferramentas && (
    <div style={{ display: 'contents' }} onKeyDown={estreita || !aberto ? undefined : aoTeclar}>
      <Controles fechar={fechar}>{ferramentas}</Controles>
    </div>
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
        {doMenu}
      </>
    );
  return (
    <>
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
      {doMenu}
    </>
  );
}
