import { useEffect, useId, useState } from 'react';
import { Icone } from '../marca/Icone.js';
import { LinkDeTela } from '../menu/LinkDeTela.js';
import type { GrupoVisivel } from '../menu/menu.js';

interface Props {
  menu: readonly GrupoVisivel[];
  /** On narrow screens the header's button opens it. */
  abertoPeloBotao: boolean;
  aoFechar: () => void;
}

/**
 * Sidebar: a rail of icons that opens on hover and on keyboard focus, a drawer on narrow screens. Esc closes both.
 * The links of the closed rail stay reachable by Tab: that is how the keyboard opens it.
 */
export function MenuLateral({ menu, abertoPeloBotao, aoFechar }: Props) {
  const [abertoPorPerto, setAbertoPorPerto] = useState(false);
  const aberto = abertoPorPerto || abertoPeloBotao;

  useEffect(() => {
    if (!aberto) return;
    const aoTeclar = (evento: KeyboardEvent) => {
      if (evento.key !== 'Escape') return;
      setAbertoPorPerto(false);
      aoFechar();
    };
    document.addEventListener('keydown', aoTeclar);
    return () => {
      document.removeEventListener('keydown', aoTeclar);
    };
  }, [aberto, aoFechar]);

  return (
    <>
      {abertoPeloBotao && <div className="menu-fundo" onClick={aoFechar} />}
      <nav
        id="menu"
        aria-label="Menu principal"
        className={`menu${aberto ? ' menu-aberto' : ''}${abertoPeloBotao ? ' menu-gaveta' : ''}`}
        onPointerEnter={(evento) => {
          if (evento.pointerType === 'mouse') setAbertoPorPerto(true);
        }}
        onPointerLeave={() => {
          setAbertoPorPerto(false);
        }}
        onFocus={() => {
          setAbertoPorPerto(true);
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
