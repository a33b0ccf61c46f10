import {
  entradasDoGrupo,
  type AbaDeTela,
  type AreaJson,
  type EntradaDeMenu,
  type GrupoDeMenu,
  type TelaDeArea,
} from '@merenda/shared/area';
import { matchPath } from 'react-router-dom';
import type { AreaPublicada } from '../federation/registry.js';
import { AJUSTES, SHELL_PUBLICADO } from '../proprias/area.js';

type Pode = (permissao: string | null) => boolean;

/** A screen that the user may open, as a link. */
export interface Atalho {
  rotulo: string;
  caminho: string;
  titulo: string;
  tela: string;
  publicada: AreaPublicada;
}

/** An entry of the menu, with the screens that belong to it and have no entry of their own. */
export interface EntradaVisivel extends Atalho {
  /** The strip above the entry's screen and theirs has all of them. */
  abas?: readonly Atalho[];
  /** Addresses that its screen links to, which are a part of this entry too. */
  daTela?: readonly string[];
}

export interface SecaoVisivel {
  /** Null: the group's entries are directly under it. */
  titulo: string | null;
  atalhos: EntradaVisivel[];
}

/** A group of the sidebar, and a tile of the home unless `bloco` is false, with only what the user may open. */
export interface GrupoVisivel {
  id: string;
  publicada: AreaPublicada;
  titulo: string;
  icone: string | undefined;
  bloco: boolean;
  /** Its tile opens a modal that shows the sections. */
  abreModal: boolean;
  secoes: SecaoVisivel[];
}

/**
 * The menu of one user, from the areas' `area.json`: an entry shows by its screen's permission, a group if any of its
 * entries does (specification 1, section 2). 'Ajustes' shows if it has something for the user.
 * @param naCozinha whether the user works in a kitchen: only these users have the screen in the menu on which they start
 */
export function montarMenu(areas: readonly AreaPublicada[], pode: Pode, naCozinha = false): GrupoVisivel[] {
  const ajustes = ajustesVisiveis(areas, pode).flatMap(({ links }) => links.map(({ tela }) => tela.caminho));
  const entradaVisivel = (publicada: AreaPublicada, entrada: EntradaDeMenu): EntradaVisivel[] =>
    atalhoVisivel(publicada, entrada, pode).flatMap((atalho) => {
      if (atalho.caminho === AJUSTES) return ajustes.length > 0 ? [{ ...atalho, daTela: ajustes }] : [];
      if (!naCozinha && publicada.area.telas.some(({ id, inicio }) => id === atalho.tela && inicio)) return [];
      if (!entrada.abas) return [atalho];
      return [{ ...atalho, abas: entrada.abas.flatMap((aba) => atalhoVisivel(publicada, aba, pode)) }];
    });
  const secoesVisiveis = (publicada: AreaPublicada, grupo: GrupoDeMenu): SecaoVisivel[] =>
    (grupo.secoes ?? [{ titulo: null, entradas: entradasDoGrupo(grupo) }])
      .map(({ titulo, entradas }) => ({
        titulo,
        atalhos: entradas.flatMap((entrada) => entradaVisivel(publicada, entrada)),
      }))
      .filter(({ atalhos }) => atalhos.length > 0);
  return areas
    .flatMap((publicada) => publicada.area.menu.map((grupo) => ({ publicada, grupo })))
    .sort((a, b) => a.grupo.ordem - b.grupo.ordem)
    .map(({ publicada, grupo }) => ({
      id: `${publicada.area.id}-${grupo.id}`,
      publicada,
      titulo: grupo.titulo,
      icone: grupo.icone,
      bloco: grupo.bloco ?? true,
      abreModal: grupo.secoes !== undefined,
      secoes: secoesVisiveis(publicada, grupo),
    }))
    .filter(({ secoes }) => secoes.length > 0);
}

function atalhoVisivel(publicada: AreaPublicada, { tela: id, rotulo }: AbaDeTela, pode: Pode): Atalho[] {
  const tela = publicada.area.telas.find((uma) => uma.id === id);
  return tela && pode(tela.permissao) ? [atalhoPara(publicada, tela, rotulo)] : [];
}

/** A link to a screen of an area. */
const atalhoPara = (publicada: AreaPublicada, tela: TelaDeArea, rotulo = tela.titulo): Atalho => ({
  rotulo,
  caminho: tela.caminho,
  titulo: tela.titulo,
  tela: tela.id,
  publicada,
});

/** Whether the screen at an address is that of an entry, below it, or one that is reached from it. */
export const estaNaEntrada = ({ caminho, abas = [], daTela = [] }: EntradaVisivel, pathname: string): boolean =>
  [caminho, ...abas.map((aba) => aba.caminho), ...daTela].some(
    (path) => matchPath({ path, end: path !== caminho }, pathname) !== null,
  );

/** The strip of the screen at an address: an entry of the menu with its tabs; [] where there is none. */
export function abasDe(menu: readonly GrupoVisivel[], pathname: string): readonly Atalho[] {
  for (const entrada of menu.flatMap(atalhosDe)) {
    const faixa = [entrada, ...(entrada.abas ?? [])];
    if (faixa.length > 1 && faixa.some(({ caminho }) => matchPath(caminho, pathname) !== null)) return faixa;
  }
  return [];
}

/** The screen at an address, as a link; undefined when no area publishes it, or the user may not open it. */
export function atalhoDaTela(areas: readonly AreaPublicada[], caminho: string, pode: Pode): Atalho | undefined {
  for (const publicada of areas) {
    const tela = publicada.area.telas.find((uma) => uma.caminho === caminho);
    if (tela && pode(tela.permissao)) return atalhoPara(publicada, tela);
  }
  return undefined;
}

/** A section of the page 'Ajustes' with what the user may open. */
export interface SecaoVisivelDeAjustes {
  titulo: string;
  links: { tela: TelaDeArea; descricao: string }[];
}

/**
 * The page 'Ajustes' of one user, from the areas' `area.json`: sections of the same title are one, and a screen with two
 * addresses is there once.
 */
export function ajustesVisiveis(areas: readonly { area: AreaJson }[], pode: Pode): SecaoVisivelDeAjustes[] {
  const secoes = new Map<string, SecaoVisivelDeAjustes>();
  for (const { area } of areas)
    for (const { titulo, entradas } of area.ajustes ?? [])
      for (const { tela: id, descricao } of entradas) {
        const tela = area.telas.find((uma) => uma.id === id);
        const secao = secoes.get(titulo) ?? { titulo, links: [] };
        if (!tela || !pode(tela.permissao) || secao.links.some((link) => link.tela.titulo === tela.titulo)) continue;
        secao.links.push({ tela, descricao });
        secoes.set(titulo, secao);
      }
  return [...secoes.values()];
}

/** The groups of one area, in the order of the menu. */
export interface AreaVisivel {
  publicada: AreaPublicada;
  grupos: GrupoVisivel[];
}

/** The menu by areas, in the order of their first groups; the user's own account is the last one. */
export function porArea(menu: readonly GrupoVisivel[]): AreaVisivel[] {
  const areas = [...new Set(menu.map(({ publicada }) => publicada))].map((publicada) => ({
    publicada,
    grupos: menu.filter((grupo) => grupo.publicada === publicada),
  }));
  return areas.sort((a, b) => Number(a.publicada === SHELL_PUBLICADO) - Number(b.publicada === SHELL_PUBLICADO));
}

/** The entries of a group, of all its sections. */
export const atalhosDe = ({ secoes }: GrupoVisivel): EntradaVisivel[] => secoes.flatMap(({ atalhos }) => atalhos);
