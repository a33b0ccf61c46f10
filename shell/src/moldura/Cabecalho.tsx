import { useSessao, usePorPin } from '@merenda/shared';
import { nomeProprio } from '@merenda/shared/formatos';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { AcessoRapido } from '../acesso-rapido/AcessoRapido.js';
import { BotaoDeAjuda } from '../ajuda/BotaoDeAjuda.js';
import { Marca } from '../marca/Marca.js';
import { Conta } from './Conta.js';
import { UnidadeAtual } from './UnidadeAtual.js';
import './cabecalho.css';

interface Props {
  botaoDoMenu: RefObject<HTMLButtonElement | null>;
  menuAberto: boolean;
  aoAlternarMenu: () => void;
  /** The user has chosen another unit. */
  aoTrocarUnidade: () => void;
}

/** Header of the protected screens: menu button, product, the unit, search, help, greeting and the user's account. */
export function Cabecalho({ botaoDoMenu, menuAberto, aoAlternarMenu, aoTrocarUnidade }: Props) {
  const porPin = usePorPin();
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
      <UnidadeAtual aoTrocar={aoTrocarUnidade} />
      {!porPin && <AcessoRapido />}
      <BotaoDeAjuda />
      <p className="cabecalho-saudacao">
        <span>Seja bem-vindo(a):</span> <strong>{nomeProprio(nome)}</strong>
      </p>
      <Conta />
    </header>
  );
}
