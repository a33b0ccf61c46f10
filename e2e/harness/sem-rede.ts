import fs from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Construida } from './publicado.js';
import { expect, NARROW } from './test.js';

/** The screen that the tests open without a network: any one, because the product's own may not be published yet. */
export const TELA = '/execucao-cardapios';

/**
 * A version of an area whose screen `TELA` opens without a network, as if its area.json said so. All its files are kept.
 * @param destino a folder of the test
 */
export function comTelaSemRede(construida: Construida, versao: string, destino: string): Construida {
  const folder = path.join(destino, versao);
  fs.cpSync(construida.folder, folder, { recursive: true });
  const arquivos = fs.readdirSync(folder).filter((nome) => /\.(js|css)$/.test(nome));
  fs.writeFileSync(path.join(folder, 'sem-rede.json'), JSON.stringify(arquivos));
  const texto = JSON.stringify(construida.entry).replaceAll(construida.versao, versao);
  const entry = JSON.parse(texto) as { versao: string; area: { telas: { caminho: string; semRede?: boolean }[] } };
  for (const tela of entry.area.telas) if (tela.caminho === TELA) tela.semRede = true;
  return { ...construida, versao, folder, entry: entry as Construida['entry'] };
}

/** A phone of its own, with a service worker. */
export const novoTelefone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: NARROW, serviceWorkers: 'allow' });

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
