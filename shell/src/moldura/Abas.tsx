import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkDeTela } from '../menu/LinkDeTela.js';
import { abasDe, type GrupoVisivel } from '../menu/menu.js';
import './abas.css';

/**
 * The strip above a screen that has tabs (`abas` in `area.json`), and above each of them: links to all of them. It stays
 * while the user goes from one to the other. On a phone it scrolls sideways, with the current one in sight.
 */
export function Abas({ menu }: { menu: readonly GrupoVisivel[] }) {
  const { pathname } = useLocation();
  const faixa = useRef<HTMLElement>(null);
  const abas = abasDe(menu, pathname);
  useEffect(() => {
    const atual = faixa.current?.querySelector<HTMLElement>('[aria-current]');
    if (faixa.current && atual)
      faixa.current.scrollLeft = atual.offsetLeft - (faixa.current.clientWidth - atual.offsetWidth) / 2;
  }, [pathname]);
  const [primeira] = abas;
  if (!primeira) return null;
  return (
    <nav ref={faixa} className="abas" aria-label={primeira.titulo}>
      {abas.map((aba) => (
        <LinkDeTela key={aba.caminho} atalho={aba} />
      ))}
    </nav>
  );
}
