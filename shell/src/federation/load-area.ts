import type { TelasDaArea } from '@merenda/shared';
import type { ComponentType } from 'react';
import { SHELL_PUBLICADO } from '../proprias/area.js';
import { adiantarArquivos } from './adiantar-arquivos.js';
import { buscarAntd } from './antd.js';
import type { AreaPublicada } from './registry.js';

/** The longest time for an area to load a screen before the user gets a message (ms). */
export const PRAZO_DA_AREA = 8000;

/** The area took longer than `PRAZO_DA_AREA`. It may still come: `chegada` settles when it does, or fails. */
export class AreaAtrasada extends Error {
  constructor(readonly chegada: Promise<unknown>) {
    super(`No answer within ${String(PRAZO_DA_AREA)} ms.`);
  }
}

const carregadas = new Map<string, Promise<TelasDaArea>>();

/** Whether the page has, or is fetching, this version's code. */
export function foiCarregada({ entrada }: AreaPublicada): boolean {
  return carregadas.has(entrada);
}

/**
 * Loads an area's table of screens, once: the promise is shared by the preload on hover and the screen itself.
 * A failure is forgotten, so that the next call tries again.
 */
function carregarArea(publicada: AreaPublicada): Promise<TelasDaArea> {
  const { entrada } = publicada;
  const anterior = carregadas.get(entrada);
  if (anterior) return anterior;
  const promessa = buscarTelas(publicada);
  carregadas.set(entrada, promessa);
  promessa.catch(() => carregadas.delete(entrada));
  return promessa;
}

/** The federation's runtime is fetched with the first area: login and home do without it. */
function buscarTelas(publicada: AreaPublicada): Promise<TelasDaArea> {
  if (publicada === SHELL_PUBLICADO) return import('../proprias/telas.js').then((modulo) => modulo.default);
  // Every area asks for it, but only once its own code is there: by then it is on its way.
  buscarAntd().catch(() => undefined);
  return import('./runtime.js').then(({ carregarContainer }) => carregarContainer(publicada));
}

/**
 * Loads one screen of an area.
 * @throws AreaAtrasada when it is slower than `PRAZO_DA_AREA`; an error when the area is down, incompatible, or lacks
 *   the screen that its area.json lists
 */
export async function carregarTela(publicada: AreaPublicada, tela: string): Promise<{ default: ComponentType }> {
  adiantarArquivos(publicada, tela);
  return comPrazo(
    carregarArea(publicada).then((telas) => {
      const carregar = telas[tela];
      if (!carregar) throw new Error(`'${publicada.area.id}' has no loader for its screen '${tela}'.`);
      return carregar();
    }),
  );
}

/** Starts loading the area that the user is about to open. A failure is shown only when the screen is opened. */
export function preCarregarTela(publicada: AreaPublicada, tela: string): void {
  Promise.all([carregarTela(publicada, tela), import('./ContextoDasTelas.js')]).catch(() => undefined);
}

function comPrazo<T>(promessa: Promise<T>): Promise<T> {
  let relogio: ReturnType<typeof setTimeout>;
  const prazo = new Promise<never>((_, reject) => {
    relogio = setTimeout(() => {
      reject(new AreaAtrasada(promessa));
    }, PRAZO_DA_AREA);
  });
  return Promise.race([promessa, prazo]).finally(() => {
    clearTimeout(relogio);
  });
}
