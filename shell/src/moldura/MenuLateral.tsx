import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Icone } from '../marca/Icone.js';
import { LinkDeTela } from '../menu/LinkDeTela.js';
import type { GrupoVisivel } from '../menu/menu.js';
import './menu-lateral.css';

interface Props {
  menu: readonly GrupoVisivel[];
  /** On narrow screens the header's button opens it. */
  abertoPeloBotao: boolean;
  aoFechar: () => void;
  /** A link was followed. */
  aoEscolher: () => void;
}

/**
 * Sidebar: a rail of icons that opens on hover and on keyboard focus, a drawer on narrow screens. Esc closes both.
 * The links of the closed rail stay reachable by Tab: that is how the keyboard opens it. The focus never stays on a
 * link that has closed: it goes to the rail, or back to the button that opened the drawer.
 */
export function MenuLateral({ menu, abertoPeloBotao, aoFechar, aoEscolher }: Props) {
  const [abertoPorPerto, setAbertoPorPerto] = useState(false);
  const aberto = abertoPorPerto || abertoPeloBotao;
  const menuRef = useRef<HTMLElement>(null);

  const fechar = useEffectEvent(() => {
    setAbertoPorPerto(false);
    if (abertoPeloBotao) aoFechar();
    else if (menuRef.current?.contains(document.activeElement)) menuRef.current.focus();
  });

  useEffect(() => {
    if (!aberto) return;
    const aoTeclar = (evento: KeyboardEvent) => {
      if (evento.key === 'Escape') fechar();
    };
    document.addEventListener('keydown', aoTeclar);
    return () => {
      document.removeEventListener('keydown', aoTeclar);
    };
  }, [aberto]);

  // The focus moves into the opened drawer.
  useEffect(() => {
    if (abertoPeloBotao) menuRef.current?.querySelector('a')?.focus();
  }, [abertoPeloBotao]);

  return (
    <>
      {abertoPeloBotao && <div className="menu-fundo" onClick={aoFechar} />}
      <nav
        ref={menuRef}
        id="menu"
        tabIndex={-1}
        aria-label="Menu principal"
        className={`menu${aberto ? ' menu-aberto' : ''}${abertoPeloBotao ? ' menu-gaveta' : ''}`}
        onPointerEnter={(evento) => {
          if (evento.pointerType === 'mouse') setAbertoPorPerto(true);
        }}
        onPointerLeave={(evento) => {
          // The keyboard may be in it while the mouse passes by.
          if (!evento.currentTarget.querySelector(':focus-visible')) setAbertoPorPerto(false);
        }}
        onClick={(evento) => {
          // The router takes a click over by preventing the browser's own; a new tab is the browser's.
          if (!evento.defaultPrevented) return;
          setAbertoPorPerto(false);
          aoEscolher();
        }}
        onFocus={(evento) => {
          if (evento.target !== evento.currentTarget) setAbertoPorPerto(true);
        }}
        onBlur={(evento) => {
          if (!evento.currentTarget.contains(evento.relatedTarget)) setAbertoPorPerto(false);
        }}
      >
        <ul>
          {menu.map((grupo) => (
            <Grupo key={grupo.id} grupo={grupo} />
          ))}
        </ul>
      </nav>
    </>
  );
}

function Grupo({ grupo }: { grupo: GrupoVisivel }) {
  const id = useId();
  return (
    <li className="menu-grupo">
      <p id={id} className="menu-titulo">
        <Icone nome={grupo.icone} />
        <span>{grupo.titulo}</span>
      </p>
      <ul aria-labelledby={id}>
        {grupo.secoes.flatMap(({ titulo, atalhos }) =>
          atalhos.map((atalho) => (
            <li key={atalho.caminho}>
              <LinkDeTela atalho={atalho}>{titulo === null ? atalho.rotulo : `${titulo}: ${atalho.rotulo}`}</LinkDeTela>
            </li>
          )),
        )}
      </ul>
    </li>
  );
}
