import fs from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Construida } from './publicado.js';
import { novoContexto } from './sessao.js';
import { expect, NARROW } from './test.js';

/** The screen that opens without a network. */
export const TELA = '/cozinha';

/**
 * The area of that screen under another version.
 * @param destino a folder of the test
 */
export function comoVersao(construida: Construida, versao: string, destino: string): Construida {
  const folder = path.join(destino, versao);
  fs.cpSync(construida.folder, folder, { recursive: true });
  const entry = JSON.parse(JSON.stringify(construida.entry).replaceAll(construida.versao, versao)) as {
    versao: string;
  };
  return { ...construida, versao, folder, entry };
}

/** A phone of its own, with a service worker. */
export const novoTelefone = (browser: Browser): Promise<BrowserContext> =>
  novoContexto(browser, { viewport: NARROW, serviceWorkers: 'allow' });

/** Waits until the browser keeps all files of a version of an area. */
export async function esperarGuardada(page: Page, versao: string): Promise<void> {
  const guardada = () =>
    page.evaluate(async (procurada) => {
      for (const nome of await caches.keys())
        if (nome.includes(procurada) && (await (await caches.open(nome)).match('/conjunto-completo'))) return true;
      return false;
    }, versao);
  await expect.poll(guardada).toBe(true);
}

/** The names of the sets that the browser keeps. */
export const conjuntos = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());
