import type { Locator, Page } from '@playwright/test';
import { violacoesDe } from './harness/axe.js';
import { acaoDaLinha, acionar, acionarNaPrimeira } from './harness/linhas.js';
import { expect, NARROW, test } from './harness/test.js';
import { confirmarComSim, escolher, preencherData } from './harness/campos.js';
import { abrirTela, conferirTela } from './harness/tela.js';
import { novaVez } from './harness/vez.js';

async function semViolacoes(page: Page): Promise<void> {
  expect(await violacoesDe(page)).toEqual([]);
}

const linha = (page: Page, texto: string): Locator => page.getByRole('row').filter({ hasText: texto });
/** Distinguishes the records of this run from those of another. */
const vez = novaVez();
const FORNECEDOR = 'CEREALISTA DEMONSTRAÇÃO';
const ARROZ = 'ARROZ BRANCO TIPO 1 5 KG';

/**
 * Registers a public call of 100 packages of rice at R$ 20.00: R$ 2,000.00, of which a quarter is R$ 500.00, or 25
 * packages.
 */
async function registrar(page: Page, numero: string): Promise<void> {
  await abrirTela(page, '/cadastrar-aquisicao');
  await escolher(page, 'Unidade gestora', 'ALMOXARIFADO');
  await page.getByLabel('Número do processo administrativo').fill('77/2026');
  await page.getByLabel('Objeto').fill('Arroz para as escolas');
  await page.getByLabel('Número', { exact: true }).fill(numero.toLowerCase());
  await preencherData(page, 'Data do contrato', '01/02/2026');
  await preencherData(page, 'Vigência', '31/12/2030');
  await escolher(page, 'Tipo', 'Chamada');
  await escolher(page, 'Fonte de recurso', 'PNAE');
  await page.getByLabel('Valor total').fill('2000,00');
  await escolher(page, 'Fornecedor', 'CEREALISTA');
  await page.getByLabel('Número do contrato').fill('ct 9');
  const item = page.getByRole('group', { name: 'Item 1' });
  await escolher(item, 'Produto', ARROZ);
  await item.getByLabel('Quantidade').fill('100');
  await item.getByLabel('Preço unitário').fill('20,00');
}

async function cadastrar(page: Page, pergunta: string, feito: string): Promise<void> {
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await confirmarComSim(page, pergunta, feito);
}

