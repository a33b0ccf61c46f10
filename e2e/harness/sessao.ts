import { transformSync } from '@swc/core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { SHIFT } from '../../scripts/fixed-clock/fixed-clock.mjs';
import { shiftDate } from '../../scripts/fixed-clock/shift-date.mjs';
import type { SessaoAberta } from './api.js';

/** A browser that one user after another borrows. It keeps the files of the product, and the code that it compiled. */
export interface Navegador {
  contexto: BrowserContext;
  /**
   * A tab at an address of the product that runs no script. While it is open, the browser keeps the process of the
   * product's pages, with the code that they have compiled.
   */
  guardada: Page;
  /** The login name of the last user. */
  de: string | null;
}

/** An address of the product that runs no script. */
const SEM_PROGRAMA = '/api/relogio';

/**
 * The product's own function that seals a text, for a page without its scripts: the key does not leave the browser, so a
 * session can be sealed only there.
 */
const SELAR = (() => {
  const raiz = path.resolve(import.meta.dirname, '../../shared/src/raiz');
  const fonte = ['sem-rede/indexed-db.ts', 'cofre.ts']
    .map((nome) => fs.readFileSync(path.join(raiz, nome), 'utf8').replaceAll(/^import .*$/gm, ''))
    .join('\n');
  const { code } = transformSync(fonte, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  return `(() => { const exports = {}; ${code}; return exports.selar; })()`;
})();

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

/** A browser without a user. */
export async function novoNavegador(browser: Browser): Promise<Navegador> {
  const contexto = await novoContextoEconomico(browser);
  const guardada = await contexto.newPage();
  await guardada.goto(SEM_PROGRAMA);
  return { contexto, guardada, de: null };
}

/** Leaves only this session in the browser, as the product stores it after a login: what earlier users kept is deleted. */
export async function guardarSessao({ guardada }: Navegador, { usuario, token, alcance }: SessaoAberta): Promise<void> {
  const auth = { usuario, token, alcance, isValidToken: true, conferidaEm: Date.now() };
  await guardada.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases())
      await new Promise((apagado, recusado) => {
        const requisicao = indexedDB.deleteDatabase(name ?? '');
        requisicao.onsuccess = apagado;
        requisicao.onblocked = () => recusado(new Error(`${name} is still open.`));
      });
  });
  // Specification 1, sections 3 and 9: the part 'auth' under the key 'root', in version 1.
  const texto = JSON.stringify({ state: { auth }, version: 1 });
  await guardada.evaluate(`${SELAR}(${JSON.stringify(texto)}).then((selado) => localStorage.setItem('root', selado))`);
}
