import { expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { SHIFT } from '../../scripts/fixed-clock/fixed-clock.mjs';
import { shiftDate } from '../../scripts/fixed-clock/shift-date.mjs';
import type { SessaoAberta } from './api.js';

/** A browser that one user after another borrows. It keeps the files of the product, and the code that it compiled. */
export interface Navegador {
  contexto: BrowserContext;
  /** Its login screen, which stays open. It has the product's code, and gives the browser the session of a user. */
  acesso: Page;
  /** The login name of the last user. */
  de: string | null;
}

/** As far as it is used here, what the page's copy of `@merenda/shared` offers. */
interface Compartilhado {
  useSessao: {
    persist: { getOptions: () => { name: string; version: number; storage: { setItem: GuardarSessao } } };
  };
}
type GuardarSessao = (nome: string, valor: { state: object; version: number }) => Promise<void>;

interface PaginaDoProduto {
  __FEDERATION__?: {
    __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, { lib?: () => unknown }>>> }[];
  };
}

/** A browser on the day of the tests. */
export async function novoContexto(browser: Browser, opcoes: BrowserContextOptions): Promise<BrowserContext> {
  const contexto = await browser.newContext(opcoes);
  await contexto.addInitScript(shiftDate, SHIFT);
  return contexto;
}

/**
 * A browser that saves data: nothing is loaded ahead, so that each test decides when an area comes. It runs no service
 * worker, which would answer for the network: `sem-rede.test.ts` has browsers of its own.
 */
export async function novoContextoEconomico(
  browser: Browser,
  opcoes: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const contexto = await novoContexto(browser, { serviceWorkers: 'block', ...opcoes });
  await contexto.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  return contexto;
}

/** A browser at its login screen. */
export async function novoNavegador(browser: Browser): Promise<Navegador> {
  const contexto = await novoContextoEconomico(browser);
  const acesso = await contexto.newPage();
  // It does not hear of the sessions of other tabs, so it stays at the login.
  await acesso.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  await acesso.goto('/');
  await expect(acesso.getByRole('button', { name: 'Entrar', exact: true })).toBeEnabled();
  return { contexto, acesso, de: null };
}

/**
 * Leaves only this session in the browser: what earlier users kept is deleted. The session is sealed with a key that
 * WebCrypto does not export, so the store of the product itself writes it, as after a login.
 */
export async function guardarSessao({ acesso }: Navegador, { usuario, token, alcance }: SessaoAberta): Promise<void> {
  await acesso.evaluate(
    async (auth) => {
      localStorage.clear();
      for (const { name } of await indexedDB.databases())
        await new Promise((apagado) => {
          indexedDB.deleteDatabase(name ?? '').onsuccess = apagado;
        });
      const escopos = (globalThis as PaginaDoProduto).__FEDERATION__?.__INSTANCES__ ?? [];
      const versoes = escopos.flatMap(({ shareScopeMap }) =>
        Object.values(shareScopeMap.default?.['@merenda/shared'] ?? {}),
      );
      const compartilhado = versoes.find(({ lib }) => lib)?.lib?.() as Compartilhado | undefined;
      if (!compartilhado) throw new Error('The login screen has no session store.');
      const { name, version, storage } = compartilhado.useSessao.persist.getOptions();
      await storage.setItem(name, { state: { auth }, version });
      if (localStorage.getItem(name) === null) throw new Error('The session was not stored.');
    },
    { usuario, token, alcance, isValidToken: true, conferidaEm: Date.now() },
  );
}