test('after a registration the strip leads to the next step and to the record, which has an address', async ({
  conta,
}) => {
  const numero = `FAIXA${vez}`;
  const page = await conta('comprador');
  await registrar(page, numero);
  await page.getByLabel('Objeto').press('Control+Enter');
  await confirmarComSim(page, 'Deseja realmente cadastrar a Aquisição?', 'Aquisição cadastrada com sucesso!');
  const faixa = page.getByRole('status').filter({ hasText: `Chamada pública ${numero}` });
  await expect(faixa).toBeInViewport();
  await semViolacoes(page);
  await faixa.getByRole('button', { name: 'Homologar' }).click();
  await confirmarComSim(page, 'Deseja realmente homologar a Aquisição?', 'Aquisição homologada com sucesso!');
  await expect(faixa.getByText('Homologada.')).toBeVisible();

  await faixa.getByRole('link', { name: 'Exibir' }).click();
  const detalhes = page.getByRole('dialog', { name: 'Detalhes da Licitação/Contrato' });
  await expect(detalhes.getByText(numero)).toBeVisible();
  await expect(page).toHaveURL(/\/gerenciar-aquisicoes\?exibir=\d+$/);
  await page.reload();
  await expect(detalhes.getByText(numero)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/cadastrar-aquisicao');
  await page.goForward();
  await expect(detalhes.getByText(numero)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detalhes).toBeHidden();
  await expect(page).toHaveURL('/gerenciar-aquisicoes');

  await page.getByRole('textbox', { name: 'Número' }).fill(numero);
  await acionar(page, 'Exibir', numero);
  await expect(detalhes.getByText(numero)).toBeVisible();
  await page.goBack();
  await expect(detalhes).toBeHidden();
  await expect(page).toHaveURL(`/gerenciar-aquisicoes?numero=${numero}`);
  await expect(page.getByRole('textbox', { name: 'Número' })).toHaveValue(numero);

  await page.goto('/gerenciar-aquisicoes?exibir=999999999');
  await expect(detalhes.getByText('Aquisição não encontrada.')).toBeVisible();
});

test('a purchase from end to end: register, homologate, add exactly 25%, request, receive in two parts', async ({
  conta,
}) => {
  const numero = `E2E${vez}`;
  const page = await conta('comprador');

  await registrar(page, numero);
  await expect(page.getByText('Valor parcial: R$ 2.000,00')).toBeVisible();
  await semViolacoes(page);
  await cadastrar(page, 'Deseja realmente cadastrar a Aquisição?', 'Aquisição cadastrada com sucesso!');

  await abrirTela(page, '/gerenciar-aquisicoes');
  await page.getByRole('textbox', { name: 'Número' }).fill(numero);
  await expect(linha(page, numero).getByText('Pendente')).toBeVisible();
  await semViolacoes(page);
  await acionar(page, 'Homologar', numero);
  await confirmarComSim(page, 'Deseja realmente homologar a Aquisição?');
  await expect(linha(page, numero).getByText('Vigente')).toBeVisible();
  await expect(await acaoDaLinha(page, 'Editar', numero)).toHaveAttribute('aria-disabled', 'true');
  await expect(await acaoDaLinha(page, 'Excluir', numero)).toHaveAttribute('aria-disabled', 'true');

  await acionar(page, 'Aditivos', numero);
  // The empty list offers it too.
  await page.getByRole('button', { name: 'Adicionar Aditivo' }).first().click();
  const aditivo = page.getByRole('dialog', { name: 'Adicionar Aditivo' });
  await escolher(aditivo, 'Tipo', 'Valor');
  await aditivo.getByLabel('Observação').fill('Mais alunos');
  await escolher(aditivo, 'Produto', 'ARROZ');
  await aditivo.getByLabel('Quantidade').fill('25,001');
  await expect(
    aditivo.getByText('O valor do aditivo não pode passar de R$ 500,00 (25% do valor da Aquisição)'),
  ).toBeVisible();
  await expect(aditivo.getByRole('button', { name: 'Cadastrar' })).toBeDisabled();
  await aditivo.getByLabel('Quantidade').fill('25');
  await expect(aditivo.getByText('Valor do aditivo: R$ 500,00')).toBeVisible();
  await semViolacoes(page);
  await aditivo.getByRole('button', { name: 'Cadastrar' }).click();
  await confirmarComSim(page, 'Deseja realmente cadastrar o Aditivo?');
  await expect(page.getByText('Valor – R$ 500,00')).toBeVisible();

  await abrirTela(page, '/cadastrar-solicitacao');
  await escolher(page, 'Unidade educacional', 'VALE VERDE');
  await escolher(page, 'Aquisição', numero);
  await escolher(page, 'Fornecedor', 'CEREALISTA');
  await page.getByRole('checkbox', { name: /Fundamental – 6 a 10/ }).check();
  await expect(page.getByText(/^Disponível: .*125 × /)).toBeVisible();
  await page.getByRole('textbox', { name: ARROZ }).fill('125,5');
  await expect(page.getByText(/^Máximo: .*\(125 × /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cadastrar', exact: true })).toBeDisabled();
  await page.getByRole('textbox', { name: ARROZ }).fill('12,5');
  await expect(page.getByText('Valor da solicitação: R$ 250,00')).toBeVisible();
  await semViolacoes(page);
  await cadastrar(
    page,
    'Deseja realmente cadastrar a Solicitação de Compra?',
    'Solicitação de Compra cadastrada com sucesso!',
  );

  await abrirTela(page, '/gerenciar-aquisicoes');
  await page.getByRole('textbox', { name: 'Número' }).fill(numero);
  await acionar(page, 'Exibir', numero);
  const detalhes = page.getByRole('dialog', { name: 'Detalhes da Licitação/Contrato' });
  // 2,000.00 + 500.00 − 250.00; 100 + 25 − 12.5.
  await expect(detalhes.getByText('R$ 2.250,00')).toBeVisible();
  await expect(detalhes.getByText('112,5')).toBeVisible();
  await semViolacoes(page);

  await abrirTela(page, '/gerenciar-solicitacao');
  const pedido = `${FORNECEDOR}, solicitação`;
  for (const [quantidade, valor, lote, status] of [
    ['5', '100,00', `P1${vez}`, 'Entrega parcial'],
    ['7,5', '150,00', `P2${vez}`, 'Recebida'],
  ] as const) {
    await acionar(page, 'Receber', pedido);
    const receber = page.getByRole('dialog', { name: 'Verificar Recebimento' });
    await receber.getByLabel('Número da nota fiscal').fill(`nf ${lote}`);
    await receber.getByLabel('Valor da nota').fill(valor);
    await preencherData(receber, 'Data de emissão', '01/03/2026');
    await receber.getByLabel('Observação').fill('Conferido na entrega');
    await receber.getByRole('checkbox').check();
    await receber.getByLabel('Lote', { exact: true }).fill(lote);
    await receber.getByLabel('Quantidade recebida').fill(quantidade);
    await preencherData(receber, 'Data de fabricação', '01/02/2026');
    await preencherData(receber, 'Data de validade', '01/02/2030');
    await semViolacoes(page);
    await receber.getByRole('button', { name: 'Receber' }).click();
    await confirmarComSim(page, 'Deseja realmente receber a Solicitação?');
    await expect(receber).toBeHidden();
    await expect(linha(page, 'VALE VERDE').first().getByText(status)).toBeVisible();
  }
  await expect(await acaoDaLinha(page, 'Receber', pedido)).toHaveAttribute('aria-disabled', 'true');

  await acionar(page, 'Produtos recebidos', pedido);
  const produtos = page.getByRole('dialog', { name: 'Produtos recebidos' });
  await expect(produtos.getByText(`P1${vez}`, { exact: true })).toBeVisible();
  await expect(produtos.getByText(`P2${vez}`, { exact: true })).toBeVisible();
  await produtos
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'nota.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7 renamed') });
  await expect(page.getByText('O arquivo não é uma imagem .jpg, .jpeg ou .png.')).toBeVisible();
  await semViolacoes(page);

  const segunda = produtos.getByRole('group', { name: /^Entrega 2/ });
  await segunda.getByRole('button', { name: 'Estornar recebimento' }).click();
  const estorno = page.getByRole('dialog', { name: 'Estornar Recebimento' });
  await estorno.getByLabel('Motivo').fill('Era de outra escola');
  await estorno.getByRole('button', { name: 'Estornar recebimento' }).click();
  await confirmarComSim(
    page,
    'Deseja realmente estornar o Recebimento? Os lotes saem do estoque e o número da nota fica livre.',
  );
  await expect(segunda.getByText('Estornada', { exact: true })).toBeVisible();
  await semViolacoes(page);
  await produtos.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(linha(page, 'VALE VERDE').first().getByText('Entrega parcial')).toBeVisible();
});

test('exceptions of a purchase: the draft is offered again, a homologation is refused, a cancellation has its reason', async ({
  conta,
}) => {
  const numero = `E2F${vez}`;
  const page = await conta('comprador');
  await registrar(page, numero);
  await preencherData(page, 'Vigência', '01/01/2026');
  // Key by key: the amount drops its dots when it takes the focus.
  await page.getByLabel('Valor total').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1999,99');
  await expect(page.getByText('(O valor parcial é diferente do valor total da Aquisição)')).toBeVisible();
  await preencherData(page, 'Vigência', '31/12/2030');
  await page.waitForFunction(() =>
    Object.entries<string>(localStorage).some(
      ([chave, guardado]) => chave.startsWith('rascunho:') && guardado.includes('2030'),
    ),
  );
  // The tab is closed; the draft is offered in the next one.
  const outra = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await abrirTela(outra, '/cadastrar-aquisicao');
  await outra.getByRole('button', { name: 'Retomar' }).click();
  await expect(outra.getByLabel('Número', { exact: true })).toHaveValue(numero);
  await expect(outra.getByText('Valor parcial: R$ 2.000,00')).toBeVisible();
  await cadastrar(outra, 'Deseja realmente cadastrar a Aquisição?', 'Aquisição cadastrada com sucesso!');
  await outra.reload();
  await expect(outra.getByRole('heading', { name: 'Cadastro de Licitação/Contrato' })).toBeVisible();
  await expect(outra.getByRole('button', { name: 'Retomar' })).toHaveCount(0);

  await abrirTela(outra, '/gerenciar-aquisicoes');
  await outra.getByRole('textbox', { name: 'Número' }).fill(numero);
  await acionar(outra, 'Homologar', numero);
  await confirmarComSim(outra, 'Deseja realmente homologar a Aquisição?');
  await expect(outra.getByText('o valor parcial (R$ 2.000,00) é diferente do valor total (R$ 1.999,99)')).toBeVisible();
  await acionar(outra, 'Cancelar', numero);
  const cancelar = outra.getByRole('dialog', { name: 'Cancelar Aquisição' });
  await cancelar.getByLabel('Motivo').fill('Processo revogado');
  await semViolacoes(outra);
  await cancelar.getByRole('button', { name: 'Cancelar Aquisição' }).click();
  await confirmarComSim(outra, 'Deseja realmente cancelar a Aquisição?');
  await expect(linha(outra, numero).getByText('Cancelada')).toBeVisible();
  await outra.getByRole('button', { name: `Motivo do cancelamento de ${numero}` }).click();
  await expect(outra.getByText('Processo revogado')).toBeVisible();
  await semViolacoes(outra);
});

test('a delivery without an accepted product is returned; after its cancellation the balance is free again; a pending acquisition is deleted', async ({
  conta,
}) => {
  const page = await conta('comprador');
  const devolvida = `E2D${vez}`;
  await registrar(page, devolvida);
  await cadastrar(page, 'Deseja realmente cadastrar a Aquisição?', 'Aquisição cadastrada com sucesso!');
  await abrirTela(page, '/gerenciar-aquisicoes');
  await page.getByRole('textbox', { name: 'Número' }).fill(devolvida);
  await acionar(page, 'Homologar', devolvida);
  await confirmarComSim(page, 'Deseja realmente homologar a Aquisição?');
  await expect(linha(page, devolvida).getByText('Vigente')).toBeVisible();

  await abrirTela(page, '/cadastrar-solicitacao');
  await escolher(page, 'Unidade educacional', 'VALE VERDE');
  await escolher(page, 'Aquisição', devolvida);
  await escolher(page, 'Fornecedor', 'CEREALISTA');
  await page.getByRole('checkbox', { name: /Fundamental – 6 a 10/ }).check();
  await page.getByRole('textbox', { name: ARROZ }).fill('40');
  await cadastrar(
    page,
    'Deseja realmente cadastrar a Solicitação de Compra?',
    'Solicitação de Compra cadastrada com sucesso!',
  );
  await esperarSaldo(page, devolvida, '300 kg (60 × pacote de 5 kg)');

  await abrirTela(page, '/gerenciar-solicitacao');
  await acionar(page, 'Receber', FORNECEDOR);
  const receber = page.getByRole('dialog', { name: 'Verificar Recebimento' });
  await receber.getByLabel('Número da nota fiscal').fill('NF D');
  await receber.getByLabel('Valor da nota').fill('800,00');
  await preencherData(receber, 'Data de emissão', '01/03/2026');
  await receber.getByLabel('Observação').fill('Embalagens molhadas');
  await expect(
    receber.getByText('Nenhum produto selecionado: a entrega será registrada como devolvida.'),
  ).toBeVisible();
  await receber.getByRole('button', { name: 'Receber' }).click();
  await confirmarComSim(page, 'Devolver a solicitação inteira?');
  await expect(page.getByText('Solicitação de Compra devolvida com sucesso!')).toBeVisible();
  await expect(receber).toBeHidden();
  await expect(linha(page, 'VALE VERDE').first().getByText('Devolvida')).toBeVisible();
  // It may still be delivered: it keeps its share of the balance until it is cancelled.
  await esperarSaldo(page, devolvida, '300 kg (60 × pacote de 5 kg)');
  await abrirTela(page, '/gerenciar-solicitacao');
  await acionar(page, 'Cancelar', FORNECEDOR);
  const cancelar = page.getByRole('dialog', { name: 'Cancelar Solicitação' });
  await cancelar.getByLabel('Motivo').fill('Não será entregue');
  await cancelar.getByRole('button', { name: 'Cancelar Solicitação' }).click();
  await confirmarComSim(page, 'Deseja realmente cancelar a Solicitação?');
  await expect(linha(page, 'VALE VERDE').first().getByText('Cancelada')).toBeVisible();
  await esperarSaldo(page, devolvida, '500 kg (100 × pacote de 5 kg)');

  const excluida = `E2X${vez}`;
  await registrar(page, excluida);
  await cadastrar(page, 'Deseja realmente cadastrar a Aquisição?', 'Aquisição cadastrada com sucesso!');
  await page.goto('/gerenciar-aquisicoes');
  await page.getByRole('textbox', { name: 'Número' }).fill(excluida);
  await acionar(page, 'Excluir', excluida);
  await confirmarComSim(page, 'Deseja realmente excluir a Aquisição?', 'Aquisição excluída com sucesso!');
  await expect(page.getByText(/^0 de \d+ registros$/)).toBeVisible();
});

/** The details of an acquisition of one item show this balance. */
async function esperarSaldo(page: Page, numero: string, saldo: string): Promise<void> {
  await abrirTela(page, '/gerenciar-aquisicoes');
  await page.getByRole('textbox', { name: 'Número' }).fill(numero);
  await acionar(page, 'Exibir', numero);
  const daLinha = page
    .getByRole('dialog', { name: 'Detalhes da Licitação/Contrato' })
    .getByRole('row')
    .filter({ hasText: ARROZ })
    .last();
  await expect(daLinha.getByRole('cell').last()).toHaveText(saldo);
}

test('the list of needs says where a figure comes from, and a draft becomes a request', async ({ conta }) => {
  const page = await conta('comprador');
  await page.goto('/lista-de-necessidades');
  await expect(page.getByRole('table', { name: 'Necessidades por unidade' })).toBeVisible();
  await conferirTela(page, 'the list of needs');
  await page
    .getByRole('button', { name: /^De onde vem / })
    .first()
    .click();
  const origem = page.getByRole('dialog', { name: /^De onde vem: / });
  await expect(origem.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await semViolacoes(page);
  await page.keyboard.press('Escape');
  await expect(origem).toBeHidden();

  const propostas = page.getByRole('table', { name: 'Solicitações propostas' });
  await page.getByRole('checkbox', { name: 'Todas', exact: true }).uncheck();
  await propostas
    .getByRole('checkbox', { name: /^Selecionar / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Criar 1 solicitação' }).click();
  await confirmarComSim(page, 'Deseja realmente cadastrar a Solicitação de Compra?', '1 solicitação cadastrada.');
  await page.getByRole('link', { name: /^solicitação \d+\/\d{4}, R\$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Detalhes da Solicitação de Compra' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Relatório' }).click();
  await expect(page.getByRole('heading', { name: 'Lista de necessidades' })).toBeVisible();
  await page.goBack();
  await page.setViewportSize(NARROW);
  await conferirTela(page, 'the list of needs on a phone');
});

for (const [largura, tamanho] of [
  ['1366 px', { width: 1366, height: 768 }],
  ['360 px', NARROW],
] as const) {
  test(`the receipt fills the screen at ${largura}, with its address, its grid and its occurrences`, async ({
    conta,
  }) => {
    const page = await conta('comprador');
    await page.setViewportSize(tamanho);
    await abrirTela(page, '/gerenciar-solicitacao?status=PENDENTE');
    await acionarNaPrimeira(page, 'Receber');
    const receber = page.getByRole('dialog', { name: 'Verificar Recebimento' });
    await expect(receber.getByRole('button', { name: 'Chegou tudo' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('receber')).toMatch(/^\d+$/);
    await page.reload();
    await receber.getByRole('button', { name: 'Chegou tudo' }).click();
    await receber.getByRole('button', { name: 'Anotar conferência' }).click();
    await receber.getByRole('button', { name: 'Adicionar ocorrência' }).first().click();
    await escolher(receber, 'Tipo', 'Recusa');
    await expect(receber.getByLabel('Quantidade na nota')).toBeVisible();
    await conferirTela(page, `the receipt at ${largura}`);
    // What was typed is kept: the next receipt of this request would begin with it.
    await receber.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('dialog', { name: 'Sair do recebimento?' }).getByRole('button', { name: 'Descartar' }).click();
    await expect(receber).toBeHidden();
  });
}
