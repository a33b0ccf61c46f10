import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// antd renders a lot; a machine that also builds is slow to do it.
jest.setTimeout(120_000);
configure({
  asyncUtilTimeout: 15_000,
  // The sentence alone: the whole page's HTML below it buries what failed. `screen.debug()` prints it when wanted.
  getElementError: (mensagem) => new Error(mensagem?.split('Ignored nodes:')[0]?.slice(0, 2_000)),
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

// jsdom draws no pseudo-elements and says so loudly at each request for one.
const { getComputedStyle } = window;
window.getComputedStyle = (elemento) => getComputedStyle(elemento);

afterEach(() => {
  estreita = false;
  localStorage.clear();
  sessionStorage.clear();
});
