import { violacoesDe } from './harness/axe.js';
import { acionar } from './harness/linhas.js';
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
  await acionar(page, 'Saída', /TESTE-1$/);
  const saida = page.getByRole('dialog', { name: 'Saída de Produto' });
  await escolher(saida, 'Tipo de saída', 'Extravio');
  await saida.getByLabel('Quantidade').fill('2,5');
  await saida.getByLabel('Observação').fill('Pacotes rasgados');
  await saida.getByRole('button', { name: 'Dar saída' }).click();
  await confirmarComSim(page, 'Deseja realmente realizar a Saída do Produto?', 'Saída realizada com sucesso!');

  await acionar(page, 'Balanço', /TESTE-1$/);
  const balanco = page.getByRole('dialog', { name: 'Balanço de Produto' });
  await expect(balanco.getByText('Quantidade atual: 7,5 kg (7,5 × pacote de 1 kg)')).toBeVisible();
  await balanco.getByLabel('Nova quantidade').fill('8');
  await balanco.getByRole('button', { name: 'Salvar' }).click();
  await confirmarComSim(page, 'Deseja realmente realizar o Balanço do Produto?', 'Balanço realizado com sucesso!');

  await acionar(page, 'Histórico', /TESTE-1$/);
  const historico = page.getByRole('dialog', { name: 'Histórico do Lote' });
  await expect(historico.getByRole('row', { name: /Balanço.*\+0,5.*8/ })).toBeVisible();
  const linhas = await historico.locator('tbody tr.ant-table-row').allInnerTexts();
  expect(linhas.map((linha) => linha.split('\t').slice(1, 4))).toEqual([
    ['Balanço', '+0,5 kg (0,5 × pacote de 1 kg)', '8 kg (8 × pacote de 1 kg)'],
    ['Saída direta', '-2,5 kg (2,5 × pacote de 1 kg)', '7,5 kg (7,5 × pacote de 1 kg)'],
    ['Adição', '+10 kg (10 × pacote de 1 kg)', '10 kg (10 × pacote de 1 kg)'],
  ]);
  expect(await violacoesDe(page)).toEqual([]);
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

test('a lot is traced, blocked, leaves only as a recall, and is unblocked', async ({ conta }) => {
  const page = await conta('estoquista');
  const tela = page.locator('main');
  await abrirTela(page, '/estoque');
  await escolher(tela, 'Unidade educacional', ORIGEM);
  await page.getByRole('button', { name: 'Adicionar Produto' }).click();
  const adicao = page.getByRole('dialog', { name: 'Adicionar Produto' });
  await escolher(adicao, 'Produto', 'ARROZ');
  await adicao.getByLabel('Lote').fill('rastreio-1');
  await adicao.getByLabel('Quantidade').fill('10');
  await preencherData(adicao, 'Fabricação', '01/01/2026');
  await preencherData(adicao, 'Validade', '31/12/2030');
  await adicao.getByRole('button', { name: 'Adicionar' }).click();
  await confirmarComSim(
    page,
    'Deseja realmente adicionar o Produto ao Estoque?',
    'Produto adicionado ao estoque com sucesso!',
  );

  await abrirTela(page, '/rastreio-de-lotes');
  await tela.getByRole('textbox', { name: 'Produto ou número do lote' }).fill('arroz rastreio-1');
  await tela.getByRole('button', { name: 'Buscar', exact: true }).click();
  await acionar(page, 'Rastrear', /RASTREIO-1$/);
  const soma = tela.getByRole('table', { name: 'Soma do lote' });
  await expect(soma.getByRole('row', { name: /^Adicionado ao estoque 10/ })).toBeVisible();
  await expect(soma.getByRole('row', { name: /^Nos estoques .*10/ })).toBeVisible();
  await expect(tela.getByText('A soma fecha')).toBeVisible();

  await tela.getByRole('button', { name: 'Bloquear lote' }).click();
  const bloqueio = page.getByRole('dialog', { name: 'Bloquear Lote' });
  await bloqueio.getByLabel('Motivo').fill('Aviso do fabricante');
  await bloqueio.getByRole('button', { name: 'Bloquear lote' }).click();
  await confirmarComSim(page, 'Deseja realmente bloquear o Lote em todas as unidades?', 'Lote bloqueado com sucesso!');
  await expect(tela.getByText('Lote bloqueado: só sai como recolhimento')).toBeVisible();
  await conferirTela(page, 'blocked lot');

  await abrirTela(page, '/estoque');
  await escolher(tela, 'Unidade educacional', ORIGEM);
  await tela.getByRole('textbox', { name: 'Lote' }).fill('rastreio-1');
  await expect(tela.getByRole('row', { name: /RASTREIO-1/ })).toContainText('BloqueadoAviso do fabricante');
  await acionar(page, 'Saída', /RASTREIO-1$/);
  const saida = page.getByRole('dialog', { name: 'Saída de Produto' });
  await saida.getByRole('combobox', { name: 'Tipo de saída' }).click();
  await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText(['Recolhimento']);
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').click();
  await saida.getByLabel('Quantidade').fill('4');
  await saida.getByLabel('Observação').fill('Devolvido ao fabricante');
  await saida.getByRole('button', { name: 'Dar saída' }).click();
  await confirmarComSim(page, 'Deseja realmente realizar a Saída do Produto?', 'Saída realizada com sucesso!');

  await acionar(page, 'Rastrear', /RASTREIO-1$/);
  await expect(soma.getByRole('row', { name: /^Recolhido .*4/ })).toBeVisible();
  await expect(tela.getByText('A soma fecha')).toBeVisible();
  await tela.getByRole('button', { name: 'Relatório' }).click();
  await expect(page.getByRole('heading', { name: 'Rastreio do lote' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total 10 10/ })).toBeVisible();
  await page.goBack();
  await tela.getByRole('button', { name: 'Desbloquear lote' }).click();
  const desbloqueio = page.getByRole('dialog', { name: 'Desbloquear Lote' });
  await desbloqueio.getByLabel('Motivo').fill('Laudo sem restrição');
  await desbloqueio.getByRole('button', { name: 'Desbloquear lote' }).click();
  await confirmarComSim(
    page,
    'Deseja realmente desbloquear o Lote em todas as unidades?',
    'Lote desbloqueado com sucesso!',
  );
  await expect(tela.getByRole('button', { name: 'Bloquear lote', exact: true })).toBeVisible();
});

