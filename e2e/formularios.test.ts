import type { Locator, Page } from 'playwright-core';
import { sobraLateral } from './harness/axe.js';
import { url, withBrowser } from './harness/browser.js';
import { confirmarComSim, escolher } from './harness/campos.js';
import { entrar, preencherLogin, SENHA } from './harness/login.js';

const novaPagina = withBrowser();

const aviso = (page: Page) => page.getByRole('dialog', { name: 'Aviso' });
const focado = (page: Page) =>
  page.evaluate(
    () =>
      (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ??
      document.activeElement?.textContent ??
      '',
  );

/** Two clicks of a hand at the middle of a button, `intervalo` ms apart, as the mouse tells them. */
async function clicarDuasVezes(page: Page, botao: Locator, intervalo: number): Promise<void> {
  await botao.scrollIntoViewIfNeeded();
  const caixa = await botao.boundingBox();
  if (caixa === null) throw new Error('The button is not to be seen.');
  await page.mouse.move(caixa.x + caixa.width / 2, caixa.y + caixa.height / 2);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    // The time between the clicks is what is tested, so here the test really waits.
    if (clickCount === 1 && intervalo > 0) await page.waitForTimeout(intervalo);
  }
}

/** After a double click, however slow, the question is there, unanswered; then 'Sim' sends one request. */
async function conferirCliqueDuplo(
  page: Page,
  botao: Locator,
  pedido: { metodo: string; caminho: RegExp },
  feito: string,
): Promise<void> {
  const enviados: string[] = [];
  page.on('request', (req) => {
    if (req.method() === pedido.metodo && pedido.caminho.test(req.url())) enviados.push(req.url());
  });
  const INTERVALOS = [0, 50, 150, 300, 500];
  for (const intervalo of INTERVALOS) {
    await clicarDuasVezes(page, botao, intervalo);
    await aviso(page).waitFor();
    if (intervalo === INTERVALOS.at(-1)) break;
    // Still there when the dialog has come to rest.
    await aviso(page).getByRole('button', { name: 'Cancelar' }).click();
    await aviso(page).waitFor({ state: 'hidden' });
    expect([intervalo, enviados]).toEqual([intervalo, []]);
  }
  await aviso(page).getByRole('button', { name: 'Sim' }).click();
  await page.getByText(feito).first().waitFor();
  await aviso(page).waitFor({ state: 'hidden' });
  expect(enviados).toHaveLength(1);
}

describe('a double click', () => {
  const nome = `CLIQUE ${Date.now()}`;

  test('on the buttons of a form, of a form in a modal and on the bin asks once and sends once', async () => {
    const page = await novaPagina();
    await entrar(page, 'admin');
    await page.goto(url('/cadastrar-ítem'));
    await page.getByLabel('Nome').fill(nome);
    await escolher(page, 'Tipo', 'Limpeza');
    await conferirCliqueDuplo(
      page,
      page.getByRole('button', { name: 'Cadastrar' }),
      { metodo: 'POST', caminho: /itens-produto/ },
      'Item cadastrado com sucesso!',
    );

    await page.goto(url('/gerenciar-itens'));
    await page.getByRole('textbox', { name: 'Nome' }).fill(nome);
    await page.getByRole('button', { name: `Editar ${nome}` }).click();
    const modal = page.getByRole('dialog', { name: 'Edição de Item' });
    await modal.getByLabel('Nome').fill(`${nome} B`);
    await conferirCliqueDuplo(
      page,
      modal.getByRole('button', { name: 'Salvar' }),
      { metodo: 'PUT', caminho: /itens-produto/ },
      'Item atualizado com sucesso!',
    );
    await modal.waitFor({ state: 'hidden' });
    await conferirCliqueDuplo(
      page,
      page.getByRole('button', { name: `Excluir ${nome} B` }),
      { metodo: 'DELETE', caminho: /itens-produto/ },
      'Item excluído com sucesso!',
    );
  });

  test('on an action without a form asks once and sends once; on what opens a modal it leaves it open', async () => {
    const page = await novaPagina();
    await entrar(page, 'admin');
    await page.route('**/homologar', (rota) =>
      rota.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ detail: 'Recusada pelo teste.' }),
      }),
    );
    await page.goto(url('/gerenciar-aquisicoes'));
    const homologar = page
      .getByRole('button', { name: /^Homologar/ })
      .and(page.locator(':not([aria-disabled=true])'))
      .first();
    await conferirCliqueDuplo(page, homologar, { metodo: 'PUT', caminho: /homologar/ }, 'Recusada pelo teste.');

    await page.goto(url('/gerenciar-itens'));
    await clicarDuasVezes(page, page.getByRole('button', { name: /^Ver / }).first(), 150);
    const detalhes = page.getByRole('dialog', { name: 'Detalhes do Item' });
    await detalhes.getByRole('button', { name: 'Fechar' }).last().click();
    await detalhes.waitFor({ state: 'hidden' });
  });
});

