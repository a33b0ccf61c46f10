import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { estiloCalculado } from './estilo.js';

/*
 * The page and the testing library as all test files need them. A process that runs several files evaluates this once.
 */

/** The texts of the open dialogs and toasts: they tell how far the page got. */
const noPrimeiroPlano = (): string =>
  Array.from(
    document.querySelectorAll('[role="dialog"], [role="alert"]'),
    ({ textContent }) => `'${textContent}'`,
  ).join();

configure({
  // How long a machine that is busy with other work may keep a page waiting. Only a test that fails waits so long.
  asyncUtilTimeout: 60_000,
  // Without the whole page's HTML, which would hide the failure. `screen.debug()` prints it on demand.
  getElementError: (mensagem) =>
    new Error(`${mensagem?.split('Ignored nodes:')[0]?.slice(0, 2_000)}\nDialogs and toasts: ${noPrimeiroPlano()}`),
});

/**
 * A change of a form by an act (a field that shows another one) is rendered two turns of the event loop later; on a
 * busy machine this is after the test's next line. These functions are read here, so that a test which stops the clock
 * does not stop them.
 */
const { setTimeout: depois, setImmediate: aoFimDaVolta } = globalThis;
const umaVolta = () => new Promise<void>((seguir) => depois(() => aoFimDaVolta(seguir)));
const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: async (agir) => {
    const resultado = await asyncWrapper(agir);
    await umaVolta();
    await umaVolta();
    return resultado;
  },
});

let estreita = false;

/** Media queries: the page has the width of a desktop unless a test changes it. */
export function fingirTelaEstreita(sim: boolean): void {
  estreita = sim;
}

window.matchMedia = (media) =>
  ({
    media,
    matches: media.includes('max-width') ? estreita : false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;

class ResizeObserverParado {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver = ResizeObserverParado as unknown as typeof ResizeObserver;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
// jsdom has no canvas, and logs an error with a stack at each request for one.
HTMLCanvasElement.prototype.getContext = () => null;
// jsdom fetches no pictures.
HTMLImageElement.prototype.decode = () => Promise.reject(new Error('jsdom fetches no pictures.'));

window.getComputedStyle = estiloCalculado;
