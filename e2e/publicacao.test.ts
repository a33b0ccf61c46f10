import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.js';
import { entrar } from './harness/login.js';
import { passarOTempo, seguirPara } from './harness/navegar.js';
import {
  outraVersaoDaArea,
  outraVersaoDoShell,
  publicarProduto,
  type Construida,
  type Publicado,
} from './harness/publicado.js';

let produto: Publicado;
test.beforeEach(async () => {
  produto = await publicarProduto();
});
test.afterEach(() => produto.parar());

const BARRA = 'Há uma versão nova do sistema.';

/** Every request of a page that failed. */
function falhasDe(page: Page): string[] {
  const falhas: string[] = [];
  page.on('requestfailed', (requisicao) => {
    // The page itself aborts the requests of a screen that the user leaves.
    if (requisicao.failure()?.errorText !== 'net::ERR_ABORTED')
      falhas.push(`${requisicao.url()} ${requisicao.failure()?.errorText ?? ''}`);
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

/** Follows a link to a screen and waits until it shows the screen itself, not the error panel. */
async function irPara(page: Page, caminho: string, titulo = tituloDe(caminho)): Promise<void> {
  await seguirPara(page, caminho);
  await expect(page).toHaveTitle(`${titulo} · Merenda Escolar`);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.getByText('Não foi possível abrir esta tela')).toHaveCount(0);
}

const definida = (construida: Construida | undefined): Construida => {
  if (!construida) throw new Error('The build lacks a part.');
  return construida;
};

test('40 screens are used while an area is published 10 times and rolled back 10 times: no request fails, no form is lost @deep @federation', async ({
  novaPagina,
}) => {
  const page = await novaPagina();
  const falhas = falhasDe(page);
  await page.clock.install();
  await entrar(page, 'admin', produto.url);
  const telas = ['/gerenciar-movimentacoes', '/gerenciar-itens', '/gerenciar-aquisicoes', '/gerenciar-pratos'];
  const estoque = definida(produto.partes['mf-estoque']);
  const nome = page.getByLabel('Nome', { exact: false }).first();

  for (let vez = 0; vez < 10; vez += 1) {
    // Two of the four screens in turn, the form and the reports: 40 changes in all.
    for (const passo of [2 * vez, 2 * vez + 1]) await irPara(page, telas[passo % telas.length] ?? '/home');
    await produto.publicar(outraVersaoDaArea(estoque, `2.0.0-${vez}`));
    await irPara(page, '/cadastrar-ítem');
    await nome.fill(`ITEM DA VEZ ${vez}`);
    await passarOTempo(page);
    await expect(page.getByText(BARRA)).toBeVisible();
    await expect(page.getByText('Salve o que você digitou antes')).toBeVisible();
    await produto.voltar('mf-estoque');
    await passarOTempo(page);
    await expect(page.getByText(BARRA)).toBeHidden();
    await expect(nome).toHaveValue(`ITEM DA VEZ ${vez}`);
    await page.getByRole('button', { name: 'Limpar' }).click();
    await irPara(page, '/relatorio');
  }
  expect(falhas).toEqual([]);
});

test('an old tab after a new shell: files that it loads later still exist, and it offers a reload, which loads the new shell @deep @federation', async ({
  novaPagina,
}) => {
  const page = await novaPagina();
  const falhas = falhasDe(page);
  await page.clock.install();
  await entrar(page, 'admin', produto.url);
  const versao = page.locator('meta[name=versao]');
  const shell = definida(produto.partes.shell);
  await expect(versao).toHaveAttribute('content', shell.versao);
  const destino = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-shell-'));
  try {
    await produto.publicar(outraVersaoDoShell(shell, '2.0.0-nova', destino));
  } finally {
    fs.rmSync(destino, { recursive: true });
  }

  await irPara(page, '/gerenciar-itens');
  await irPara(page, '/dados-cadastrais', 'Dados cadastrais');
  await passarOTempo(page);
  await expect(page.getByText(BARRA)).toBeVisible();
  await expect(versao).toHaveAttribute('content', shell.versao);
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect(page.getByText(BARRA)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Dados cadastrais' }).first()).toBeVisible();
  await expect(versao).toHaveAttribute('content', '2.0.0-nova');
  await irPara(page, '/gerenciar-itens');
  expect(falhas).toEqual([]);
});

test("a reload with a filled form asks first; 'no' keeps the form @deep @federation", async ({ novaPagina }) => {
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
  await expect(nome).toHaveValue('ITEM');
});

test('a chunk of an old version is gone: its screen reports it and offers a reload, which solves it; the rest works @deep @federation', async ({
  novaPagina,
}) => {
  const page = await novaPagina();
  await page.clock.install();
  await entrar(page, 'admin', produto.url);
  await irPara(page, '/gerenciar-itens');
  const cadastros = definida(produto.partes['mf-cadastros']);
  await produto.publicar(outraVersaoDaArea(cadastros, '2.0.0-x'));
  fs.rmSync(path.join(produto.pasta, 'areas/mf-cadastros', cadastros.versao), { recursive: true });

  await seguirPara(page, '/gerenciar-fornecedores');
  await expect(page.getByRole('heading', { name: 'Não foi possível abrir esta tela' })).toBeVisible();
  await expect(page.getByText('Ela foi atualizada depois que esta página foi aberta')).toBeVisible();
  await irPara(page, '/gerenciar-aquisicoes');
  await page.goto(new URL('/gerenciar-fornecedores', produto.url).href);
  await expect(page.getByRole('heading', { name: 'Gerenciar Fornecedores' })).toBeVisible();
});

test('an area that was published broken and rolled back works again by itself, without a reload @deep @federation', async ({
  novaPagina,
}) => {
  const page = await novaPagina();
  await page.clock.install();
  const compras = definida(produto.partes['mf-compras']);
  await produto.publicar(outraVersaoDaArea(compras, '2.0.0-x'));
  fs.writeFileSync(path.join(produto.pasta, 'areas/mf-compras/2.0.0-x/remoteEntry.js'), 'estragado(');
  for (const copia of ['gz', 'br'])
    fs.rmSync(path.join(produto.pasta, `areas/mf-compras/2.0.0-x/remoteEntry.js.${copia}`), { force: true });
  await entrar(page, 'admin', produto.url);
  await seguirPara(page, '/gerenciar-aquisicoes');
  await expect(page.getByRole('heading', { name: 'Não foi possível abrir esta tela' })).toBeVisible();
  await produto.voltar('mf-compras');
  await passarOTempo(page);
  await expect(page.getByRole('heading', { name: 'Não foi possível abrir esta tela' })).toBeHidden();
  await expect(page.locator('main h1').first()).toBeVisible();
});
