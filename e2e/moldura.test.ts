import type { Page } from '@playwright/test';
import { expect, NARROW, test } from './harness/test.js';
import { linkDoMenu } from './harness/menu.js';
import { imprimir } from './harness/pdf.js';
import { observarSaltos, oQueSaltou } from './harness/saltos.js';
import { conferirTela, esperarTela } from './harness/tela.js';

/** Widths (px) of the sidebar: of icons, and with labels. */
const [TRILHO, ROTULOS] = [68, 272];

const barraDe = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const larguraDaBarra = async (page: Page) => (await barraDe(page).boundingBox())?.width;

test('the skip link is the first stop of the keyboard and leads into the screen', async ({ conta }) => {
  const page = await conta('admin');
  await page.goto('/gerenciar-itens');
  await esperarTela(page);
  await page.keyboard.press('Tab');
  const pular = page.getByRole('link', { name: 'Ir para o conteúdo' });
  await expect(pular).toBeFocused();
  await expect(pular).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('in a wide window the sidebar has labels; the button collapses it, and a reload keeps that without a jump', async ({
  conta,
}) => {
  const page = await conta('admin');
  await page.goto('/gerenciar-itens');
  await esperarTela(page);
  await expect.poll(() => larguraDaBarra(page)).toBe(ROTULOS);
  await expect(barraDe(page).getByRole('link', { name: 'Itens: Gerenciar' })).toHaveAttribute('aria-current', 'page');
  const botao = page.getByRole('button', { name: 'Menu', exact: true });
  await botao.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => larguraDaBarra(page)).toBe(TRILHO);
  await expect(botao).toHaveAttribute('aria-expanded', 'false');
  // A form: the cells of a list move a little when a name in them comes later than the rows.
  await page.goto('/cadastrar-ítem');
  await esperarTela(page);
  await observarSaltos(page);
  await page.reload();
  await esperarTela(page);
  await expect.poll(() => larguraDaBarra(page)).toBe(TRILHO);
  expect(await oQueSaltou(page)).toEqual([]);
  await botao.click();
  await expect.poll(() => larguraDaBarra(page)).toBe(ROTULOS);
});

test('reports are in the sidebar', async ({ conta }) => {
  const page = await conta('merendeira');
  await page.goto('/home');
  await (await linkDoMenu(page, 'Relatórios')).click();
  await expect(page.getByRole('heading', { name: 'Relatórios', level: 1 })).toBeVisible();
});

test('the rail opens by Tab, closes by Esc with the focus visible, and leads to the screen by Enter', async ({
  conta,
}) => {
  const page = await conta('admin', { width: 1100, height: 800 });
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await expect.poll(() => larguraDaBarra(page)).toBe(TRILHO);
  await page.getByRole('button', { name: /Sua conta/ }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => larguraDaBarra(page)).toBe(ROTULOS);
  await page.keyboard.press('Escape');
  await expect.poll(() => larguraDaBarra(page)).toBe(TRILHO);
  await expect(barraDe(page)).toBeFocused();
  await barraDe(page).getByRole('link', { name: 'Dados cadastrais' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dados cadastrais', level: 1 })).toBeVisible();
  await expect.poll(() => larguraDaBarra(page)).toBe(TRILHO);
  await page.mouse.move(20, 300);
  await expect.poll(() => larguraDaBarra(page)).toBe(ROTULOS);
});

test('the sidebar is a drawer at 360 px: the button opens it, Esc closes it and returns the focus', async ({
  conta,
}) => {
  const page = await conta('admin', NARROW);
  await page.goto('/home');
  const botao = page.getByRole('button', { name: 'Menu', exact: true });
  await botao.click();
  const link = barraDe(page).getByRole('link', { name: 'Dados cadastrais' });
  await expect(link).toBeVisible();
  await conferirTela(page, 'the drawer');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(botao).toBeFocused();
  await botao.click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Dados cadastrais', level: 1 })).toBeVisible();
  await expect(link).toBeHidden();
});

test('the unit that is chosen in the header is that of the next screens and of the next visit', async ({ conta }) => {
  const page = await conta('admin');
  await page.goto('/estoque');
  await page.getByRole('button', { name: 'Unidade: Todas as unidades. Trocar' }).click();
  const painel = page.getByRole('dialog', { name: 'Escolher a unidade' });
  await expect(painel.getByLabel('Buscar unidade')).toBeFocused();
  await conferirTela(page, 'the choice of the unit');
  await page.keyboard.type('vale verde');
  await painel.getByRole('button', { name: 'Escola Municipal Vale Verde' }).click();
  const escolhida = page.getByRole('main').locator('.ant-select').first();
  await expect(escolhida).toContainText('Escola Municipal Vale Verde');
  await (await linkDoMenu(page, 'Balanços')).click();
  await expect(page.getByRole('heading', { name: 'Balanços de Estoques' })).toBeVisible();
  await expect(escolhida).toContainText('Escola Municipal Vale Verde');
  await page.goto('/cardapio-calendario');
  await expect(escolhida).toContainText('Escola Municipal Vale Verde');
  await expect(page.getByRole('button', { name: 'Unidade: Escola Municipal Vale Verde. Trocar' })).toBeVisible();
});

test('without motion a notice does not move, and its time begins when it has come', async ({ conta }) => {
  const page = await conta('comprador');
  await page.addInitScript(() => {
    document.addEventListener('animationend', ({ animationName, elapsedTime }) => {
      if (animationName === 'parado') document.documentElement.dataset[`came${elapsedTime * 1000}ms`] = '';
    });
  });
  await page.goto('/cadastrar-usuario');
  const notice = page.locator('.Toastify__toast', { hasText: 'Seu usuário não tem permissão' });
  // Chromium ends a bar that starts within the first frame at once, in two of a hundred notices.
  await expect(page.locator('html')).toHaveAttribute('data-came150ms', '');
  await expect(notice.locator('.Toastify__progress-bar--animated')).toHaveCSS('animation-duration', '4s');
  await expect(notice).toHaveCount(0);
});

test('rows are 40 px high, 48 px by choice', async ({ conta }) => {
  const page = await conta('admin');
  await page.goto('/gerenciar-itens');
  const altura = () =>
    page.getByRole('row', { name: /^Alface/ }).evaluate((linha) => Math.round(linha.getBoundingClientRect().height));
  await expect.poll(altura).toBe(40);
  await page.getByRole('button', { name: /Sua conta/ }).click();
  await page.getByText('Confortáveis').click();
  await expect.poll(altura).toBe(48);
  await page.reload();
  await expect.poll(altura).toBe(48);
});

test('the font is one small file of the shell, and its figures have one width', async ({ novaPagina }) => {
  const page = await novaPagina();
  const chegou = page.waitForResponse(/\/assets\/inter-.*\.woff2$/);
  await page.goto('/');
  const arquivo = await chegou;
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveAttribute('href', new URL(arquivo.url()).pathname);
  expect((await arquivo.body()).length).toBeLessThanOrEqual(60 * 1024);
  const larguras = await page.evaluate(async (endereco) => {
    document.fonts.add(await new FontFace('Régua', `url(${endereco})`).load());
    const regua = document.body.appendChild(document.createElement('span'));
    regua.style.fontFamily = 'Régua';
    regua.style.fontVariantNumeric = 'tabular-nums';
    return ['1111111111', '8888888888'].map((texto) => {
      regua.textContent = texto;
      return regua.getBoundingClientRect().width;
    });
  }, arquivo.url());
  expect(larguras[0]).toBe(larguras[1]);
  expect(await (await page.request.get('/licencas/inter.txt')).text()).toContain('SIL OPEN FONT LICENSE');
});

test('until the font is there, the letters of the system take its place', async ({ novaPagina }) => {
  const page = await novaPagina();
  await page.goto('/');
  const medidas = await page.evaluate(async () => {
    await Promise.all(['Inter Variable', 'Inter de espera'].map((familia) => document.fonts.load(`60px "${familia}"`)));
    const regua = document.body.appendChild(document.createElement('span'));
    regua.style.whiteSpace = 'nowrap';
    regua.textContent = 'Solicitações de compra, estoque da unidade, cardápios e refeições do dia';
    return [400, 600].map((peso) => {
      const [uma, outra] = ['Inter Variable', 'Inter de espera'].map((familia) => {
        // Large, so that the hinting of a small letter does not count.
        regua.style.font = `${String(peso)} 60px/normal "${familia}", monospace`;
        return regua.getBoundingClientRect();
      }) as [DOMRect, DOMRect];
      return { largura: Math.abs(outra.width / uma.width - 1), altura: Math.abs(outra.height - uma.height) };
    });
  });
  for (const { largura, altura } of medidas) {
    expect(largura).toBeLessThan(0.02);
    expect(altura).toBeLessThanOrEqual(1);
  }
});

test('a printed list has all its rows, and nothing to press', async ({ conta }) => {
  const page = await conta('admin');
  await page.goto('/gerenciar-itens');
  await esperarTela(page);
  // On the screen the list ends before its last row.
  await expect(page.getByRole('cell', { name: 'Abóbora', exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'TOMATE', exact: true })).toHaveCount(0);
  const texto = (await imprimir(page)).paginas.join('');
  for (const dentro of ['GerenciarItens', 'Abóbora', 'Tomate']) expect(texto).toContain(dentro);
  for (const fora of ['Cadastrar', 'Voltar', 'Ações', 'Buscar', 'Cadastros', 'MerendaEscolar', 'bem-vindo'])
    expect(texto).not.toContain(fora);
});

test('the waiting tasks are counted in the sidebar', async ({ conta }) => {
  const page = await conta('admin');
  await page.goto('/gerenciar-itens');
  await expect(barraDe(page).getByRole('link', { name: /^Notificações \d+ notificações$/ })).toBeVisible();
  await expect(barraDe(page).getByRole('button', { name: /^Solicitações de compra \d+ solicita/ })).toBeVisible();
});
