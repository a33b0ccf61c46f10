import type { Page } from '@playwright/test';
import { servirArea } from './harness/area-local.js';
import { expect, test } from './harness/test.js';
import { url } from './harness/produto.js';
import { areasPublicadas, telaSemParametro } from './harness/federation.js';
import { entrar } from './harness/login.js';
import { seguirPara } from './harness/navegar.js';

/** Packages that every area requests from the shell. */
const PEDIDOS = ['@merenda/shared', '@tanstack/react-query', 'antd/nucleo', 'dayjs', 'react', 'react-router-dom'];
/**
 * Packages that an area may request. The shell's copy is the only one: no area can bring its own
 * (`scripts/build/one-copy.test.ts`).
 */
const UNICOS = [
  ...PEDIDOS,
  '@ant-design/charts',
  'antd/datas',
  'antd/formularios',
  'antd/imagens',
  'antd/tabelas',
  'react-dom',
  'zustand',
];

/** The record of the federation's runtime for one version of a package. */
interface Oferta {
  /** Returns the module once it is loaded. */
  lib?: () => unknown;
  useIn: string[];
}

/**
 * Runs in the page before its scripts: each renderer registers with the developers' tools, and each session listens on
 * a channel.
 */
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

/** The page's counts, and for each singleton how many different modules the federation's runtime gave to areas. */
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
    await expect(page).toHaveTitle(`${telaSemParametro(area)?.titulo ?? ''} · Merenda Escolar`);
    await expect(page.locator('main h1').first()).toBeVisible();
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

test('after a visit to every area exactly one copy of each singleton runs @deep @federation', async ({
  novaPagina,
}) => {
  const page = await novaPagina();
  await page.addInitScript(contarCopias);
  await entrar(page, 'admin');
  await esperarUmaCopiaDeCada(page);
});

test('the same with an area served from its sources inside the running product @deep @federation', async ({
  novaPagina,
}) => {
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