describe('what is typed', () => {
  test("is asked about by 'Sair', and kept when the session ends in another tab", async () => {
    const page = await novaPagina();
    await entrar(page, 'admin');
    await page.goto(url('/cadastrar-ítem'));
    await page.getByLabel('Nome').fill('farinha de rosca');
    const sair = async (onde: Page) => {
      await onde.getByRole('button', { name: /Sua conta/ }).click();
      await onde.getByRole('link', { name: 'Sair' }).click();
    };
    await sair(page);
    await aviso(page).getByText('Há dados que ainda não foram salvos.').waitFor();
    await aviso(page).getByRole('button', { name: 'Cancelar' }).click();
    expect(await page.getByLabel('Nome').inputValue()).toBe('FARINHA DE ROSCA');

    const outra = await page.context().newPage();
    await outra.goto(url('/home'));
    await outra.getByRole('heading', { name: 'Página Inicial' }).waitFor();
    await sair(outra);
    await page.getByText(/em outra aba\..*O que você digitou está guardado nesta aba\./).waitFor();
    await preencherLogin(page, 'admin', SENHA);
    await page.getByText('O que você tinha digitado antes de a sessão terminar está de volta.').waitFor();
    expect(await page.getByLabel('Nome').inputValue()).toBe('FARINHA DE ROSCA');

    await sair(page);
    await confirmarComSim(page, /Há dados que ainda não foram salvos/);
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
  });
});

describe('the focus', () => {
  test('begins in the first field of a form, and goes to the first wrong one; what is optional is not marked', async () => {
    const page = await novaPagina();
    await entrar(page, 'admin');
    await page.goto(url('/cadastrar-aquisicao'));
    const unidade = page.getByRole('combobox', { name: /Unidade gestora/ });
    await unidade.and(page.locator(':focus')).waitFor();
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await page.getByText('Campo obrigatório.').first().waitFor();
    await unidade.and(page.locator(':focus')).waitFor();
    const borda = (campo: Locator) => campo.evaluate((entrada) => getComputedStyle(entrada).borderTopColor);
    const descricao = page.getByRole('textbox', { name: 'Descrição' });
    expect(await borda(descricao)).not.toBe(await borda(page.getByRole('textbox', { name: /Quantidade/ })));

    await page.goto(url('/cadastrar-unidade'));
    await page.getByLabel('Nome', { exact: true }).and(page.locator(':focus')).waitFor();
    expect(await focado(page)).toContain('Nome');
  });
});

/** What the menu leads to. */
const enderecosDoMenu = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Menu principal"] a')].map(
        ({ pathname }) => pathname,
      ),
    ),
  ]);

test('at 320 px no screen of the menu, loaded or failed, reaches beyond the right edge, and an alert is read in words', async () => {
  const page = await novaPagina({ width: 320, height: 640 });
  await entrar(page, 'admin');
  const enderecos = await enderecosDoMenu(page);
  expect(enderecos.length).toBeGreaterThan(15);
  for (const endereco of enderecos) {
    await page.goto(url(endereco));
    await page.waitForLoadState('networkidle');
    expect([endereco, await sobraLateral(page)]).toEqual([endereco, 0]);
  }
  await page.route('**/api/itens-produto', (rota) =>
    rota.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ detail: 'O servidor não conseguiu atender ao pedido. Tente de novo em instantes.' }),
    }),
  );
  await page.goto(url('/gerenciar-itens'));
  const frase = page.getByText('O servidor não conseguiu atender ao pedido.');
  await frase.waitFor();
  expect(await sobraLateral(page)).toBe(0);
  expect((await frase.boundingBox())?.width).toBeGreaterThan(180);
});
