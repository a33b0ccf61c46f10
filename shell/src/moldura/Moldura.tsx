import { Fragment, useCallback, useRef, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { GrupoVisivel } from '../menu/menu.js';
import { Abas } from './Abas.js';
import { Cabecalho } from './Cabecalho.js';
import { useMenuFixo } from './menu-fixo.js';
import { MenuLateral } from './MenuLateral.js';
import { useFocoGuardado } from './useFocoGuardado.js';
import './moldura.css';

/**
 * The frame of every protected screen: header, sidebar and the place for the screen.
 * @param faixa above each screen
 */
export function Moldura({ menu, faixa }: { menu: readonly GrupoVisivel[]; faixa?: ReactNode }) {
  const { pathname } = useLocation();
  // The address at which the menu was opened. When the address changes, the user has chosen something: the menu closes.
  const [menuAbertoEm, setMenuAbertoEm] = useState<string | null>(null);
  const { cabe, fixo, recolher } = useMenuFixo();
  const naGaveta = !cabe && menuAbertoEm === pathname;
  // A screen starts again with the unit that is chosen in the header.
  const [trocas, setTrocas] = useState(0);
  const conteudo = useRef<HTMLElement>(null);
  useFocoGuardado(conteudo, pathname);
  const botaoDoMenu = useRef<HTMLButtonElement>(null);
  const fecharMenu = useCallback(() => {
    setMenuAbertoEm(null);
    // The drawer takes its links away: the focus goes back to where it came from.
    botaoDoMenu.current?.focus();
  }, []);
  return (
    <div className={fixo ? 'moldura moldura-larga' : 'moldura'}>
      <a href="#conteudo" className="pular">
        Ir para o conteúdo
      </a>
      <Cabecalho
        botaoDoMenu={botaoDoMenu}
        menuAberto={fixo || naGaveta}
        aoAlternarMenu={() => {
          if (cabe) recolher(fixo);
          else setMenuAbertoEm(naGaveta ? null : pathname);
        }}
        aoTrocarUnidade={() => setTrocas(trocas + 1)}
      />
      <MenuLateral
        menu={menu}
        fixo={fixo}
        abertoPeloBotao={naGaveta}
        aoFechar={fecharMenu}
        aoEscolher={() => {
          setMenuAbertoEm(null);
          conteudo.current?.focus();
        }}
      />
      <main ref={conteudo} id="conteudo" className="moldura-conteudo" tabIndex={-1}>
        {faixa}
        <Abas menu={menu} />
        <Fragment key={trocas}>
          <Outlet />
        </Fragment>
      </main>
    </div>
  );
}
