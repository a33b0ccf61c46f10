import type { Page } from 'playwright-core';
import { url, withBrowser } from './harness/browser.js';
import { areasPublicadas, telaSemParametro, type AreaPublicada } from './harness/federation.js';
import { entrar, preencherLogin, SENHA } from './harness/login.js';

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

test('each area dead in turn: its panel shows, the others live, and it comes back', async () => {
  expect(comTela.length).toBeGreaterThan(0);
  for (const morta of comTela) {
    const page = await novaPagina();
    await entrar(page, 'admin');
    await page.route(`**/areas/${morta.id}/**`, (route) => route.abort());

    await abrirTela(page, morta);
    await page.getByRole('heading', { name: PAINEL }).waitFor();
    await page.getByText(`Versão da área: ${morta.versao}`).waitFor();
    await page.getByText(morta.nome, { exact: true }).first().waitFor();

    for (const viva of comTela.filter((area) => area !== morta)) {
      await abrirTela(page, viva);
      await esperarTela(page, viva);
    }

    await abrirTela(page, morta);
    await page.getByRole('heading', { name: PAINEL }).waitFor();
    await page.unroute(`**/areas/${morta.id}/**`);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await page.getByRole('heading', { name: PAINEL }).waitFor({ state: 'hidden' });
    await esperarTela(page, morta);
  }
}, 180_000);

test('an area that does not answer is given up after 8 seconds', async () => {
  const [lenta] = comTela;
  if (!lenta) throw new Error('No area has a screen.');
  const page = await novaPagina();
  await entrar(page, 'admin');
  await page.route(`**/areas/${lenta.id}/**`, () => new Promise(() => undefined));
  const desde = Date.now();
  await abrirTela(page, lenta);
  await page.getByRole('heading', { name: PAINEL }).waitFor({ timeout: 15_000 });
  expect(Date.now() - desde).toBeGreaterThanOrEqual(8000);
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