test('by product the stock has totals, lots, a minimum and figures that filter', async ({ conta }) => {
  const page = await conta('estoquista');
  await abrirTela(page, '/estoque');
  const tela = page.locator('main');
  await escolher(tela, 'Unidade educacional', DESTINO);
  await tela.getByText('Por produto').click();
  await expect(page).toHaveURL(/ver=produto/);
  await tela.getByRole('textbox', { name: 'Produto' }).fill('arroz branco tipo 1 5 kg');
  const linha = tela.getByRole('row', { name: /ARROZ BRANCO TIPO 1 5 KG/i });
  // Until the products are there, the page has the rows of the lots.
  const verLotes = tela.getByRole('button', { name: /^Lotes de arroz branco tipo 1 5 kg/i });
  await expect(verLotes).toBeVisible();
  await expect(linha).toContainText(/[\d,.]+ kg \([\d,.]+ × pacote de 5 kg\)/);

  await verLotes.click();
  await expect(
    tela
      .getByRole('table', { name: /^Lotes de arroz/i })
      .getByRole('columnheader')
      .first(),
  ).toBeVisible();

  await acionar(page, 'Mínimo', /ARROZ BRANCO TIPO 1 5 KG/i);
  const modal = page.getByRole('dialog', { name: 'Mínimo em estoque' });
  await modal.getByLabel('Mínimo', { exact: true }).fill('9.999');
  await modal.getByRole('button', { name: 'Salvar' }).click();
  await confirmarComSim(page, 'Deseja realmente atualizar o Mínimo?', 'Mínimo atualizado com sucesso!');
  await expect(linha.getByText('Abaixo do mínimo')).toBeVisible();
  expect(await violacoesDe(page)).toEqual([]);

  await page.reload();
  await expect(linha.getByText('Abaixo do mínimo')).toBeVisible();
  await tela.getByText('Por lote').click();
  await expect(page).not.toHaveURL(/ver=/);
  const figura = tela.getByRole('button', { name: /^\d+ lotes? vencem? em até 30 dias$/ });
  await figura.click();
  await expect(figura).toHaveAttribute('aria-pressed', 'true');
  // The figure counts the lots of the whole stock, so the search for the product goes.
  await expect(tela.getByRole('textbox', { name: 'Produto' })).toHaveValue('');
  // Other tests change the lots meanwhile.
  await expect(async () => {
    const quantos = (await figura.innerText()).split('\n')[0] ?? '';
    await expect(tela.getByText(new RegExp(`^${quantos} de \\d+ registros$`))).toBeVisible({ timeout: 1_000 });
  }).toPass();
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

test('what the calendar leaves of a lot is listed with its reason, on a wide screen and on a phone', async ({
  conta,
}) => {
  const page = await conta('estoquista');
  const tela = page.locator('main');
  await abrirTela(page, '/estoque');
  await escolher(tela, 'Unidade educacional', ORIGEM);
  await page.getByRole('button', { name: 'Adicionar Produto' }).click();
  const adicao = page.getByRole('dialog', { name: 'Adicionar Produto' });
  await escolher(adicao, 'Produto', 'ARROZ');
  await adicao.getByLabel('Lote').fill('sobra-1');
  await adicao.getByLabel('Quantidade').fill('4');
  await preencherData(adicao, 'Fabricação', '01/01/2026');
  await preencherData(adicao, 'Validade', '31/12/2031');
  await adicao.getByRole('button', { name: 'Adicionar' }).click();
  await confirmarComSim(
    page,
    'Deseja realmente adicionar o Produto ao Estoque?',
    'Produto adicionado ao estoque com sucesso!',
  );

  await abrirTela(page, '/vencimentos?produto=arroz');
  const linha = tela.getByRole('row', { name: /SOBRA-1/ });
  await expect(linha).toContainText('4 kg (4 × pacote de 1 kg)');
  await expect(linha).toContainText('Sem uso planejado');
  await expect(tela.getByText(/^Conta com os cardápios lançados até|^Não há cardápios lançados/)).toBeVisible();
  await conferirTela(page, '/vencimentos');
  await page.setViewportSize(NARROW);
  await expect(tela.getByRole('list', { name: 'Vencimentos à frente' })).toBeVisible();
  await conferirTela(page, '/vencimentos at 360 px');
  await page.setViewportSize(WIDE);
});
