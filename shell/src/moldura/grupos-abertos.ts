import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { atalhosDe, estaNaEntrada, type GrupoVisivel } from '../menu/menu.js';

/** So many lines fit a low window (768 px): a menu that is no longer is open whole. */
const LINHAS = 18;

/**
 * Which groups of the sidebar show their links: those that the user has opened, that of the current screen, and all of a
 * short menu.
 */
export function useGruposAbertos(menu: readonly GrupoVisivel[]) {
  const { pathname } = useLocation();
  const [escolhidos, setEscolhidos] = useState<Readonly<Record<string, boolean>>>({});
  const tudo = linhasDe(menu) <= LINHAS;
  const aberto = (grupo: GrupoVisivel): boolean => escolhidos[grupo.id] ?? (tudo || contem(grupo, pathname));
  const alternar = (grupo: GrupoVisivel): void => {
    setEscolhidos({ ...escolhidos, [grupo.id]: !aberto(grupo) });
  };
  return { aberto, alternar };
}

/** A group with one link is that link. */
function linhasDe(menu: readonly GrupoVisivel[]): number {
  return menu
    .map((grupo) => atalhosDe(grupo).length)
    .reduce((linhas, quantos) => linhas + (quantos > 1 ? quantos + 1 : 1), 0);
}

const contem = (grupo: GrupoVisivel, pathname: string): boolean =>
  atalhosDe(grupo).some((entrada) => estaNaEntrada(entrada, pathname));
