import type { Page, Route } from 'playwright-core';
import { url, withBrowser } from './harness/browser.js';
import { servirEstragado } from './harness/estragado.js';
import { areasPublicadas, telaSemParametro, type AreaPublicada } from './harness/federation.js';
import { entrar, preencherLogin, SENHA } from './harness/login.js';
import { seguirPara } from './harness/navegar.js';

const novaPagina = withBrowser();

let comTela: AreaPublicada[];

beforeAll(async () => {
  comTela = (await areasPublicadas()).filter((area) => telaSemParametro(area) !== undefined);
});

const PAINEL = 'Não foi possível abrir esta tela';

async function abrirTela(page: Page, area: AreaPublicada): Promise<void> {
  const tela = telaSemParametro(area);
  if (!tela) throw new Error(`${area.id} has no screen that opens without an id.`);
  await page.goto(url(tela.caminho));
}

/** The screen itself, as opposed to the panel that stands in for it: its title, which the guard alone does not draw. */
async function esperarTela(page: Page, area: AreaPublicada): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await page.getByRole('heading', { name: PAINEL }).count()).toBe(0);
  expect(await page.title()).toBe(`${telaSemParametro(area)?.titulo ?? ''} · Merenda Escolar`);
}

/** Goes to the area's screen as a link does, without loading the page anew. */
async function seguirParaTela(page: Page, area: AreaPublicada): Promise<void> {
  await seguirPara(page, telaSemParametro(area)?.caminho ?? '/');
  await page.waitForFunction((titulo) => document.title.startsWith(titulo), telaSemParametro(area)?.titulo ?? '');
}

const ehEntrada = (route: Route) => route.request().url().endsWith('/remoteEntry.js');

/** The entry, as if the area had been built against another version of the one package that admits no other. */
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
  ['down', (route) => route.abort()],
  ['slow', () => new Promise(() => undefined)],
  ['corrupt', (route) => route.fulfill({ contentType: 'text/javascript', body: '{"estragado":' })],
  ['built against another version of shared', comOutraVersao],
  [
    'without its chunks',
    (route) =>
      ehEntrada(route) ? route.continue() : route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' } }),
  ],
];

test.each(ESTRAGOS)(
  'each area in turn %s: its panel shows, the others live, and it comes back',
  async (_como, estragar) => {
    expect(comTela.length).toBeGreaterThan(0);
    const page = await novaPagina();
    await page.clock.install();
    await entrar(page, 'admin');
    for (const morta of comTela) {
      const arquivos = `**/areas/${morta.id}/**`;
      await page.route(arquivos, estragar);
      const pedido = page.waitForRequest(arquivos);
      await abrirTela(page, morta);
      await pedido;
      // The time that an area is given, and no more.
      await page.clock.fastForward(8_000);
      await page.getByRole('heading', { name: PAINEL }).waitFor();
      await page.getByText(`Versão da área: ${morta.versao}`).waitFor();
      await page.getByText(morta.nome, { exact: true }).first().waitFor();

      for (const viva of comTela.filter((area) => area !== morta)) {
        await seguirParaTela(page, viva);
        await esperarTela(page, viva);
      }

      await page.unroute(arquivos);
      await abrirTela(page, morta);
      await esperarTela(page, morta);
    }
  },
  240_000,
);

test("'Tentar novamente' brings an area back that is there again", async () => {
  const [morta] = comTela;
  if (!morta) throw new Error('No area has a screen.');
  const page = await novaPagina();
  await entrar(page, 'admin');
  await page.route(`**/areas/${morta.id}/**`, (route) => route.abort());
  await abrirTela(page, morta);
  await page.getByRole('heading', { name: PAINEL }).waitFor();
  await page.unroute(`**/areas/${morta.id}/**`);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await page.getByRole('heading', { name: PAINEL }).waitFor({ state: 'hidden' });
  await esperarTela(page, morta);
});

test.each([
  ['entry', (caminho: string) => caminho.endsWith('/remoteEntry.js')],
  ['code', (caminho: string) => caminho.endsWith('.js') && !caminho.endsWith('/remoteEntry.js')],
])(
  "'Tentar novamente' brings an area back whose %s was broken and is kept by the browser",
  async (_qual, ehDaParte) => {
    const [morta] = comTela;
    const tela = morta && telaSemParametro(morta);
    if (!tela) throw new Error('No area has a screen.');
    const produto = await servirEstragado((caminho) => caminho.startsWith(`/areas/${morta.id}/`) && ehDaParte(caminho));
    try {
      const page = await novaPagina();
      await entrar(page, 'admin', produto.url);
      const abrir = () => page.goto(new URL(tela.caminho, produto.url).href);
      await abrir();
      const painel = page.getByRole('heading', { name: PAINEL });
      await painel.waitFor();
      produto.consertar();
      // The files say that they never change: a page that is loaded again meets the broken one.
      await abrir();
      await painel.waitFor();
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await painel.waitFor({ state: 'hidden' });
      await esperarTela(page, morta);
      await abrir();
      await esperarTela(page, morta);
    } finally {
      await produto.parar();
    }
  },
);

