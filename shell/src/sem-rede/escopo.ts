/**
 * The parts of its global scope that the service worker uses. The library's own types conflict with those of a page.
 */

interface ComEspera {
  waitUntil: (promessa: Promise<unknown>) => void;
}

export interface Navegacao extends ComEspera {
  request: Request;
  /** The response that the browser has asked for already. */
  preloadResponse: Promise<Response | undefined> | undefined;
  respondWith: (resposta: Promise<Response>) => void;
}

interface Eventos {
  install: ComEspera;
  activate: ComEspera;
  message: ComEspera & { data: unknown };
  fetch: Navegacao;
}

export interface EscopoDoServico {
  location: Location;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <E extends keyof Eventos>(evento: E, ouvinte: (evento: Eventos[E]) => void) => void;
}
