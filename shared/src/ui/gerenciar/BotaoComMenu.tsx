import DownOutlined from '@ant-design/icons/DownOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import { Button, Flex, theme, Typography, type ButtonProps } from 'antd';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Icone } from '../Icone.js';

/** An entry of the menu: what it does, and why it is not possible now. */
export interface AcaoPronta {
  rotulo: string;
  perigo?: boolean;
  impedimento: string | null;
  aoAcionar: () => void;
}

interface BotaoComMenuProps {
  /** Text of the button; without it, it is '⋯'. */
  texto?: string;
  /** Name of the button and of its menu, which says what they are about. */
  nome: string;
  tamanho: ButtonProps['size'];
  /** Something that was chosen is under way. */
  ocupado?: boolean;
  acoes: () => AcaoPronta[];
}

/** A button of a row or of a card with a menu, which is created when it opens: a page has hundreds of them. */
export function BotaoComMenu({ texto, nome, tamanho, ocupado = false, acoes }: BotaoComMenuProps) {
  const botao = useRef<HTMLButtonElement>(null);
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <Button
        ref={botao}
        type="text"
        size={tamanho}
        icon={<Icone de={texto === undefined ? EllipsisOutlined : DownOutlined} />}
        iconPlacement="end"
        loading={ocupado}
        aria-label={nome}
        aria-haspopup="menu"
        aria-expanded={aberto}
        // The second click of a double click leaves the menu open.
        onClick={({ detail }) => detail < 2 && setAberto(!aberto)}
        onKeyDown={(evento) => {
          if (evento.key !== 'ArrowDown') return;
          evento.preventDefault();
          setAberto(true);
        }}
      >
        {texto}
      </Button>
      {aberto && <MenuDeAcoes rotulo={nome} acoes={acoes()} botao={botao} aoFechar={() => setAberto(false)} />}
    </>
  );
}

interface MenuDeAcoesProps {
  rotulo: string;
  acoes: AcaoPronta[];
  /** Opened the menu, and gets the focus back. */
  botao: RefObject<HTMLButtonElement | null>;
  aoFechar: () => void;
}

/** The open menu: arrows move through it; Escape, Tab and a click outside close it. */
function MenuDeAcoes({ rotulo, acoes, botao, aoFechar }: MenuDeAcoesProps) {
  const { token } = theme.useToken();
  const menu = useRef<HTMLDivElement>(null);
  useMenuAberto(menu, botao, aoFechar);

  function fechar(): void {
    botao.current?.focus({ preventScroll: true });
    aoFechar();
  }

  function aoTeclar(evento: KeyboardEvent<HTMLDivElement>): void {
    const itens = itensDe(evento.currentTarget);
    const atual = itens.indexOf(document.activeElement as HTMLElement);
    const destino = destinoDa(evento.key, atual, itens.length);
    if (evento.key === 'Escape' || evento.key === 'Tab') {
      // A dialog around the table stays open, and Tab goes on from the button.
      evento.stopPropagation();
      fechar();
    } else if (destino !== undefined) {
      evento.preventDefault();
      itens.at(destino)?.focus();
    }
  }

  return (
    <div
      ref={menu}
      // Above everything, also above a dialog; unlike 'auto' it is closed by this component alone.
      popover="manual"
      role="menu"
      aria-label={rotulo}
      onKeyDown={aoTeclar}
      style={{
        position: 'fixed',
        inset: 'auto',
        margin: 0,
        padding: 4,
        width: 'max-content',
        maxWidth: 'min(360px, calc(100vw - 16px))',
        maxHeight: 'calc(100dvh - 16px)',
        overflowY: 'auto',
        border: `1px solid ${token.colorBorder}`,
        borderRadius: token.borderRadius,
        background: token.colorBgElevated,
        color: token.colorText,
        boxShadow: token.boxShadowSecondary,
      }}
    >
      <Flex vertical>
        {acoes.map((acao) => (
          <ItemDoMenu key={acao.rotulo} acao={acao} aoEscolher={fechar} />
        ))}
      </Flex>
    </div>
  );
}

function ItemDoMenu({ acao, aoEscolher }: { acao: AcaoPronta; aoEscolher: () => void }) {
  const { rotulo, perigo = false, impedimento, aoAcionar } = acao;
  const { token } = theme.useToken();
  return (
    <Button
      type="text"
      block
      role="menuitem"
      tabIndex={-1}
      danger={perigo && impedimento === null}
      aria-label={rotulo}
      // Not `disabled`: a keyboard or a screen reader must reach the reason.
      aria-disabled={impedimento !== null}
      aria-description={impedimento ?? undefined}
      style={{
        height: 'auto',
        minHeight: token.controlHeight,
        justifyContent: 'start',
        textAlign: 'start',
        whiteSpace: 'normal',
        cursor: impedimento === null ? undefined : 'not-allowed',
      }}
      onClick={() => {
        if (impedimento !== null) return;
        aoEscolher();
        aoAcionar();
      }}
    >
      {impedimento === null ? (
        rotulo
      ) : (
        <Flex vertical>
          <Typography.Text type="secondary">{rotulo}</Typography.Text>
          {/* A screen reader has the reason as the description. */}
          <Typography.Text aria-hidden type="secondary" style={{ fontSize: token.fontSizeSM }}>
            {impedimento}
          </Typography.Text>
        </Flex>
      )}
    </Button>
  );
}

const itensDe = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

/** Index of the entry to which a key goes; undefined for a key that goes to none. */
function destinoDa(tecla: string, atual: number, quantos: number): number | undefined {
  const destinos: Record<string, number> = {
    ArrowDown: (atual + 1) % quantos,
    ArrowUp: atual - 1,
    Home: 0,
    End: -1,
  };
  return destinos[tecla];
}

/** Distance from the button, and from the edges of the window, in px. */
const FOLGA = 4;
const MARGEM = 8;

/** Below the button and flush with its right edge; above it where there is no room below. */
function colocar(menu: HTMLElement, botao: DOMRect): void {
  const { offsetWidth, offsetHeight } = menu;
  const abaixo = botao.bottom + FOLGA;
  const cabe = abaixo + offsetHeight <= innerHeight - MARGEM;
  menu.style.left = `${Math.max(MARGEM, botao.right - offsetWidth)}px`;
  menu.style.top = `${cabe ? abaixo : Math.max(MARGEM, botao.top - FOLGA - offsetHeight)}px`;
}

/** Keeps the menu at its button while the page moves below it, and closes it when the user points at something outside. */
function useMenuAberto(
  menu: RefObject<HTMLElement | null>,
  botao: RefObject<HTMLElement | null>,
  aoFechar: () => void,
): void {
  useLayoutEffect(() => {
    const acompanhar = () => {
      if (menu.current && botao.current) colocar(menu.current, botao.current.getBoundingClientRect());
    };
    menu.current?.showPopover();
    acompanhar();
    itensDe(menu.current)[0]?.focus({ preventScroll: true });
    document.addEventListener('scroll', acompanhar, true);
    window.addEventListener('resize', acompanhar);
    return () => {
      document.removeEventListener('scroll', acompanhar, true);
      window.removeEventListener('resize', acompanhar);
    };
  }, [menu, botao]);
  const conferir = useEffectEvent(({ target }: Event) => {
    const dentro = [menu, botao].some(({ current }) => target instanceof Node && current?.contains(target));
    if (!dentro) aoFechar();
  });
  useEffect(() => {
    document.addEventListener('pointerdown', conferir, true);
    return () => document.removeEventListener('pointerdown', conferir, true);
  }, []);
}
