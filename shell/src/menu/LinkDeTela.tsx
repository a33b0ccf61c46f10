import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { preCarregarTela } from '../federation/load-area.js';
import type { Atalho } from './menu.js';

interface Props {
  atalho: Atalho;
  /** Added to the address of the screen: '?sessao=12'. */
  busca?: string;
  className?: string;
  onClick?: () => void;
  children?: ReactNode;
}

/** A link to an area's screen that starts loading it when the user is about to follow it. */
export function LinkDeTela({ atalho, busca = '', className, onClick, children }: Props) {
  const { telas } = atalho.publicada.area;
  const antecipar = () => {
    depoisDoQuadro(() => {
      preCarregarTela(atalho.publicada, atalho.tela);
    });
  };
  return (
    <NavLink
      to={atalho.caminho + busca}
      // The current one is the screen below, if it has an entry of its own.
      end={telas.some(({ caminho }) => !caminho.includes(':') && caminho.startsWith(`${atalho.caminho}/`))}
      className={className}
      title={atalho.titulo}
      onPointerEnter={antecipar}
      onFocus={antecipar}
      onClick={onClick}
    >
      {children ?? atalho.rotulo}
    </NavLink>
  );
}

/** A dialog that opens gives its first link the focus: it is shown first. */
const depoisDoQuadro = (fazer: () => void) => requestAnimationFrame(() => setTimeout(fazer));
