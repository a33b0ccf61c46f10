import { queryClient } from '@merenda/shared';
import { preCarregarTela } from '../federation/load-area.js';
import { atalhosDe, type Atalho, type GrupoVisivel } from '../menu/menu.js';
import { SHELL_PUBLICADO } from '../proprias/area.js';

/** Of so many groups of the menu the first screen is loaded ahead: a cook's are the calendar and the execution. */
const GRUPOS = 2;

/** After so long it is looked again whether the home is complete (ms). */
const ESPERA = 500;

/** What browsers tell of the connection; Safari and Firefox tell nothing. */
interface Conexao {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Loads the code of the screens that the user probably opens next, while nothing else happens: by the user's own menu,
 * which follows the permissions. Not on a connection that is very slow, or whose user asks to save data; not before the
 * home is complete.
 * @returns ends it; what is on its way still comes
 */
export function anteciparTelas(menu: readonly GrupoVisivel[]): () => void {
  let acabou = poupaDados() || !('requestIdleCallback' in globalThis);
  const tentar = () => {
    if (!acabou) requestIdleCallback(carregar);
  };
  const carregar = () => {
    if (acabou) return;
    if (inicioCompleto()) for (const { publicada, tela } of telasProvaveis(menu)) preCarregarTela(publicada, tela);
    else setTimeout(tentar, ESPERA);
  };
  tentar();
  return () => {
    acabou = true;
  };
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

function poupaDados(): boolean {
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Conexao }).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

const inicioCompleto = (): boolean =>
  document.readyState === 'complete' &&
  Array.from(document.images).every(({ complete }) => complete) &&
  queryClient.isFetching() === 0;
