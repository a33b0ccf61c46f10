import { violacoesGraves } from './harness/axe.js';
import { expect, NARROW, test, WIDE } from './harness/test.js';
import { confirmarComSim, escolher, preencherData } from './harness/campos.js';
import { abrirTela, conferirTela } from './harness/tela.js';

const ORIGEM = 'ESCOLA MUNICIPAL JARDIM DAS ACÁCIAS';
const DESTINO = 'ESCOLA MUNICIPAL VALE VERDE';

test('a lot is added, part of it leaves, the count is corrected, and the history shows all of it', async ({
  conta,
}) => {
  const page = await conta('estoquista');
  await abrirTela(page, '/estoque');
  const tela = page.locator('main');
  await escolher(tela, 'Unidade educacional', ORIGEM);

  await page.getByRole('button', { name: 'Adicionar Produto' }).click();
  const adicao = page.getByRole('dialog', { name: 'Adicionar Produto' });
  await escolher(adicao, 'Produto', 'ARROZ');
  await adicao.getByLabel('Lote').fill('teste-1');
  await adicao.getByLabel('Quantidade').fill('10');
  await preencherData(adicao, 'Fabricação', '01/01/2026');
  await preencherData(adicao, 'Validade', '31/12/2030');
  await adicao.getByRole('button', { name: 'Adicionar' }).click();
  await confirmarComSim(
    page,
    'Deseja realmente adicionar o Produto ao Estoque?',
    'Produto adicionado ao estoque com sucesso!',
  );

  await tela.getByRole('textbox', { name: 'Lote' }).fill('teste-1');
  await expect(page.getByText(/^1 de \d+ registros$/)).toBeVisible();
  await page.getByRole('button', { name: /^Saída .*TESTE-1$/ }).click();
  const saida = page.getByRole('dialog', { name: 'Saída de Produto' });
  await escolher(saida, 'Tipo de saída', 'Extravio');
  await saida.getByLabel('Quantidade').fill('2,5');
  await saida.getByLabel('Observação').fill('Pacotes rasgados');
  await saida.getByRole('button', { name: 'Dar saída' }).click();
  await confirmarComSim(page, 'Deseja realmente realizar a Saída do Produto?', 'Saída realizada com sucesso!');

  await page.getByRole('button', { name: /^Balanço .*TESTE-1$/ }).click();
  const balanco = page.getByRole('dialog', { name: 'Balanço de Produto' });
  await expect(balanco.getByText('Quantidade atual: 7,5')).toBeVisible();
  await balanco.getByLabel('Nova quantidade').fill('8');
  await balanco.getByRole('button', { name: 'Salvar' }).click();
  await confirmarComSim(page, 'Deseja realmente realizar o Balanço do Produto?', 'Balanço realizado com sucesso!');

  await page.getByRole('button', { name: /^Histórico .*TESTE-1$/ }).click();
  const historico = page.getByRole('dialog', { name: 'Histórico do Lote' });
  await expect(historico.getByRole('row', { name: /Balanço.*\+0,5.*8/ })).toBeVisible();
  const linhas = await historico.locator('tbody tr.ant-table-row').allInnerTexts();
  expect(linhas.map((linha) => linha.split('\t').slice(1, 4))).toEqual([
    ['Balanço', '+0,5', '8'],
    ['Saída direta', '-2,5', '7,5'],
    ['Adição', '+10', '10'],
  ]);
  expect(await violacoesGraves(page)).toEqual([]);
});

test('products move to another unit, arrive with a declared loss, and a kit is handed out', async ({ conta }) => {
  const page = await conta('estoquista');
  const tela = page.locator('main');
  await abrirTela(page, '/cadastrar-movimentacao');
  await escolher(tela, 'Unidade de origem', ORIGEM);
  await escolher(tela, 'Unidade de destino', DESTINO);
  const daOrigem = page.getByRole('group', { name: 'Produtos da origem' });
  await daOrigem.getByRole('textbox', { name: 'Buscar em Produtos da origem' }).fill('feijão');
  await daOrigem
    .getByRole('checkbox', { name: /AC-02$/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Mover os marcados para o destino' }).click();
  await page
    .getByRole('group', { name: 'Produtos do destino' })
    .getByRole('textbox', { name: /^Quantidade de/ })
    .fill('5');
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await confirmarComSim(page, 'Deseja realmente realizar a Movimentação?', 'Movimentação cadastrada com sucesso!');

  await abrirTela(page, '/gerenciar-movimentacoes');
  await escolher(tela, 'Unidade educacional', DESTINO);
  const chegando = page
    .getByRole('group', { name: /^Movimentação nº/ })
    .filter({ hasText: 'Em trânsito' })
    .first();
  await escolher(chegando, /^Tipo da observação/, 'Danificado');
  await chegando
    .getByRole('textbox', { name: /^Perda de/ })
    .first()
    .fill('1');
  await chegando.getByRole('button', { name: /^Receber/ }).click();
  await confirmarComSim(page, 'Deseja realmente receber a Movimentação?', 'Movimentação recebida com sucesso!');

  await abrirTela(page, '/kit-merenda');
  await escolher(tela, 'Unidade educacional', DESTINO);
  await escolher(tela, 'Turma', '1º ANO A');
  await tela.getByRole('combobox', { name: 'Aluno' }).click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
  await escolher(tela, 'Produto', 'AC-02');
  await tela.getByLabel('Quantidade').fill('4');
  await page.getByRole('button', { name: 'Adicionar' }).click();
  await page.getByRole('button', { name: 'Kit pronto' }).click();
  await confirmarComSim(page, 'Deseja realmente cadastrar o Kit?', 'Kit cadastrado com sucesso!');
});

/** Each screen, and the select that opens its data. */
const TELAS = [
  ['/estoque', 'Unidade educacional'],
  ['/balancos', 'Unidade educacional'],
  ['/cadastrar-movimentacao', 'Unidade de origem'],
  ['/gerenciar-movimentacoes', 'Unidade educacional'],
  ['/kit-merenda', 'Unidade educacional'],
] as const;

for (const [largura, viewport] of [
  ['wide', WIDE],
  ['narrow', NARROW],
] as const) {
  test(`every screen on a ${largura} display is accessible, fits and shows no codes`, async ({ conta }) => {
    const page = await conta('estoquista', viewport);
    for (const [tela, unidade] of TELAS) {
      await abrirTela(page, tela);
      await escolher(page.locator('main'), unidade, ORIGEM);
      await conferirTela(page, tela);
    }
  });
}
