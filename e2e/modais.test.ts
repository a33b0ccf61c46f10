import type { Page } from '@playwright/test';
import { expect, NARROW, test, WIDE } from './harness/test.js';
import { acaoDaLinha, acionarNaPrimeira } from './harness/linhas.js';
import { emRepouso } from './harness/maos.js';
import { comoConta } from './harness/api.js';
import { abrirTela, conferirTela, NOTEBOOK } from './harness/tela.js';

const exibido = (page: Page) => new URL(page.url()).searchParams.get('exibir');

for (const [largura, tamanho] of [
  ['1280 px', WIDE],
  ['360 px', NARROW],
] as const) {
  test(`an open record leads to those beside it in the list, and 'back' closes it, at ${largura}`, async ({
    conta,
  }) => {
    const page = await conta('comprador', tamanho);
    await abrirTela(page, '/gerenciar-aquisicoes?ordem=-valor');
    await acionarNaPrimeira(page, 'Exibir');
    const modal = page.getByRole('dialog', { name: 'Detalhes da Licitação/Contrato' });
    const posicao = modal.getByText(/^\d+ de \d+$/);
    const proximo = modal.getByRole('button', { name: 'Próximo' });
    await expect(posicao).toHaveText(/^1 de /);
    await expect.poll(() => exibido(page)).not.toBeNull();
    const primeiro = exibido(page);

    await proximo.click();
    await expect(posicao).toHaveText(/^2 de /);
    await expect(proximo).toBeFocused();
    await expect.poll(() => exibido(page)).not.toBe(primeiro);
    await expect(page).toHaveURL(/[?&]ordem=-valor\b/);
    await conferirTela(page, 'the second record');

    await page.keyboard.press('k');
    await expect(posicao).toHaveText(/^1 de /);
    await expect.poll(() => exibido(page)).toBe(primeiro);
    await expect(modal.getByRole('button', { name: 'Anterior' })).toBeFocused();
    await page.keyboard.press('j');
    await expect(posicao).toHaveText(/^2 de /);

    await page.goBack();
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(/\/gerenciar-aquisicoes\?ordem=-valor$/);
  });
}

/** Opens the details of a request that can be received. */
async function exibirQueSeRecebe(page: Page): Promise<void> {
  await page.goto('/gerenciar-solicitacao');
  const numero = await page
    .getByRole('button', { name: /^Receber / })
    .first()
    .getAttribute('aria-label');
  await (await acaoDaLinha(page, 'Exibir', (numero ?? '').replace('Receber ', ''))).click();
}

test('Esc closes a dialog when a form above it, whose drawing was interrupted, has closed', async ({ conta }) => {
  const page = await conta('admin');
  await exibirQueSeRecebe(page);
  const detalhes = page.getByRole('dialog', { name: /^Detalhes/ });
  await expect(detalhes.getByRole('cell').first()).toBeVisible();
  // The pointer moves over the rows: React abandons the rendering of the form for each of them, and begins again.
  const parar = await page.evaluateHandle(() => {
    const celulas = [...document.querySelectorAll('[role=dialog] tbody td')];
    let vez = 0;
    const mexer = setInterval(() => {
      const [de, para] = [celulas[vez % celulas.length], celulas[(vez + 1) % celulas.length]];
      de?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: para ?? null }));
      para?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, relatedTarget: de ?? null }));
      vez += 1;
    }, 2);
    return () => clearInterval(mexer);
  });
  await detalhes.getByRole('button', { name: 'Receber' }).click();
  const receber = page.getByRole('dialog', { name: 'Verificar Recebimento' });
  await receber.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).not.toHaveURL(/receber=/);
  await parar.evaluate((fazer) => fazer());
  await emRepouso(page);
  await page.keyboard.press('Escape');
  await expect(detalhes).toBeHidden();
});

