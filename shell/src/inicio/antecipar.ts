import { preCarregarTela } from '../federation/load-area.js';
import { aoSossegar, poupaDados } from '../federation/sossego.js';
import { atalhosDe, type Atalho, type GrupoVisivel } from '../menu/menu.js';
import { SHELL_PUBLICADO } from '../proprias/area.js';

/** The number of groups of the menu whose first screen is loaded ahead: a cook's are the calendar and the execution. */
const GRUPOS = 2;

/**
 * Loads the code of the screens that the user probably opens next, while nothing else happens: by the user's own menu,
 * which follows the permissions. Not on a connection that is very slow, or whose user asks to save data; not before the
 * home is complete.
 * @returns ends it; loads on their way still complete
 */
export function anteciparTelas(menu: readonly GrupoVisivel[]): () => void {
  if (poupaDados() || !('requestIdleCallback' in globalThis)) return () => undefined;
  return aoSossegar(() => {
    for (const { publicada, tela } of telasProvaveis(menu)) preCarregarTela(publicada, tela);
  });
}

function telasProvaveis(menu: readonly GrupoVisivel[]): Atalho[] {
  return menu
    .flatMap((grupo) =>
      atalhosDe(grupo)
        .filter(({ publicada }) => publicada !== SHELL_PUBLICADO)
        .slice(0, 1),
    )
    .slice(0, GRUPOS);
}
