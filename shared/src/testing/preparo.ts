import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';

// antd renders a lot; a machine that also builds is slow to do it.
jest.setTimeout(120_000);
configure({
  asyncUtilTimeout: 15_000,
  // The sentence alone: the whole page's HTML below it buries what failed. `screen.debug()` prints it when wanted.
  getElementError: (mensagem) => new Error(mensagem?.split('Ignored nodes:')[0]?.slice(0, 2_000)),
});

/**
 * What an act sets off in a form (a field that another one opens) is drawn two turns of the event loop later, which on a busy machine is after the test's next
 * line. Taken from here, so that a test which stops the clock does not stop these.
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

// antd moves on by timers of its own, which React reports at length; what a test waits for, it waits for by name.
const { error } = console;
console.error = (...partes: unknown[]) => {
  if (!String(partes[0]).includes('not wrapped in act(')) error(...partes);
};

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
// jsdom fetches no pictures.
HTMLImageElement.prototype.decode = () => Promise.reject(new Error('jsdom fetches no pictures.'));

/**
 * jsdom works a style out anew, colours and all, each time that it is asked: for every element, and each of its ancestors, of
 * every query by role. Its answers stay good while its own sheet of them does (it drops that at any change of the page).
 * It draws no pseudo-elements besides, and says so loudly at each request for one.
 */
const { getComputedStyle } = window;
const documento = (document as unknown as Record<symbol, { _styleCache: object | null }>)[simboloDe(document, 'impl')];
const respostas = new WeakMap<object, WeakMap<Element, CSSStyleDeclaration>>();

function simboloDe(objeto: object, nome: string): symbol {
  const simbolo = Object.getOwnPropertySymbols(objeto).find(({ description }) => description === nome);
  if (!simbolo) throw new Error(`jsdom no longer has its symbol '${nome}'.`);
  return simbolo;
}

window.getComputedStyle = (elemento) => {
  const folha = documento?._styleCache;
  const pronta = folha && respostas.get(folha)?.get(elemento);
  if (pronta) return pronta;
  const resposta = getComputedStyle(elemento);
  const vigente = documento?._styleCache;
  if (vigente) {
    const guardadas = respostas.get(vigente) ?? new WeakMap<Element, CSSStyleDeclaration>();
    respostas.set(vigente, guardadas.set(elemento, resposta));
  }
  return resposta;
};

afterEach(() => {
  estreita = false;
  localStorage.clear();
  sessionStorage.clear();
});
