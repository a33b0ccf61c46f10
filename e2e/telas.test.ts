import { comoConta } from './harness/api.js';
import { areasPublicadas } from './harness/federation.js';
import { abrirTela, conferirEmJanelas, conferirMatriz, conferirTela, NOTEBOOK } from './harness/tela.js';
import { expect, NARROW, test } from './harness/test.js';

// The longest tests: at the end of the run, no worker waits for another one's second.
test.describe.configure({ mode: 'parallel' });

/** The screens without an area, and those of one record of the demonstration. */
const OUTRAS: Readonly<Record<string, () => string[] | Promise<string[]>>> = {
  shell: () => ['/home', '/dados-cadastrais', '/notificacao', '/endereco-que-nao-existe'],
  'mf-compras': async () => {
    const { chamar } = await comoConta('admin');
    const [aquisicao] = await chamar<{ id: number }[]>('GET', 'aquisicoes');
    return [`/gerenciar-aquisicoes/${aquisicao?.id}/aditivos`];
  },
  'mf-relatorios': async () => {
    const { chamar } = await comoConta('admin');
    const [unidade] = await chamar<{ estoque: { id: number } }[]>('GET', 'unidades-educacionais');
    return ['/relatorio/itens/false', `/relatorio/etiquetas/${unidade?.estoque.id}`];
  },
};
const PARTES = ['shell', 'mf-cadastros', 'mf-cardapios', 'mf-compras', 'mf-estoque', 'mf-relatorios'];

/** The addresses of all screens of a part. */
async function enderecosDe(parte: string): Promise<string[]> {
  const area = (await areasPublicadas()).find(({ id }) => id === parte);
  const doMenu = area?.telas.map(({ caminho }) => caminho).filter((caminho) => !caminho.includes(':')) ?? [];
  return [...doMenu, ...((await OUTRAS[parte]?.()) ?? [])];
}

test('every published area is one of the parts whose screens are checked', async () => {
  expect(['shell', ...(await areasPublicadas()).map(({ id }) => id)].sort()).toEqual([...PARTES].sort());
});

for (const [como, conferir, tag] of [
  ['is accessible, shows no codes, and fits a notebook and phones', conferirEmJanelas, []],
  ['is accessible on a notebook and on phones, light and dark', conferirMatriz, ['@deep']],
] as const) {
  for (const parte of PARTES) {
    test(`every screen of ${parte} ${como}`, { tag: [...tag] }, async ({ conta }) => {
      // Many screens: under load they take longer than other tests may.
      test.setTimeout(360_000);
      const page = await conta('admin', NOTEBOOK);
      const enderecos = await enderecosDe(parte);
      expect(enderecos.length).toBeGreaterThan(2);
      for (const endereco of enderecos) {
        await abrirTela(page, endereco);
        await conferir(page, endereco);
      }
    });
  }
}

test('at 360 px what a control opens fits, and is large enough for a thumb: a calendar, options, the actions of a row', async ({
  conta,
}) => {
  const page = await conta('admin', NARROW);
  const fechar = () => page.keyboard.press('Escape');
  await abrirTela(page, '/cadastrar-aquisicao');
  await page.getByLabel('Data do contrato').click();
  const calendario = page.locator('.ant-picker-dropdown');
  await expect(calendario).toBeVisible();
  await conferirTela(page, 'the calendar');
  // Its lower part may be below the fold; to the sides nothing is cut.
  await expect
    .poll(async () => {
      const caixa = await calendario.boundingBox();
      return caixa !== null && caixa.x >= 0 && caixa.x + caixa.width <= NARROW.width;
    })
    .toBe(true);
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
