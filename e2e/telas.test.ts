import { comoConta } from './harness/api.js';
import { areasPublicadas } from './harness/federation.js';
import { expect, JANELAS, NARROW, test } from './harness/test.js';
import { abrirTela, conferirEmJanelas, conferirTela } from './harness/tela.js';

// The longest tests: at the end of the run, no worker waits for another one's second.
test.describe.configure({ mode: 'parallel' });

/** The addresses of all screens; those of one record with a record of the demonstration. */
async function enderecos(): Promise<string[]> {
  const { chamar } = await comoConta('admin');
  const [aquisicao] = await chamar<{ id: number }[]>('GET', 'aquisicoes');
  const telas = (await areasPublicadas()).flatMap((area) => area.telas.map(({ caminho }) => caminho));
  return [
    '/home',
    '/dados-cadastrais',
    '/notificacao',
    ...telas.filter((caminho) => !caminho.includes(':')),
    `/gerenciar-aquisicoes/${aquisicao?.id}/aditivos`,
    '/relatorio/itens/false',
    '/endereco-que-nao-existe',
  ];
}

for (const [nome, ...janelas] of JANELAS) {
  test(`every screen at ${nome}, light and dark, is accessible, fits and shows no codes`, async ({ conta }) => {
    // More than fifty screens: under load they take longer than other tests may.
    test.setTimeout(360_000);
    const page = await conta('admin', janelas[0]);
    const todos = await enderecos();
    expect(todos.length).toBeGreaterThan(45);
    for (const endereco of todos) {
      await abrirTela(page, endereco);
      await conferirEmJanelas(page, endereco, janelas);
    }
  });
}

test('at 360 px what a control opens is accessible, and large enough for a thumb: a calendar, options, the actions of a row', async ({
  conta,
}) => {
  const page = await conta('admin', NARROW);
  const fechar = () => page.keyboard.press('Escape');
  await abrirTela(page, '/cadastrar-aquisicao');
  await page.getByLabel('Data do contrato').click();
  const calendario = page.locator('.ant-picker-dropdown');
  await expect(calendario).toBeVisible();
  await conferirTela(page, 'the calendar');
  const caixa = await calendario.boundingBox();
  expect(caixa?.x).toBeGreaterThanOrEqual(0);
  expect((caixa?.x ?? 0) + (caixa?.width ?? 0)).toBeLessThanOrEqual(NARROW.width);
  await fechar();
  await page.getByRole('combobox', { name: /Tipo de licitação/ }).click();
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
  await conferirTela(page, 'the options');
  await fechar();
  await abrirTela(page, '/gerenciar-aquisicoes');
  await page
    .getByRole('button', { name: /^Mais ações de / })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await conferirTela(page, 'the actions of a row');
});
