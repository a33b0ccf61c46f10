import { useSessao } from '@merenda/shared';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { Marca } from '../marca/Marca.js';
import { Conta } from './Conta.js';
import './cabecalho.css';

interface Props {
  botaoDoMenu: RefObject<HTMLButtonElement | null>;
  menuAberto: boolean;
  aoAlternarMenu: () => void;
}

/** Header of the protected screens: menu button, product, greeting and the user's account. */
export function Cabecalho({ botaoDoMenu, menuAberto, aoAlternarMenu }: Props) {
  const nome = useSessao((sessao) => sessao.auth.usuario?.pessoa.nome ?? '');
  return (
    <header className="cabecalho">
      <button
        ref={botaoDoMenu}
        type="button"
        className="cabecalho-menu"
        aria-label="Menu"
        aria-expanded={menuAberto}
        aria-controls="menu"
        onClick={aoAlternarMenu}
      >
        <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <Link to="/home" className="cabecalho-produto" aria-label="Merenda Escolar, página inicial">
        <Marca />
        <span>Merenda Escolar</span>
      </Link>
      <p className="cabecalho-saudacao">
        <span>Seja bem-vindo(a):</span> <strong>{nome}</strong>
      </p>
      <Conta />
    </header>
  );
}
