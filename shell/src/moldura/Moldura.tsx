import { useCallback, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { GrupoVisivel } from '../menu/menu.js';
import { Cabecalho } from './Cabecalho.js';
import { MenuLateral } from './MenuLateral.js';
import './moldura.css';

/** The frame of every protected screen: header, sidebar and the place for the screen. */
export function Moldura({ menu }: { menu: readonly GrupoVisivel[] }) {
  const { pathname } = useLocation();
  // The address at which the menu was opened: any other means that the user chose something.
  const [menuAbertoEm, setMenuAbertoEm] = useState<string | null>(null);
  const menuAberto = menuAbertoEm === pathname;
  const conteudo = useRef<HTMLElement>(null);
  const botaoDoMenu = useRef<HTMLButtonElement>(null);
  const fecharMenu = useCallback(() => {
    setMenuAbertoEm(null);
    // The drawer takes its links away: the focus goes back to where it came from.
    botaoDoMenu.current?.focus();
  }, []);
  return (
    <div className="moldura">
      <a href="#conteudo" className="pular">
        Ir para o conteúdo
      </a>
      <Cabecalho
        botaoDoMenu={botaoDoMenu}
        menuAberto={menuAberto}
        aoAlternarMenu={() => {
          setMenuAbertoEm(menuAberto ? null : pathname);
        }}
      />
      <MenuLateral
        menu={menu}
        abertoPeloBotao={menuAberto}
        aoFechar={fecharMenu}
        aoEscolher={() => {
          setMenuAbertoEm(null);
          conteudo.current?.focus();
        }}
      />
      <main ref={conteudo} id="conteudo" className="moldura-conteudo" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
