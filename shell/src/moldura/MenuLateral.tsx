import { usePorPin } from '@merenda/shared';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useContagens } from '../hoje/contagens.js';
import { Icone } from '../marca/Icone.js';
import type { GrupoVisivel } from '../menu/menu.js';
import { GrupoDoMenu } from './GrupoDoMenu.js';
import { useGruposAbertos } from './grupos-abertos.js';
import './menu-lateral.css';

interface Props {
  menu: readonly GrupoVisivel[];
  /** It is open beside the screen, and stays so. */
  fixo: boolean;
  /** On narrow screens the header's button opens it. */
  abertoPeloBotao: boolean;
  aoFechar: () => void;
  /** A link was followed. */
  aoEscolher: () => void;
}

/**
 * Sidebar: open beside the screen where it has room (`fixo`), a rail of icons that opens on hover and on keyboard focus
 * below, a drawer on phones. Esc closes rail and drawer. The lines of the closed rail stay reachable by Tab: that is how
 * the keyboard opens it. The focus never stays on a link that has closed: it goes to the rail, or back to the button
 * that opened the drawer.
 */
export function MenuLateral({ menu, fixo, abertoPeloBotao, aoFechar, aoEscolher }: Props) {
  const [abertoPorPerto, setAbertoPorPerto] = useState(false);
  const sobreposto = !fixo && (abertoPorPerto || abertoPeloBotao);
  const menuRef = useRef<HTMLElement>(null);
  const { aberto, alternar } = useGruposAbertos(menu);
  const porPin = usePorPin();
  const contagens = useContagens(useLocation().pathname);

  const fechar = useEffectEvent(() => {
    setAbertoPorPerto(false);
    if (abertoPeloBotao) aoFechar();
    else if (menuRef.current?.contains(document.activeElement)) menuRef.current.focus();
  });

  useEffect(() => {
    if (!sobreposto) return;
    const aoTeclar = (evento: KeyboardEvent) => {
      if (evento.key === 'Escape') fechar();
    };
    document.addEventListener('keydown', aoTeclar);
    return () => {
      document.removeEventListener('keydown', aoTeclar);
    };
  }, [sobreposto]);

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
        className={[
          'menu',
          (fixo || sobreposto) && 'menu-aberto',
          sobreposto && 'menu-sobreposto',
          abertoPeloBotao && 'menu-gaveta',
        ]
          .filter(Boolean)
          .join(' ')}
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
          {!porPin && (
            <li>
              <NavLink to="/home" className="menu-linha">
                <Icone nome="inicio" />
                <span className="menu-rotulo">Início</span>
              </NavLink>
            </li>
          )}
          {menu.map((grupo) => (
            <GrupoDoMenu
              key={grupo.id}
              grupo={grupo}
              contagens={contagens}
              aberto={aberto(grupo)}
              aoAlternar={() => alternar(grupo)}
            />
          ))}
        </ul>
      </nav>
    </>
  );
}
