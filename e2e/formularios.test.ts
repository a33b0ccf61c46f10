import type { Locator, Page } from '@playwright/test';
import { sobraLateral } from './harness/axe.js';
import { acaoDaLinha, acionar } from './harness/linhas.js';
import { expect, test } from './harness/test.js';
import { confirmarComSim, escolher } from './harness/campos.js';
import { entrar, preencherLogin, SENHA } from './harness/login.js';
import { abrirTela } from './harness/tela.js';

const aviso = (page: Page) => page.getByRole('dialog', { name: 'Aviso' });
const focado = (page: Page) =>
  page.evaluate(
    () =>
      (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ??
      document.activeElement?.textContent ??
      '',
  );

/** Clicks twice in the middle of a button, `intervalo` ms apart, with the events of a mouse. */
async function clicarDuasVezes(page: Page, botao: Locator, intervalo: number): Promise<void> {
  await botao.scrollIntoViewIfNeeded();
  const caixa = await botao.boundingBox();
  if (caixa === null) throw new Error('The button is not visible.');
  await page.mouse.move(caixa.x + caixa.width / 2, caixa.y + caixa.height / 2);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    // The test checks the time between the clicks, so it really waits here.
    if (clickCount === 1 && intervalo > 0) await page.waitForTimeout(intervalo);
  }
}

/** After a double click, fast or slow, the question is open and unanswered; then 'Sim' sends one request. */
async function conferirCliqueDuplo(
  page: Page,
  botao: () => Promise<Locator> | Locator,
  pedido: { metodo: string; caminho: RegExp },
  feito: string,
): Promise<void> {
  const enviados: string[] = [];
  page.on('request', (req) => {
    if (req.method() === pedido.metodo && pedido.caminho.test(req.url())) enviados.push(req.url());
  });
  const INTERVALOS = [0, 50, 150, 300, 500];
  for (const intervalo of INTERVALOS) {
    await clicarDuasVezes(page, await botao(), intervalo);
    await expect(aviso(page)).toBeVisible();
    if (intervalo === INTERVALOS.at(-1)) break;
    // It is still open when its animation has ended.
    await aviso(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(aviso(page)).toBeHidden();
    expect([intervalo, enviados]).toEqual([intervalo, []]);
  }
  await aviso(page).getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByText(feito).first()).toBeVisible();
  await expect(aviso(page)).toBeHidden();
  expect(enviados).toHaveLength(1);
}

test.describe('a double click', () => {
  const nome = `CLIQUE ${Date.now()}`;

  test('on the buttons of a form, of a form in a modal and on the delete button asks once and sends once', async ({
    conta,
  }) => {
    const page = await conta('admin');
    await abrirTela(page, '/cadastrar-ítem');
    await page.getByLabel('Nome').fill(nome);
    await escolher(page, 'Tipo', 'Limpeza');
    await conferirCliqueDuplo(
      page,
      () => page.getByRole('button', { name: 'Cadastrar' }),
      { metodo: 'POST', caminho: /itens-produto/ },
      'Item cadastrado com sucesso!',
    );

    await abrirTela(page, '/gerenciar-itens');
    await page.getByRole('textbox', { name: 'Nome' }).fill(nome);
    await acionar(page, 'Editar', nome);
    const modal = page.getByRole('dialog', { name: 'Edição de Item' });
    await modal.getByLabel('Nome').fill(`${nome} B`);
    await conferirCliqueDuplo(
      page,
      () => modal.getByRole('button', { name: 'Salvar' }),
      { metodo: 'PUT', caminho: /itens-produto/ },
      'Item atualizado com sucesso!',
    );
    await expect(modal).toBeHidden();
    await conferirCliqueDuplo(
      page,
      () => acaoDaLinha(page, 'Excluir', `${nome} B`),
      { metodo: 'DELETE', caminho: /itens-produto/ },
      'Item excluído com sucesso!',
    );
  });

  test('on an action without a form asks once and sends once; on a button that opens a modal it leaves the modal open', async ({
    conta,
  }) => {
    const page = await conta('admin');
    await page.route('**/homologar', (rota) =>
      rota.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ detail: 'Recusada pelo teste.' }),
      }),
    );
    await abrirTela(page, '/gerenciar-aquisicoes');
    const homologar = page.getByRole('button', { name: /^Homologar/ }).first();
    await conferirCliqueDuplo(page, () => homologar, { metodo: 'PUT', caminho: /homologar/ }, 'Recusada pelo teste.');

    await abrirTela(page, '/gerenciar-itens');
    await clicarDuasVezes(page, page.getByRole('button', { name: /^Exibir / }).first(), 150);
    const detalhes = page.getByRole('dialog', { name: 'Detalhes do Item' });
    await detalhes.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(detalhes).toBeHidden();
  });
});

