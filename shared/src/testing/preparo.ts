import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { estiloCalculado } from './estilo.js';
import { lancarFalhas } from './falhas.js';

// antd renders a lot; a machine that also builds is slow to do it.
jest.setTimeout(120_000);
configure({
  asyncUtilTimeout: 15_000,
  // The sentence alone: the whole page's HTML below it buries what failed. `screen.debug()` prints it when wanted.
  getElementError: (mensagem) => new Error(mensagem?.split('Ignored nodes:')[0]?.slice(0, 2_000)),
});

/**
 * What an act changes in a form (a field that another one opens) is drawn two turns of the event loop later, which on a busy machine is after the test's next
 * line. These functions are read here, so that a test which stops the clock does not stop them.
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

/**
 * React draws by itself between the acts of a test, as in a browser: antd goes on by timers of its own, and a test waits for what it expects to see. The
 * library's `render` and events still run inside `act`. It sets this to true before the tests of a file, so it is set here, after it.
 */
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

let estreita = false;

/** Media queries: the page is as wide as a desktop unless a test says otherwise. */
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

afterEach(() => {
  estreita = false;
  localStorage.clear();
  sessionStorage.clear();
});

// A screen that shows an error to the user cannot hide that the server would refuse what it sends.
afterEach(lancarFalhas);
