import { entradasDoGrupo, type EntradaDeMenu, type GrupoDeMenu } from '@merenda/shared/area';
import type { AreaPublicada } from '../federation/registry.js';

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

/** A tile of the home and a group of the sidebar, with only what the user may open. */
export interface GrupoVisivel {
  id: string;
  titulo: string;
  icone: string | undefined;
  /** Its tile opens a modal that shows the sections. */
  abreModal: boolean;
  secoes: SecaoVisivel[];
}

/**
 * The menu of one user, from what the areas say of themselves: an entry shows by its screen's permission, a group if
 * any of its entries does (specification 1, section 2).
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
      titulo: grupo.titulo,
      icone: grupo.icone,
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
