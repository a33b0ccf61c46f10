import { adiantarLeitura, queryClient, temPermissao, useSessao } from '@merenda/shared';
import { matchPath } from 'react-router-dom';
import { conferirToken } from '../acesso/checagem.js';
import { consultaDaFederacao } from './federacao.js';
import { preCarregarTela } from './load-area.js';
import type { AreaPublicada } from './registry.js';

/**
 * Asks for what the page needs, all at once, as soon as the browser has opened the kept session: the check of the token,
 * the list of areas, and for a screen that opens without a network, as the installed icon's, its code and its first read.
 * The code of another screen would hold back the page's own loading while its area hangs. The screen itself asks one
 * after the other, and shows what failed.
 */
export async function adiantarTela(): Promise<void> {
  await sessaoAberta();
  const { token } = useSessao.getState().auth;
  if (token === null) return;
  conferirToken(token).catch(() => undefined);
  const { areas } = await queryClient.fetchQuery(consultaDaFederacao).catch(() => ({ areas: [] }));
  for (const publicada of areas)
    for (const { id, caminho, permissao, semRede } of publicada.area.telas)
      if (semRede && matchPath(caminho, globalThis.location.pathname) && temPermissao(permissao)) {
        preCarregarTela(publicada, id);
        adiantarLeituraDe(publicada, id);
      }
}

/** Asks for the first read of a screen of this page's address. One with a query may name another unit. */
export function adiantarLeituraDe({ area }: AreaPublicada, tela: string): void {
  const leitura = area.telas.find(({ id }) => id === tela)?.leitura;
  if (leitura !== undefined && globalThis.location.search === '') adiantarLeitura(leitura);
}

/** Waits until the browser has opened what it keeps of the session. */
async function sessaoAberta(): Promise<void> {
  if (useSessao.getState().hidratada) return;
  await new Promise<void>((resolve) => {
    const parar = useSessao.subscribe(({ hidratada }) => {
      if (!hidratada) return;
      parar();
      resolve();
    });
  });
}