test('a form and the dialog below it, closed one after the other at once, leave the list as it was', async ({
  conta,
}) => {
  const page = await conta('admin');
  await exibirQueSeRecebe(page);
  await expect(page).toHaveURL(/exibir=/);
  // Opened by a link, the dialog is no entry of its own; the form above it is one.
  const endereco = page.url();
  await page.goto('/home');
  await page.goto(endereco);
  // A busy browser takes a while to go back.
  await page.evaluate(() => {
    const voltar = history.go.bind(history);
    history.go = (passos) => void setTimeout(() => voltar(passos), 1000);
  });
  const detalhes = page.getByRole('dialog', { name: /^Detalhes/ });
  await detalhes.getByRole('button', { name: 'Receber' }).click();
  const receber = page.getByRole('dialog', { name: 'Verificar Recebimento' });
  await receber.getByRole('button', { name: 'Cancelar' }).click();
  await expect(receber).toBeHidden();
  await detalhes.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(page).toHaveURL(/\/gerenciar-solicitacao$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Gerenciar Solicitações de Compra' })).toBeVisible();
});

/** Records that are longer than a window, with the name of their list of states, where they have one. */
const REGISTROS = [
  { titulo: 'Detalhes da Licitação/Contrato', ler: 'aquisicoes', lista: '/gerenciar-aquisicoes', fixos: ['Andamento'] },
  {
    titulo: 'Detalhes da Solicitação de Compra',
    ler: 'solicitacoes',
    lista: '/gerenciar-solicitacao',
    fixos: ['Andamento'],
  },
  { titulo: 'Detalhes da Unidade', ler: 'unidades-educacionais', lista: '/gerenciar-unidade', fixos: [] },
  { titulo: 'Detalhes do Prato', ler: 'pratos', lista: '/gerenciar-pratos', fixos: [] },
];

for (const { titulo, ler, lista, fixos } of REGISTROS)
  for (const [largura, tamanho] of [
    ['1366 px', NOTEBOOK],
    ['360 px', NARROW],
  ] as const)
    test(`${titulo}: head and foot stay in sight at the end of the details, at ${largura}`, async ({ conta }) => {
      const { chamar } = await comoConta('admin');
      const [registro] = await chamar<{ id: number }[]>('GET', ler);
      const page = await conta('admin', tamanho);
      await page.goto(`${lista}?exibir=${String(registro?.id)}`);
      const dialogo = page.getByRole('dialog', { name: titulo });
      const historico = dialogo.getByRole('button', { name: 'Histórico' });
      // The sheet of a dish may come after the first scroll, and moves what is below it.
      await expect(async () => {
        await historico.scrollIntoViewIfNeeded();
        await expect(historico).toBeInViewport({ ratio: 0.9, timeout: 500 });
      }).toPass();
      await expect(dialogo.getByText(titulo, { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(dialogo.getByRole('button', { name: 'Fechar' }).last()).toBeInViewport({ ratio: 1 });
      for (const nome of fixos) await expect(dialogo.getByRole('list', { name: nome })).toBeInViewport({ ratio: 1 });
    });

for (const [largura, tamanho] of [
  ['1366 px', NOTEBOOK],
  ['360 px', NARROW],
] as const)
  test(`a form in a modal keeps its title and 'Salvar' in sight at its last field, at ${largura}`, async ({
    conta,
  }) => {
    const page = await conta('admin', tamanho);
    await page.goto('/gerenciar-fornecedores');
    await page
      .getByRole('button', { name: /^Editar/ })
      .first()
      .click();
    const dialogo = page.getByRole('dialog', { name: 'Edição de Fornecedor' });
    const ultimo = dialogo.getByLabel('Complemento');
    await ultimo.scrollIntoViewIfNeeded();
    await expect(ultimo).toBeInViewport({ ratio: 0.9 });
    await expect(dialogo.getByText('Edição de Fornecedor', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(dialogo.getByRole('button', { name: 'Salvar' })).toBeInViewport({ ratio: 1 });
  });
