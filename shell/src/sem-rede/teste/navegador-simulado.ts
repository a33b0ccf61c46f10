/** One cache of the browser. Keys are paths, as the service worker uses them. */
class CacheSimulado {
  readonly #guardados = new Map<string, Response>();

  match(endereco: string): Promise<Response | undefined> {
    return Promise.resolve(this.#guardados.get(endereco)?.clone());
  }

  async put(endereco: string, resposta: Response): Promise<void> {
    if (resposta.bodyUsed) throw new TypeError('The body of the response is used.');
    this.#guardados.set(endereco, new Response(await resposta.arrayBuffer(), resposta));
  }

  enderecos(): string[] {
    return [...this.#guardados.keys()].sort();
  }
}

/** What jsdom lacks of a browser for the sets of files: `caches` and `navigator.locks`. Undo it with `desfazer`. */
export function simularNavegador() {
  const porNome = new Map<string, CacheSimulado>();
  const travas = new Set<string>();
  const caches = {
    open(nome: string) {
      const cache = porNome.get(nome) ?? new CacheSimulado();
      porNome.set(nome, cache);
      return Promise.resolve(cache);
    },
    keys: () => Promise.resolve([...porNome.keys()]),
    delete: (nome: string) => Promise.resolve(porNome.delete(nome)),
    async match(endereco: string) {
      for (const cache of porNome.values()) {
        const achado = await cache.match(endereco);
        if (achado) return achado;
      }
      return undefined;
    },
  };
  const locks = {
    query: () => Promise.resolve({ held: [...travas].map((name) => ({ name })) }),
    async request(nome: string, _opcoes: { ifAvailable: true }, fazer: (trava: object | null) => Promise<void>) {
      if (travas.has(nome)) return fazer(null);
      travas.add(nome);
      try {
        return await fazer({});
      } finally {
        travas.delete(nome);
      }
    },
  };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true, writable: true });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return {
    /** The kept paths of each cache, by its name. */
    guardados: () => Object.fromEntries([...porNome].map(([nome, cache]) => [nome, cache.enderecos()])),
    /** A page with these versions is opened, and holds the lock of its set. Returns a function that closes it. */
    abrirPagina(nome: string) {
      travas.add(nome);
      return () => void travas.delete(nome);
    },
    desfazer() {
      Reflect.deleteProperty(globalThis, 'caches');
      Reflect.deleteProperty(navigator, 'locks');
    },
  };
}
