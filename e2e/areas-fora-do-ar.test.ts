import type { Page, Route } from '@playwright/test';
import { expect, test } from './harness/test.js';
import { servirEstragado } from './harness/estragado.js';
import { areasPublicadas, telaSemParametro, type AreaPublicada } from './harness/federation.js';
import { entrar, preencherLogin, SENHA } from './harness/login.js';
import { seguirPara } from './harness/navegar.js';

let comTela: AreaPublicada[];

test.beforeAll(async () => {
  comTela = (await areasPublicadas()).filter((area) => telaSemParametro(area) !== undefined);
});

const PAINEL = 'Não foi possível abrir esta tela';

async function abrirTela(page: Page, area: AreaPublicada): Promise<void> {
  const tela = telaSemParametro(area);
  if (!tela) throw new Error(`${area.id} has no screen that opens without an id.`);
  await page.goto(tela.caminho);
}

/**
 * The area's screen itself: the page has its title, and then a heading that does not belong to the panel. The loader
 * has no heading.
 */
async function esperarTela(page: Page, area: AreaPublicada): Promise<void> {
  await expect(page).toHaveTitle(`${telaSemParametro(area)?.titulo ?? ''} · Merenda Escolar`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: PAINEL })).toHaveCount(0);
}

/** Opens the area's screen like a link, without a reload of the page. */
async function seguirParaTela(page: Page, area: AreaPublicada): Promise<void> {
  await seguirPara(page, telaSemParametro(area)?.caminho ?? '/');
  await esperarTela(page, area);
}

const ehEntrada = (route: Route) => route.request().url().endsWith('/remoteEntry.js');

/** The entry of an area built for another version of the one package that must match exactly. */
async function comOutraVersao(route: Route): Promise<void> {
  if (!ehEntrada(route)) return route.continue();
  const resposta = await route.fetch();
  const corpo = await resposta.text();
  const mudado = corpo.replaceAll(
    /requiredVersion:"[^"]+",strictVersion:!0/g,
    'requiredVersion:"^99.0.0",strictVersion:!0',
  );
  expect(mudado).not.toBe(corpo);
  return route.fulfill({
    response: resposta,
    body: mudado,
    headers: { ...resposta.headers(), 'cache-control': 'no-store' },
  });
}

const ESTRAGOS: [como: string, estragar: (route: Route) => unknown][] = [
  ['is down', (route) => route.abort()],
  ['is slow', () => new Promise(() => undefined)],
  ['is corrupt', (route) => route.fulfill({ contentType: 'text/javascript', body: '{"estragado":' })],
  ['is built against another version of shared', comOutraVersao],
  [
    'lacks its chunks',
    (route) =>
      ehEntrada(route) ? route.continue() : route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' } }),
  ],
];

/** The areas that are opened while the one with this number is broken, in this kind of failure. */
function vivasAoLado(qual: number, vez: number): AreaPublicada[] {
  if (qual === vez % comTela.length) return comTela.filter((_, numero) => numero !== qual);
  return comTela.slice(Math.max(0, qual - 1), qual);
}

for (const [vez, [como, estragar]] of ESTRAGOS.entries()) {
  test(`each area in turn ${como}: its panel shows, the others work, and the next load brings it back @deep @federation`, async ({
    novaPagina,
  }) => {
    test.setTimeout(240_000);

    expect(comTela.length).toBeGreaterThan(0);
    const page = await novaPagina();
    await page.clock.install();
    await entrar(page, 'admin');
    for (const [qual, morta] of comTela.entries()) {
      const arquivos = `**/areas/${morta.id}/**`;
      await page.route(arquivos, estragar);
      const requisicao = page.waitForRequest(arquivos);
      await abrirTela(page, morta);
      await requisicao;
      // The time limit for an area.
      await page.clock.fastForward(8_000);
      await expect(page.getByRole('heading', { name: PAINEL })).toBeVisible();
      await expect(page.getByText(`Versão da área: ${morta.versao}`)).toBeVisible();
      await expect(page.getByText(morta.nome, { exact: true }).first()).toBeVisible();

      // The area that was broken before works again: this page was loaded after its repair. Each kind of failure has
      // another area beside which all others are opened.
      for (const viva of vivasAoLado(qual, vez)) await seguirParaTela(page, viva);
      // A file that is still asked for is answered no more; that is no failure.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    for (const reparada of comTela.slice(-1)) {
      await abrirTela(page, reparada);
      await esperarTela(page, reparada);
    }
  });
}

test("an area that is down shows its panel, the others work, and 'Tentar novamente' brings it back", async ({
  conta,
}) => {
  const [morta, viva] = [comTela[0]!, comTela[1]!];
  const page = await conta('admin');
  await page.route(`**/areas/${morta.id}/**`, (route) => route.abort());
  await abrirTela(page, morta);
  await expect(page.getByRole('heading', { name: PAINEL })).toBeVisible();
  await expect(page.getByText(`Versão da área: ${morta.versao}`)).toBeVisible();
  await seguirParaTela(page, viva);
  await seguirPara(page, telaSemParametro(morta)?.caminho ?? '/');
  await expect(page.getByRole('heading', { name: PAINEL })).toBeVisible();
  await page.unroute(`**/areas/${morta.id}/**`);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { name: PAINEL })).toBeHidden();
  await esperarTela(page, morta);
});

