import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { violacoesDe } from './harness/axe.js';
import { entrar, preencherLogin, SENHA } from './harness/login.js';
import { publicarProduto, type Construida, type Publicado } from './harness/publicado.js';
import { comoVersao, conjuntos, esperarGuardada, novoTelefone, TELA } from './harness/sem-rede.js';
import { expect, test } from './harness/test.js';

let produto: Publicado;
let pasta: string;
let telefone: BrowserContext;
let page: Page;

/** A version of the area of menus, which has the kitchen. */
const cardapios = (versao: string): Construida => {
  const construida = produto.partes['mf-cardapios'];
  if (!construida) throw new Error('The build lacks an area.');
  return comoVersao(construida, versao, pasta);
};

test.beforeEach(async ({ browser }) => {
  pasta = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-sem-rede-'));
  produto = await publicarProduto();
  await produto.publicar(cardapios('2.0.0-a'));
  telefone = await novoTelefone(browser);
  page = await telefone.newPage();
});
test.afterEach(async () => {
  await telefone.close();
  await produto.parar();
  fs.rmSync(pasta, { recursive: true });
});

const titulo = () => page.getByRole('heading', { name: 'Cozinha', level: 1 });
const faixa = () => page.getByText(/^Sem rede desde \d\d:\d\d\./);

/** Opens the screen with a network, and waits until its files are kept. */
async function guardarTela(versao: string): Promise<void> {
  await page.goto(`${produto.url}${TELA}`);
  await expect(titulo()).toBeVisible();
  await esperarGuardada(page, versao);
}

test('the screen opens without a network, in the versions that were kept, whatever is published meanwhile @deep', async () => {
  await entrar(page, 'merendeira', produto.url);
  await guardarTela('2.0.0-a');

  await telefone.setOffline(true);
  await page.reload();
  await expect(titulo()).toBeVisible();
  await expect(faixa()).toContainText('O que você registrar na cozinha é enviado quando a rede voltar.');

  // Published while the phone is away: it goes on with what it has.
  await produto.publicar(cardapios('2.0.0-b'));
  await page.reload();
  await expect(titulo()).toBeVisible();
  // The page that has just lost the network is told apart from one that never had it.
  await telefone.setOffline(false);
  await expect(faixa()).toBeHidden();
  await guardarTela('2.0.0-b');

  // Rolled back while the phone is away.
  await telefone.setOffline(true);
  await produto.voltar('mf-cardapios');
  await page.reload();
  await expect(titulo()).toBeVisible();
  await telefone.setOffline(false);
  await page.reload();
  await guardarTela('2.0.0-a');
  // The next start removes what no page uses.
  await page.reload();
  await expect.poll(() => conjuntos(page)).toEqual([expect.stringContaining('2.0.0-a')]);
  await telefone.setOffline(true);
  await page.reload();
  await expect(titulo()).toBeVisible();
});

test('other screens say that the server does not answer, and lead to the one that works @deep', async () => {
  await entrar(page, 'merendeira', produto.url);
  await guardarTela('2.0.0-a');
  await telefone.setOffline(true);
  await page.goto(`${produto.url}/home`);
  await expect(page.getByRole('heading', { name: 'O servidor não respondeu' })).toBeVisible();
  await expect(faixa()).toBeVisible();
  expect(await violacoesDe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Abrir a cozinha' }).click();
  await expect(titulo()).toBeVisible();
});

test('after a logout the login says what it cannot do without a network; another user gets no session @deep', async () => {
  await entrar(page, 'merendeira', produto.url);
  await guardarTela('2.0.0-a');
  await page.getByRole('button', { name: /^Sua conta/ }).click();
  await page.getByRole('link', { name: 'Sair' }).click();
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
  await telefone.setOffline(true);
  await page.goto(`${produto.url}${TELA}`);
  await expect(page.getByText('Sem rede. É preciso internet para entrar')).toBeVisible();
  await telefone.setOffline(false);
  await page.goto(produto.url);
  await preencherLogin(page, 'nutricionista', SENHA);
  // The address that was asked for before.
  await expect(titulo()).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('root') !== null);
  await telefone.setOffline(true);
  await page.goto(`${produto.url}${TELA}`);
  await expect(titulo()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sua conta/ })).toBeVisible();
});

test('with a server that is away the screen opens too, and a half-fetched version is never used @deep', async () => {
  await entrar(page, 'merendeira', produto.url);
  await guardarTela('2.0.0-a');
  const nova = cardapios('2.0.0-b');
  await produto.publicar(nova);
  // A file of the new version does not come.
  const guardados = JSON.parse(fs.readFileSync(path.join(nova.folder, 'sem-rede.json'), 'utf8')) as string[];
  const perdido = guardados.find((nome) => /^\d+\.\w+\.js$/.test(nome)) ?? '';
  for (const copia of ['', '.gz', '.br'])
    fs.rmSync(path.join(produto.pasta, 'areas/mf-cardapios/2.0.0-b', perdido + copia), { force: true });
  const resposta = telefone.waitForEvent('response', (uma) => uma.url().endsWith(perdido));
  await page.reload();
  await resposta;
  await produto.pararServidor();
  await page.goto(`${produto.url}${TELA}`);
  await expect(titulo()).toBeVisible();
  await expect(faixa()).toBeVisible();
  const arquivos = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(arquivos.some((nome) => nome.includes('2.0.0-a'))).toBe(true);
  expect(arquivos.some((nome) => nome.includes('2.0.0-b'))).toBe(false);
});

test('nothing of the API is kept, and the manifest offers to install the product @deep', async () => {
  await entrar(page, 'merendeira', produto.url);
  await guardarTela('2.0.0-a');
  const guardados = await page.evaluate(async () => {
    const caixas = await Promise.all((await caches.keys()).map((nome) => caches.open(nome)));
    return (await Promise.all(caixas.map((caixa) => caixa.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(guardados.length).toBeGreaterThan(20);
  for (const endereco of guardados)
    expect(endereco).toMatch(/^\/($|assets\/|areas\/mf-cardapios\/2\.0\.0-a\/|federation\.json$|conjunto-completo$)/);
  const manifesto = await page.request.get(`${produto.url}/manifest.webmanifest`);
  expect(manifesto.headers()['content-type']).toBe('application/manifest+json');
  const { icons, start_url: inicio } = (await manifesto.json()) as { icons: { src: string }[]; start_url: string };
  expect(inicio).toBe('/cozinha');
  for (const { src } of icons) {
    const icone = await page.request.get(new URL(src, produto.url).href);
    expect([icone.status(), icone.headers()['content-type']]).toEqual([200, 'image/png']);
  }
  const servico = await page.request.get(`${produto.url}/sw.js`);
  expect([servico.headers()['content-type'], servico.headers()['cache-control']]).toEqual([
    expect.stringContaining('javascript'),
    'no-store',
  ]);
});