test('an area that has not answered after 8 seconds is told of, and shown by itself when it comes after all', async () => {
  const [lenta] = comTela;
  if (!lenta) throw new Error('No area has a screen.');
  const page = await novaPagina();
  await entrar(page, 'admin');
  let responder: () => void = () => undefined;
  const resposta = new Promise<void>((resolve) => (responder = resolve));
  await page.route(`**/areas/${lenta.id}/**`, (route) => resposta.then(() => route.continue()));
  const desde = Date.now();
  await abrirTela(page, lenta);
  await page.getByRole('heading', { name: PAINEL }).waitFor({ timeout: 15_000 });
  expect(Date.now() - desde).toBeGreaterThanOrEqual(8000);
  responder();
  await page.getByRole('heading', { name: PAINEL }).waitFor({ state: 'hidden' });
  await esperarTela(page, lenta);
});

test.each([
  ['entry', ehEntrada],
  ['code', (route: Route) => !ehEntrada(route)],
])("'Tentar novamente' asks anew for an area whose %s never came", async (_qual, ehPerdido) => {
  const [muda] = comTela;
  if (!muda) throw new Error('No area has a screen.');
  const page = await novaPagina();
  await page.clock.install();
  await entrar(page, 'admin');
  const perdida = new Promise<void>((perder) => {
    let vez = 0;
    // The first request is never answered; no later one is kept from the area.
    void page.route(`**/areas/${muda.id}/**`, (route) =>
      ehPerdido(route) && vez++ === 0 ? perder() : route.continue(),
    );
  });
  await abrirTela(page, muda);
  await perdida;
  await page.clock.fastForward(8_000);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await esperarTela(page, muda);
});

test('the shell lives without any area, and without the list of areas', async () => {
  const page = await novaPagina();
  await page.route('**/federation.json', (route) => route.fulfill({ status: 503 }));
  await page.goto(url());
  await preencherLogin(page, 'admin', SENHA);
  await page.getByRole('heading', { name: 'As telas não puderam ser listadas' }).waitFor();
  await page.unroute('**/federation.json');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await page.getByRole('heading', { name: 'Página Inicial' }).waitFor();
});

test('a list of areas that is no JSON is told as one that did not come', async () => {
  const page = await novaPagina();
  await page.route('**/federation.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"areas":' }),
  );
  await page.goto(url());
  await preencherLogin(page, 'admin', SENHA);
  await page.getByRole('heading', { name: 'As telas não puderam ser listadas' }).waitFor();
});

test('an entry that makes no sense drops alone', async () => {
  const page = await novaPagina();
  await page.route('**/federation.json', async (route) => {
    const res = await route.fetch();
    const federacao = (await res.json()) as { areas: Record<string, unknown> };
    federacao.areas['mf-estragada'] = { versao: 1 };
    await route.fulfill({ json: federacao });
  });
  await entrar(page, 'admin');
  const [viva] = comTela;
  if (!viva) throw new Error('No area has a screen.');
  await abrirTela(page, viva);
  await esperarTela(page, viva);
});

test("each area's entry in turn corrupt: its screens are unknown, the others live", async () => {
  const page = await novaPagina();
  await entrar(page, 'admin');
  for (const morta of comTela) {
    await page.route('**/federation.json', async (route) => {
      const res = await route.fetch();
      const federacao = (await res.json()) as { areas: Record<string, { area: unknown }> };
      const entrada = federacao.areas[morta.id];
      if (entrada) entrada.area = { id: morta.id, telas: 'estragado' };
      await route.fulfill({ json: federacao });
    });
    await abrirTela(page, morta);
    await page.getByRole('heading', { name: 'Este endereço não existe' }).waitFor();
    for (const viva of comTela.filter((area) => area !== morta)) {
      await seguirParaTela(page, viva);
      await esperarTela(page, viva);
    }
    await page.unroute('**/federation.json');
  }
});