for (const [parte, ehDaParte] of [
  ['entry', (caminho: string) => caminho.endsWith('/remoteEntry.js')],
  ['code', (caminho: string) => caminho.endsWith('.js') && !caminho.endsWith('/remoteEntry.js')],
] as const) {
  test(`'Tentar novamente' brings back an area whose ${parte} was broken and is in the browser's cache @deep @federation`, async ({
    novaPagina,
  }) => {
    const morta = comTela[0]!;
    const tela = telaSemParametro(morta)!;
    const produto = await servirEstragado((caminho) => caminho.startsWith(`/areas/${morta.id}/`) && ehDaParte(caminho));
    try {
      const page = await novaPagina();
      await entrar(page, 'admin', produto.url);
      const abrir = () => page.goto(new URL(tela.caminho, produto.url).href);
      await abrir();
      const painel = page.getByRole('heading', { name: PAINEL });
      await expect(painel).toBeVisible();
      produto.consertar();
      // The files are cached as immutable: a new load of the page gets the broken one.
      await abrir();
      await expect(painel).toBeVisible();
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(painel).toBeHidden();
      await esperarTela(page, morta);
      await abrir();
      await esperarTela(page, morta);
    } finally {
      await produto.parar();
    }
  });
}

test('an area without an answer after 8 seconds shows the panel, and the screen appears by itself when the answer comes @deep @federation', async ({
  conta,
}) => {
  const lenta = comTela[0]!;
  const page = await conta('admin');
  let responder: () => void = () => undefined;
  const resposta = new Promise<void>((resolve) => (responder = resolve));
  await page.route(`**/areas/${lenta.id}/**`, (route) => resposta.then(() => route.continue()));
  await page.clock.install();
  const pedida = page.waitForRequest(`**/areas/${lenta.id}/**`);
  await abrirTela(page, lenta);
  await pedida;
  await page.clock.fastForward(7_000);
  await expect(page.getByRole('heading', { name: PAINEL })).toBeHidden();
  await page.clock.fastForward(1_000);
  await expect(page.getByRole('heading', { name: PAINEL })).toBeVisible();
  responder();
  await expect(page.getByRole('heading', { name: PAINEL })).toBeHidden();
  await esperarTela(page, lenta);
});

for (const [parte, ehPerdido] of [
  ['entry', ehEntrada],
  ['code', (route: Route) => !ehEntrada(route)],
] as const) {
  test(`'Tentar novamente' asks again for an area whose ${parte} never arrived @deep @federation`, async ({
    novaPagina,
  }) => {
    const muda = comTela[0]!;
    const page = await novaPagina();
    await page.clock.install();
    await entrar(page, 'admin');
    let perde = true;
    const perdida = new Promise<void>((perder) => {
      // Those before the click are never answered; the later ones are.
      void page.route(`**/areas/${muda.id}/**`, (route) => (ehPerdido(route) && perde ? perder() : route.continue()));
    });
    await abrirTela(page, muda);
    await perdida;
    await page.clock.fastForward(8_000);
    const tentar = page.getByRole('button', { name: 'Tentar novamente' });
    await expect(tentar).toBeVisible();
    perde = false;
    await tentar.click();
    await esperarTela(page, muda);
  });
}

test('the shell works without any area, and without the list of areas @deep @federation', async ({ novaPagina }) => {
  const page = await novaPagina();
  await page.route('**/federation.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/');
  await preencherLogin(page, 'admin', SENHA);
  await expect(page.getByRole('heading', { name: 'As telas não puderam ser listadas' })).toBeVisible();
  await page.unroute('**/federation.json');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
});

test('a list of areas that is not JSON shows the same as a list that does not arrive @deep @federation', async ({
  novaPagina,
}) => {
  const page = await novaPagina();
  await page.route('**/federation.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"areas":' }),
  );
  await page.goto('/');
  await preencherLogin(page, 'admin', SENHA);
  await expect(page.getByRole('heading', { name: 'As telas não puderam ser listadas' })).toBeVisible();
});

test('an invalid entry removes only its own area @deep @federation', async ({ novaPagina }) => {
  const page = await novaPagina();
  await page.route('**/federation.json', async (route) => {
    const res = await route.fetch();
    const federacao = (await res.json()) as { areas: Record<string, unknown> };
    federacao.areas['mf-estragada'] = { versao: 1 };
    await route.fulfill({ json: federacao });
  });
  await entrar(page, 'admin');
  const viva = comTela[0]!;
  await abrirTela(page, viva);
  await esperarTela(page, viva);
});

test("each area's entry in turn is corrupt: its screens are unknown, the others work @deep @federation", async ({
  conta,
}) => {
  const page = await conta('admin');
  for (const morta of comTela) {
    await page.route('**/federation.json', async (route) => {
      const res = await route.fetch();
      const federacao = (await res.json()) as { areas: Record<string, { area: unknown }> };
      const entrada = federacao.areas[morta.id];
      if (entrada) entrada.area = { id: morta.id, telas: 'estragado' };
      await route.fulfill({ json: federacao });
    });
    await abrirTela(page, morta);
    await expect(page.getByRole('heading', { name: 'Este endereço não existe' })).toBeVisible();
    for (const viva of comTela.filter((area) => area !== morta)) await seguirParaTela(page, viva);
    await page.unroute('**/federation.json');
  }
});