test.describe('what is typed', () => {
  test("makes 'Sair' ask, and stays when the session ends in another tab", async ({ novaPagina }) => {
    const page = await novaPagina();
    await entrar(page, 'admin');
    await abrirTela(page, '/cadastrar-ítem');
    await page.getByLabel('Nome').fill('farinha de rosca');
    const sair = async (onde: Page) => {
      await onde.getByRole('button', { name: /Sua conta/ }).click();
      await onde.getByRole('link', { name: 'Sair' }).click();
    };
    await sair(page);
    await expect(aviso(page).getByText('Há dados que ainda não foram salvos.')).toBeVisible();
    await aviso(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByLabel('Nome')).toHaveValue('FARINHA DE ROSCA');

    const outra = await page.context().newPage();
    await outra.goto('/home');
    await expect(outra.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
    await sair(outra);
    await expect(page.getByText(/em outra aba\..*O que você digitou está guardado nesta aba\./)).toBeVisible();
    await preencherLogin(page, 'admin', SENHA);
    await expect(page.getByText('O que você tinha digitado antes de a sessão terminar está de volta.')).toBeVisible();
    await expect(page.getByLabel('Nome')).toHaveValue('FARINHA DE ROSCA');

    await sair(page);
    await confirmarComSim(page, /Há dados que ainda não foram salvos/);
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  });
});

test.describe('the focus', () => {
  test('begins in the first field of a form, and goes to the first wrong one; an optional field is not marked', async ({
    conta,
  }) => {
    const page = await conta('admin');
    await abrirTela(page, '/cadastrar-aquisicao');
    const unidade = page.getByRole('combobox', { name: /Unidade gestora/ });
    await expect(unidade).toBeFocused();
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(page.getByText('Campo obrigatório.').first()).toBeVisible();
    await expect(unidade).toBeFocused();
    const borda = (campo: Locator) => campo.evaluate((entrada) => getComputedStyle(entrada).borderTopColor);
    const descricao = page.getByRole('textbox', { name: 'Descrição' });
    expect(await borda(descricao)).not.toBe(await borda(page.getByRole('textbox', { name: /Quantidade/ })));

    await abrirTela(page, '/cadastrar-unidade');
    await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
    expect(await focado(page)).toContain('Nome');
  });
});

test('at 320 px a screen that failed does not extend beyond the right edge, and its alert does not break words', async ({
  conta,
}) => {
  const page = await conta('admin', { width: 320, height: 640 });
  await page.route('**/api/itens-produto', (rota) =>
    rota.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ detail: 'O servidor não conseguiu atender ao pedido. Tente de novo em instantes.' }),
    }),
  );
  await page.goto('/gerenciar-itens');
  const frase = page.getByText('O servidor não conseguiu atender ao pedido.');
  await expect(frase).toBeVisible();
  await expect.poll(() => sobraLateral(page)).toBe(0);
  expect((await frase.boundingBox())?.width).toBeGreaterThan(180);
});
