import type { Locator, Page } from 'playwright-core';
import { violacoesGraves } from './harness/axe.js';
import { NARROW, url, WIDE, withBrowser } from './harness/browser.js';
import { entrar } from './harness/login.js';

const novaPagina = withBrowser();

const ORIGEM = 'ESCOLA MUNICIPAL JARDIM DAS ACÁCIAS';
const DESTINO = 'ESCOLA MUNICIPAL VALE VERDE';

/** Types a part of the option's name into a select and takes the first that is offered. */
async function escolher(page: Page, onde: Locator, campo: string | RegExp, texto: string): Promise<void> {
  const select = onde.getByRole('combobox', { name: campo });
  await select.click();
  await select.fill(texto);
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: texto }).first().click();
}

async function confirmarCom(page: Page, pergunta: string, sucesso: string): Promise<void> {
  const aviso = page.getByRole('dialog', { name: 'Aviso' });
  await aviso.getByText(pergunta).waitFor();
  await aviso.getByRole('button', { name: 'Sim' }).click();
  await page.getByText(sucesso).waitFor();
}

test('a lot comes in, part of it leaves, the count is corrected, and the history tells all of it', async () => {
  const page = await novaPagina(WIDE);
  await entrar(page, 'estoquista');
  await page.goto(url('/estoque'));
  const tela = page.locator('main');
  await escolher(page, tela, 'Unidade educacional', ORIGEM);

  await page.getByRole('button', { name: 'Adicionar Produto' }).click();
  const adicao = page.getByRole('dialog', { name: 'Adicionar Produto' });
  await escolher(page, adicao, 'Produto', 'ARROZ');
  await adicao.getByLabel('Lote').fill('teste-1');
  await adicao.getByLabel('Quantidade').fill('10');
  await adicao.getByLabel('Fabricação').fill('01/01/2026');
  await adicao.getByLabel('Fabricação').press('Enter');
  await adicao.getByLabel('Validade').fill('31/12/2030');
  await adicao.getByLabel('Validade').press('Enter');
  await adicao.getByRole('button', { name: 'Adicionar' }).click();
  await confirmarCom(page, 'Deseja realmente adicionar o Produto ao Estoque?', 'Produto adicionado ao estoque com sucesso!');

  await tela.getByRole('textbox', { name: 'Lote' }).fill('teste-1');
  await page.getByText(/^1 de \d+ registros$/).waitFor();
  await page.getByRole('button', { name: /^Saída .*TESTE-1$/ }).click();
  const saida = page.getByRole('dialog', { name: 'Saída de Produto' });
  await escolher(page, saida, 'Tipo de saída', 'Extravio');
  await saida.getByLabel('Quantidade').fill('2,5');
  await saida.getByLabel('Observação').fill('Pacotes rasgados');
  await saida.getByRole('button', { name: 'Dar saída' }).click();
  await confirmarCom(page, 'Deseja realmente realizar a Saída do Produto?', 'Saída realizada com sucesso!');

  await page.getByRole('button', { name: /^Balanço .*TESTE-1$/ }).click();
  const balanco = page.getByRole('dialog', { name: 'Balanço de Produto' });
  await balanco.getByText('Quantidade atual: 7,5').waitFor();
  await balanco.getByLabel('Nova quantidade').fill('8');
  await balanco.getByRole('button', { name: 'Salvar' }).click();
  await confirmarCom(page, 'Deseja realmente realizar o Balanço do Produto?', 'Balanço realizado com sucesso!');

  await page.getByRole('button', { name: /^Histórico .*TESTE-1$/ }).click();
  const historico = page.getByRole('dialog', { name: 'Histórico do Lote' });
  await historico.getByRole('row', { name: /Balanço.*\+0,5.*8/ }).waitFor();
  const linhas = await historico.locator('tbody tr.ant-table-row').allInnerTexts();
  expect(linhas.map((linha) => linha.split('\t').slice(1, 4))).toEqual([['Balanço', '+0,5', '8'], ['Saída direta', '-2,5', '7,5'], ['Adição', '+10', '10']]);
  expect(await violacoesGraves(page)).toEqual([]);
});

test('products move to another unit, arrive with a declared loss, and a kit is handed out', async () => {
  const page = await novaPagina(WIDE);
  const tela = page.locator('main');
  await entrar(page, 'estoquista');
  await page.goto(url('/cadastrar-movimentacao'));
  await escolher(page, tela, /^Unidade de origem/, ORIGEM);
  await escolher(page, tela, /^Unidade de destino/, DESTINO);
  const daOrigem = page.getByRole('group', { name: 'Produtos da origem' });
  await daOrigem.getByRole('textbox', { name: 'Buscar em Produtos da origem' }).fill('feijão');
  await daOrigem.getByRole('checkbox', { name: /AC-02$/ }).first().check();
  await page.getByRole('button', { name: 'Mover os marcados para o destino' }).click();
  await page.getByRole('group', { name: 'Produtos do destino' }).getByRole('textbox', { name: /^Quantidade de/ }).fill('5');
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await confirmarCom(page, 'Deseja realmente realizar a Movimentação?', 'Movimentação cadastrada com sucesso!');

  await page.goto(url('/gerenciar-movimentacoes'));
  await escolher(page, tela, 'Unidade educacional', DESTINO);
  const chegando = page.getByRole('group', { name: /^Movimentação nº/ }).filter({ hasText: 'Em trânsito' }).first();
  await escolher(page, chegando, /^Tipo da observação/, 'Danificado');
  await chegando.getByRole('textbox', { name: /^Perda de/ }).first().fill('1');
  await chegando.getByRole('button', { name: /^Receber/ }).click();
  await confirmarCom(page, 'Deseja realmente receber a Movimentação?', 'Movimentação recebida com sucesso!');

  await page.goto(url('/kit-merenda'));
  await escolher(page, tela, 'Unidade educacional', DESTINO);
  await escolher(page, tela, 'Turma', '1º ANO A');
  await tela.getByRole('combobox', { name: 'Aluno' }).click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
  await escolher(page, tela, 'Produto', 'AC-02');
  await tela.getByLabel('Quantidade').fill('4');
  await page.getByRole('button', { name: 'Adicionar' }).click();
  await page.getByRole('button', { name: 'Kit pronto' }).click();
  await confirmarCom(page, 'Deseja realmente cadastrar o Kit?', 'Kit cadastrado com sucesso!');
});

const TELAS = ['/estoque', '/balancos', '/cadastrar-movimentacao', '/gerenciar-movimentacoes', '/kit-merenda'];

test.each([['wide', WIDE], ['narrow', NARROW]])('every screen on a %s display: nothing grave for axe, nothing beyond the right edge', async (_, viewport) => {
  const page = await novaPagina(viewport);
  await entrar(page, 'estoquista');
  for (const tela of TELAS) {
    await page.goto(url(tela));
    await escolher(page, page.locator('main'), /^Unidade (educacional|de origem)/, ORIGEM);
    await page.waitForLoadState('networkidle');
    expect([tela, await violacoesGraves(page)]).toEqual([tela, []]);
    const sobra = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect([tela, sobra]).toEqual([tela, 0]);
  }
}, 120_000);
