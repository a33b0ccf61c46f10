import type { Page } from 'playwright-core';
import { servirArea } from './harness/area-local.js';
import { url, withBrowser } from './harness/browser.js';
import { areasPublicadas, telaSemParametro } from './harness/federation.js';
import { entrar } from './harness/login.js';
import { seguirPara } from './harness/navegar.js';

const novaPagina = withBrowser();

/** What every area asks the shell for. */
const PEDIDOS = ['@merenda/shared', '@tanstack/react-query', 'antd', 'dayjs', 'react', 'react-router-dom'];
/** What an area may ask for; else the shell's is the only one, since no area can bring its own (`scripts/build/one-copy.test.ts`). */
const UNICOS = [...PEDIDOS, 'react-dom', 'zustand'];

/** What the federation's runtime keeps of a package in one version. */
interface Oferta {
  /** Hands out the module once it was loaded. */
  lib?: () => unknown;
  useIn: string[];
}

/** In the page, before anything of it: who draws says so to the developers' tools, and a session listens on a channel. */
function contarCopias(): void {
  const copias = { desenhistas: 0, sessoes: 0 };
  const ferramentas = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => (copias.desenhistas += 1),
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  };
  class CanalContado extends BroadcastChannel {
    constructor(nome: string) {
      super(nome);
      if (nome === 'merenda:sessao') copias.sessoes += 1;
    }
  }
  Object.assign(globalThis, { copias, __REACT_DEVTOOLS_GLOBAL_HOOK__: ferramentas, BroadcastChannel: CanalContado });
}

/** The page's own count, and of each singleton how many different modules the federation's runtime has handed out to areas. */
function lerCopias(page: Page) {
  return page.evaluate(() => {
    const pagina = globalThis as unknown as {
      copias: { desenhistas: number; sessoes: number };
      __FEDERATION__: { __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, Oferta>>> }[] };
    };
    const modulos: Record<string, Set<unknown>> = {};
    const areas = new Set<string>();
    const ofertas = pagina.__FEDERATION__.__INSTANCES__.flatMap(({ shareScopeMap }) =>
      Object.entries(shareScopeMap.default ?? {}),
    );
    for (const [nome, versoes] of ofertas) {
      for (const { lib, useIn } of Object.values(versoes)) {
        if (!lib) continue;
        (modulos[nome] ??= new Set()).add(lib());
        useIn.forEach((area) => areas.add(area));
      }
    }
    return {
      ...pagina.copias,
      modulos: Object.fromEntries(Object.entries(modulos).map(([nome, unicos]) => [nome, unicos.size])),
      areas: [...areas],
    };
  });
}

/** Opens a screen of each area in one page, one after the other. */
async function visitarAreas(page: Page): Promise<string[]> {
  const areas = (await areasPublicadas()).filter((area) => telaSemParametro(area));
  for (const area of areas) {
    await seguirPara(page, telaSemParametro(area)?.caminho ?? '/');
    await page.waitForFunction((titulo) => document.title.startsWith(titulo), telaSemParametro(area)?.titulo ?? '');
    await page.locator('main h1').first().waitFor();
  }
  return areas.map(({ id }) => id.replaceAll('-', '_'));
}

async function esperarUmaCopiaDeCada(page: Page): Promise<void> {
  const visitadas = await visitarAreas(page);
  const { desenhistas, sessoes, modulos, areas } = await lerCopias(page);
  expect({ desenhistas, sessoes }).toEqual({ desenhistas: 1, sessoes: 1 });
  expect(areas).toEqual(expect.arrayContaining(visitadas));
  expect(modulos).toMatchObject(Object.fromEntries(PEDIDOS.map((nome) => [nome, 1])));
  expect(UNICOS.filter((nome) => (modulos[nome] ?? 1) !== 1)).toEqual([]);
}

test('after a visit to every area one copy runs of each package that has identity', async () => {
  const page = await novaPagina();
  await page.addInitScript(contarCopias);
  await entrar(page, 'admin');
  await esperarUmaCopiaDeCada(page);
});

test('standalone too: an area from its sources inside the running product', async () => {
  const area = await servirArea('mf-estoque', url());
  try {
    const page = await novaPagina();
    await page.addInitScript(contarCopias);
    await entrar(page, 'admin', area.url);
    await esperarUmaCopiaDeCada(page);
  } finally {
    await area.parar();
  }
});
