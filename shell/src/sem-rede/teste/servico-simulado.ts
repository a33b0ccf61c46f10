type Ouvinte = (evento: unknown) => void;

/** A request as the browser gives it to the service worker. Node makes no `Request` with the mode of a navigation. */
interface RequisicaoDaPagina {
  url: string;
  method?: string;
  mode?: RequestMode;
  cache?: RequestCache;
}

interface Passagem extends RequisicaoDaPagina {
  /** What the browser has asked for already. */
  adiantada?: Promise<Response | undefined>;
}

/**
 * The scope in which `iniciar` starts the service worker: its events, its clients and its registration, as functions of
 * the process's own global object, which stands for the worker's.
 */
export async function simularServico(iniciar: () => Promise<unknown>) {
  const ouvintes = new Map<string, Ouvinte>();
  const escutar = jest.spyOn(globalThis, 'addEventListener').mockImplementation((evento, ouvinte) => {
    ouvintes.set(evento, ouvinte as Ouvinte);
  });
  await iniciar();
  escutar.mockRestore();
  const escopo = {
    skipWaiting: jest.fn(() => Promise.resolve()),
    clients: { claim: jest.fn(() => Promise.resolve()) },
    registration: {
      navigationPreload: { enable: jest.fn(() => Promise.resolve()) } as { enable: jest.Mock } | undefined,
    },
  };
  Object.assign(globalThis, escopo);

  /** Sends an event, and waits for what the worker asks the browser to wait for. */
  async function disparar(nome: string, partes: object = {}): Promise<void> {
    const esperas: Promise<unknown>[] = [];
    ouvintes.get(nome)?.({ ...partes, waitUntil: (espera: Promise<unknown>) => esperas.push(espera) });
    await Promise.all(esperas);
  }

  /** The worker's answer to a request; undefined when it leaves the request to the browser. */
  function pedir({ adiantada, ...requisicao }: Passagem): Promise<Response> | undefined {
    let resposta: Promise<Response> | undefined;
    const { url, method = 'GET', mode = 'no-cors', cache = 'default' } = requisicao;
    ouvintes.get('fetch')?.({
      request: { url: new URL(url, location.origin).href, method, mode, cache },
      preloadResponse: adiantada,
      respondWith: (dele: Promise<Response>) => (resposta = dele),
      waitUntil: () => undefined,
    });
    return resposta;
  }

  return { escopo, disparar, pedir };
}
