import { entradasDoGrupo, type EntradaDeMenu, type GrupoDeMenu } from '@merenda/shared/area';
import type { AreaPublicada } from '../federation/registry.js';
import { SHELL_PUBLICADO } from '../proprias/area.js';

/** An entry that the user may open. */
export interface Atalho {
  rotulo: string;
  caminho: string;
  titulo: string;
  tela: string;
  publicada: AreaPublicada;
}

export interface SecaoVisivel {
  /** Null: the group's entries are directly under it. */
  titulo: string | null;
  atalhos: Atalho[];
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
 * entries does (specification 1, section 2).
 */
export function montarMenu(
  areas: readonly AreaPublicada[],
  pode: (permissao: string | null) => boolean,
): GrupoVisivel[] {
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
      secoes: secoesVisiveis(publicada, grupo, pode),
    }))
    .filter(({ secoes }) => secoes.length > 0);
}

function secoesVisiveis(
  publicada: AreaPublicada,
  grupo: GrupoDeMenu,
  pode: (permissao: string | null) => boolean,
): SecaoVisivel[] {
  const secoes = grupo.secoes ?? [{ titulo: null, entradas: entradasDoGrupo(grupo) }];
  return secoes
    .map(({ titulo, entradas }) => ({
      titulo,
      atalhos: entradas.flatMap((entrada) => atalhoVisivel(publicada, entrada, pode)),
    }))
    .filter(({ atalhos }) => atalhos.length > 0);
}

function atalhoVisivel(
  publicada: AreaPublicada,
  { tela: id, rotulo }: EntradaDeMenu,
  pode: (permissao: string | null) => boolean,
): Atalho[] {
  const tela = publicada.area.telas.find((uma) => uma.id === id);
  if (!tela || !pode(tela.permissao)) return [];
  return [{ rotulo, caminho: tela.caminho, titulo: tela.titulo, tela: id, publicada }];
}

/** The screen at an address, as a link; undefined when no area publishes it, or the user may not open it. */
export function atalhoDaTela(
  areas: readonly AreaPublicada[],
  caminho: string,
  pode: (permissao: string | null) => boolean,
): Atalho | undefined {
  for (const publicada of areas) {
    const tela = publicada.area.telas.find((uma) => uma.caminho === caminho);
    if (tela && pode(tela.permissao))
      return { rotulo: tela.titulo, caminho, titulo: tela.titulo, tela: tela.id, publicada };
  }
  return undefined;
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
export const atalhosDe = ({ secoes }: GrupoVisivel): Atalho[] => secoes.flatMap(({ atalhos }) => atalhos);
