import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { withBrowser } from './harness/browser.js';
import { entrar } from './harness/login.js';
import { passarOTempo, seguirPara } from './harness/navegar.js';
import {
  outraVersaoDaArea,
  outraVersaoDoShell,
  publicarProduto,
  type Construida,
  type Publicado,
} from './harness/publicado.js';

const novaPagina = withBrowser();

let produto: Publicado;
beforeEach(async () => {
  produto = await publicarProduto();
});
afterEach(() => produto.parar());

const BARRA = 'Há uma versão nova do sistema.';

/** Everything that a page asked for and did not get. */
function falhasDe(page: Page): string[] {
  const falhas: string[] = [];
  page.on('requestfailed', (pedido) => {
    // What a screen that is left no longer needs is given up by the page itself.
    if (pedido.failure()?.errorText !== 'net::ERR_ABORTED')
      falhas.push(`${pedido.url()} ${pedido.failure()?.errorText ?? ''}`);
  });
  page.on('response', (resposta) => {
    // A municipality may have no logo.
    if (resposta.status() >= 400 && !resposta.url().includes('/municipios/'))
      falhas.push(`${resposta.url()} ${resposta.status()}`);
  });
  return falhas;
}

/** The title that the screen's area gives it. */
function tituloDe(caminho: string): string {
  const telas = Object.values(produto.partes).flatMap(({ entry }) => entry.area?.telas ?? []);
  const tela = telas.find((uma) => uma.caminho === caminho);
  if (!tela) throw new Error(`No area has a screen at ${caminho}.`);
  return tela.titulo;
}

/** Follows a link to a screen and waits until it is there, and is no panel that stands in for it. */
async function irPara(page: Page, caminho: string, titulo = tituloDe(caminho)): Promise<void> {
  await seguirPara(page, caminho);
  await page.waitForFunction((esperado) => document.title.startsWith(esperado), titulo);
  await page.locator('main h1').first().waitFor();
  expect(await page.getByText('Não foi possível abrir esta tela').count()).toBe(0);
}

const definida = (construida: Construida | undefined): Construida => {
  if (!construida) throw new Error('The build lacks a part.');
  return construida;
};

test('40 screens are used while an area is published 10 times and rolled back 10 times: no request fails, no form is lost', async () => {
  const page = await novaPagina();
  const falhas = falhasDe(page);
  await page.clock.install();
  await entrar(page, 'admin', produto.url);
  const telas = ['/gerenciar-movimentacoes', '/gerenciar-itens', '/gerenciar-aquisicoes', '/gerenciar-pratos'];
  const estoque = definida(produto.partes['mf-estoque']);
  const nome = page.getByLabel('Nome', { exact: false }).first();

  for (let vez = 0; vez < 10; vez += 1) {
    // Two of the four in turns, the form and the reports: 40 changes in all.
    for (const passo of [2 * vez, 2 * vez + 1]) await irPara(page, telas[passo % telas.length] ?? '/home');
    await produto.publicar(outraVersaoDaArea(estoque, `2.0.0-${vez}`));
    await irPara(page, '/cadastrar-ítem');
    await nome.fill(`ITEM DA VEZ ${vez}`);
    await passarOTempo(page);
    await page.getByText(BARRA).waitFor();
    await page.getByText('Salve o que você digitou antes').waitFor();
    await produto.voltar('mf-estoque');
    await passarOTempo(page);
    await page.getByText(BARRA).waitFor({ state: 'hidden' });
    expect(await nome.inputValue()).toBe(`ITEM DA VEZ ${vez}`);
    await page.getByRole('button', { name: 'Limpar' }).click();
    await irPara(page, '/relatorio');
  }
  expect(falhas).toEqual([]);
});

test('an old tab after a new shell: what it has yet to load is there, and it offers to reload; reloaded, it is the new one', async () => {
  const page = await novaPagina();
  const falhas = falhasDe(page);
  await page.clock.install();
  await entrar(page, 'admin', produto.url);
  const versao = () => page.locator('meta[name=versao]').getAttribute('content');
  const shell = definida(produto.partes.shell);
  expect(await versao()).toBe(shell.versao);
  const destino = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-shell-'));
  try {
    await produto.publicar(outraVersaoDoShell(shell, '2.0.0-nova', destino));
  } finally {
    fs.rmSync(destino, { recursive: true });
  }

  await irPara(page, '/gerenciar-itens');
  await irPara(page, '/dados-cadastrais', 'Dados cadastrais');
  await passarOTempo(page);
  await page.getByText(BARRA).waitFor();
  expect(await versao()).toBe(shell.versao);
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await page.getByText(BARRA).waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'Dados cadastrais' }).first().waitFor();
  expect(await versao()).toBe('2.0.0-nova');
  await irPara(page, '/gerenciar-itens');
  expect(falhas).toEqual([]);
});

test('a form that holds something is asked about before a reload, and stays when the answer is no', async () => {
  const page = await novaPagina();
  await page.clock.install();
  await entrar(page, 'admin', produto.url);
  await irPara(page, '/cadastrar-ítem');
  const nome = page.getByLabel('Nome', { exact: false }).first();
  await nome.click();
  await page.keyboard.type('ITEM');
  await produto.publicar(outraVersaoDaArea(definida(produto.partes['mf-cadastros']), '2.0.0-x'));
  await passarOTempo(page);
  const pergunta = page.waitForEvent('dialog');
  await Promise.all([
    pergunta.then((dialogo) => dialogo.dismiss()),
    page.getByRole('button', { name: 'Recarregar' }).click(),
  ]);
  expect(await nome.inputValue()).toBe('ITEM');
});

test('a chunk of an old version that is gone: its screen says so and offers to reload, which helps; the rest goes on', async () => {
  const page = await novaPagina();
  await page.clock.install();
  await entrar(page, 'admin', produto.url);
  await irPara(page, '/gerenciar-itens');
  const cadastros = definida(produto.partes['mf-cadastros']);
  await produto.publicar(outraVersaoDaArea(cadastros, '2.0.0-x'));
  fs.rmSync(path.join(produto.pasta, 'areas/mf-cadastros', cadastros.versao), { recursive: true });

  await seguirPara(page, '/gerenciar-fornecedores');
  await page.getByRole('heading', { name: 'Não foi possível abrir esta tela' }).waitFor();
  await page.getByText('Ela foi atualizada depois que esta página foi aberta').waitFor();
  await irPara(page, '/gerenciar-aquisicoes');
  await page.goto(new URL('/gerenciar-fornecedores', produto.url).href);
  await page.getByRole('heading', { name: 'Gerenciar Fornecedores' }).waitFor();
});

test('an area that was published broken and rolled back comes back by itself, without a reload', async () => {
  const page = await novaPagina();
  await page.clock.install();
  const compras = definida(produto.partes['mf-compras']);
  await produto.publicar(outraVersaoDaArea(compras, '2.0.0-x'));
  fs.writeFileSync(path.join(produto.pasta, 'areas/mf-compras/2.0.0-x/remoteEntry.js'), 'estragado(');
  fs.rmSync(path.join(produto.pasta, 'areas/mf-compras/2.0.0-x/remoteEntry.js.gz'), { force: true });
  await entrar(page, 'admin', produto.url);
  await seguirPara(page, '/gerenciar-aquisicoes');
  await page.getByRole('heading', { name: 'Não foi possível abrir esta tela' }).waitFor();
  await produto.voltar('mf-compras');
  await passarOTempo(page);
  await page.getByRole('heading', { name: 'Não foi possível abrir esta tela' }).waitFor({ state: 'hidden' });
  await page.locator('main h1').first().waitFor();
});
