import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.js';
import { confirmarComSim, confirmarVinculo, escolher, preencherData } from './harness/campos.js';
import { abrirTela } from './harness/tela.js';

const ESCOLA = 'ESCOLA MUNICIPAL VALE VERDE';
const FORNECEDOR = 'CEREALISTA DEMONSTRAÇÃO';
/** Distinguishes the records of this run from those of another. */
const VEZ = Date.now().toString(36).toUpperCase();
const ITEM = `ARROZ DO DIA ${VEZ}`;
const SACO = `${ITEM} SACO 5 KG`;
const PACOTE = `${ITEM} PACOTE 2 KG`;
const ALIMENTO = `${ITEM} CRU`;
const PREPARO = `${ITEM} REFOGADO`;
const PRATO = `PRATO ${VEZ}`;
const CARDAPIO = `CARDÁPIO ${VEZ}`;
const AQUISICAO = `TP${VEZ}`;

async function cadastrar(page: Page, pergunta: string, feito: string): Promise<void> {
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await confirmarComSim(page, pergunta, feito);
}

/** An item and two packages of it: a sack of 5 kg and a packet of 2 kg. */
async function cadastrarProdutos(page: Page): Promise<void> {
  const tela = page.locator('main');
  await abrirTela(page, '/cadastrar-ítem');
  await tela.getByLabel('Nome').fill(ITEM.toLowerCase());
  await escolher(tela, 'Tipo', 'Alimento');
  await escolher(tela, 'Categoria', 'Cereais');
  await cadastrar(page, 'Deseja realmente cadastrar o Item?', 'Item cadastrado com sucesso!');
  for (const [nome, embalagem, medida] of [
    [SACO, 'Saco', '5'],
    [PACOTE, 'Pacote', '2'],
  ] as const) {
    await abrirTela(page, '/cadastrar-produto');
    await tela.getByLabel('Nome').fill(nome);
    await escolher(tela, 'Item', ITEM);
    await escolher(tela, 'Unidade do produto', embalagem);
    await tela.getByLabel('Medida', { exact: true }).fill(medida);
    await escolher(tela, 'Unidade de medida', 'Quilograma');
    await cadastrar(page, 'Deseja realmente cadastrar o Produto?', 'Produto cadastrado com sucesso!');
  }
}

/** 10 sacks at R$ 20.00 and 10 packets at R$ 9.00: R$ 290.00. */
async function comprar(page: Page): Promise<void> {
  await abrirTela(page, '/cadastrar-aquisicao');
  await escolher(page, 'Unidade gestora', 'ALMOXARIFADO');
  await page.getByLabel('Número do processo administrativo').fill('101/2026');
  await page.getByLabel('Objeto').fill('Arroz para a merenda');
  await page.getByLabel('Número', { exact: true }).fill(AQUISICAO);
  await preencherData(page, 'Data do contrato', '01/02/2026');
  await preencherData(page, 'Vigência', '31/12/2030');
  await escolher(page, 'Tipo', 'Chamada');
  await escolher(page, 'Fonte de recurso', 'PNAE');
  await page.getByLabel('Valor total').fill('290,00');
  await escolher(page, 'Fornecedor', 'CEREALISTA');
  await page.getByLabel('Número do contrato').fill('CT 101');
  await page.getByRole('button', { name: 'Adicionar item' }).click();
  for (const [i, [produto, preco]] of (
    [
      [SACO, '20,00'],
      [PACOTE, '9,00'],
    ] as const
  ).entries()) {
    const item = page.getByRole('group', { name: `Item ${i + 1}` });
    await escolher(item, 'Produto', produto);
    await item.getByLabel('Quantidade').fill('10');
    await item.getByLabel('Preço unitário').fill(preco);
  }
  await expect(page.getByText('Valor parcial: R$ 290,00')).toBeVisible();
  await cadastrar(page, 'Deseja realmente cadastrar a Aquisição?', 'Aquisição cadastrada com sucesso!');
  await abrirTela(page, '/gerenciar-aquisicoes');
  await page.getByRole('textbox', { name: 'Número' }).fill(AQUISICAO);
  await page.getByRole('button', { name: `Homologar ${AQUISICAO}` }).click();
  await confirmarComSim(page, 'Deseja realmente homologar a Aquisição?');
  await expect(page.getByRole('row').filter({ hasText: AQUISICAO }).getByText('Vigente')).toBeVisible();
}

/** One sack and three packets for the school: R$ 20.00 + R$ 27.00. All of it arrives; the sack expires first. */
async function pedirEReceber(page: Page): Promise<void> {
  await abrirTela(page, '/cadastrar-solicitacao');
  await escolher(page, 'Unidade educacional', 'VALE VERDE');
  await escolher(page, 'Aquisição', AQUISICAO);
  await escolher(page, 'Fornecedor', 'CEREALISTA');
  await page.getByRole('checkbox', { name: /FUNDAMENTAL – 6 a 10/ }).check();
  await page.getByLabel(SACO).fill('1');
  await page.getByLabel(PACOTE).fill('3');
  await expect(page.getByText('Valor da solicitação: R$ 47,00')).toBeVisible();
  await cadastrar(
    page,
    'Deseja realmente cadastrar a Solicitação de Compra?',
    'Solicitação de Compra cadastrada com sucesso!',
  );

  await abrirTela(page, '/gerenciar-solicitacao');
  await page
    .getByRole('button', { name: new RegExp(`^Receber ${FORNECEDOR}`) })
    .first()
    .click();
  const receber = page.getByRole('dialog', { name: 'Verificar Recebimento' });
  await receber.getByLabel('Número da nota fiscal').fill('NF 101');
  await receber.getByLabel('Valor da nota').fill('47,00');
  await preencherData(receber, 'Data de emissão', '01/03/2026');
  await receber.getByLabel('Observação').fill('Conferido');
  for (const [produto, lote, quantidade, validade] of [
    [SACO, 'S5', '1', '01/02/2029'],
    [PACOTE, 'P2', '3', '01/02/2030'],
  ] as const) {
    const item = receber.getByRole('group', { name: produto });
    await item.getByRole('checkbox').check();
    await item.getByLabel('Lote', { exact: true }).fill(`${lote}${VEZ}`);
    await item.getByLabel('Quantidade recebida').fill(quantidade);
    await preencherData(item, 'Data de fabricação', '01/02/2026');
    await preencherData(item, 'Data de validade', validade);
  }
  await receber.getByRole('button', { name: 'Receber' }).click();
  await confirmarComSim(page, 'Deseja realmente receber a Solicitação?');
  await expect(receber).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'VALE VERDE' }).first().getByText('Recebida')).toBeVisible();
}

/** The lots of this run on the school's stock screen: lot → quantity. */
async function saldos(page: Page): Promise<Record<string, string>> {
  await page.goto('/estoque');
  const tela = page.locator('main');
  await escolher(tela, 'Unidade educacional', ESCOLA);
  // The meal empties one of the lots.
  await tela.getByRole('checkbox', { name: 'Mostrar lotes zerados' }).check();
  await tela.getByRole('textbox', { name: 'Lote' }).fill(VEZ);
  await expect(page.getByText(/^2 de \d+ registros$/)).toBeVisible();
  const titulos = await tela.locator('thead th').allInnerTexts();
  const linhas = await tela.locator('tbody tr.ant-table-row').all();
  const celulas = await Promise.all(linhas.map((linha) => linha.locator('td').allInnerTexts()));
  const coluna = (nome: string) => titulos.findIndex((titulo) => titulo.trim() === nome);
  return Object.fromEntries(
    celulas.map((textos) => [textos[coluna('Lote')]?.trim().slice(0, 2), textos[coluna('Quantidade')]?.trim()]),
  );
}

/** Rice of the composition table (358 kcal in 100 g), 1,200 g for 20 portions: 60 g each, 214.80 kcal. */
async function montarCardapio(page: Page): Promise<void> {
  const tela = page.locator('main');
  const daFicha = (nutriente: string) =>
    page.getByRole('table', { name: /^Ficha técnica/ }).getByRole('row', { name: new RegExp(`^${nutriente}`) });

  await abrirTela(page, '/cadastrar-alimento');
  await escolher(tela, 'Buscar na tabela de composição', 'ARROZ BRANCO TIPO 1 (');
  await tela.getByLabel('Nome').fill(ALIMENTO);
  await escolher(tela, 'Item', ITEM);
  await cadastrar(page, 'Deseja realmente cadastrar o Alimento?', 'Alimento cadastrado com sucesso!');

  await abrirTela(page, '/cadastrar-preparo');
  await tela.getByLabel('Nome').fill(PREPARO);
  await tela.getByLabel('Porções').fill('20');
  await escolher(tela, 'Alimento', ALIMENTO);
  await tela.getByLabel('Quantidade').fill('1200');
  await tela.getByLabel('Modo de preparo').fill('Refogar e cozinhar.');
  await page.getByRole('button', { name: 'Ver ficha técnica atual' }).click();
  await expect(daFicha('Energia')).toHaveText(/214,80\s+kcal/, { useInnerText: true });
  await page.keyboard.press('Escape');
  await cadastrar(page, 'Deseja realmente cadastrar o Preparo?', 'Preparo cadastrado com sucesso!');

  await abrirTela(page, '/cadastrar-prato');
  await tela.getByLabel('Nome').fill(PRATO);
  await escolher(tela, 'Categoria', 'FUNDAMENTAL – 6 a 10 anos');
  await escolher(tela, 'Modalidade', 'Parcial – 1');
  await escolher(tela, 'Preparo', PREPARO);
  await cadastrar(page, 'Deseja realmente cadastrar o Prato?', 'Prato cadastrado com sucesso!');

  await abrirTela(page, '/cadastrar-cardapio');
  await tela.getByLabel('Nome').fill(CARDAPIO);
  await escolher(tela, 'Categoria', 'FUNDAMENTAL – 6 a 10 anos');
  await escolher(tela, 'Modalidade', 'Parcial – 1');
  await escolher(tela, 'Tipo', 'Regular');
  await tela.getByLabel('Hora').fill('11:30');
  await escolher(tela, 'Tipo de refeição', 'Almoço');
  await escolher(tela, 'Prato', PRATO);
  await page.getByRole('button', { name: 'Ver ficha técnica atual' }).click();
  // The norm requires 329 kcal in one meal of a child from 6 to 10 years.
  await expect(daFicha('Energia')).toHaveText(/214,80\skcal\s+no mínimo 329\skcal\s+Abaixo do mínimo/, {
    useInnerText: true,
  });
  await page.keyboard.press('Escape');
  await cadastrar(page, 'Deseja realmente cadastrar o Cardápio?', 'Cardápio cadastrado com sucesso!');
}

async function vincularHoje(page: Page): Promise<void> {
  await abrirTela(page, '/cardapio-calendario');
  await escolher(page.locator('main'), 'Unidade educacional', ESCOLA);
  await page.getByRole('button', { name: 'Vincular cardápio', exact: true }).click();
  const modal = page.getByRole('dialog', { name: 'Vincular cardápio' });
  await escolher(modal, 'Cardápio', CARDAPIO);
  await modal.getByRole('button', { name: 'Vincular', exact: true }).click();
  await confirmarVinculo(page);
}

test('the main job: from the purchase to the meal that takes its food from the stock', async ({ conta }) => {
  test.setTimeout(300_000);
  const page = await conta('admin');
  await cadastrarProdutos(page);
  await comprar(page);
  await pedirEReceber(page);
  expect(await saldos(page)).toEqual({ S5: '1 (Saco)', P2: '3 (Pacote)' });
  await montarCardapio(page);
  await vincularHoje(page);

  await abrirTela(page, '/execucao-cardapios');
  await escolher(page.locator('main'), 'Unidade educacional', ESCOLA);
  // With one menu of the day it is already chosen.
  await page.getByRole('radio', { name: new RegExp(CARDAPIO) }).check();
  await page.getByRole('button', { name: `Exibir ${PRATO}` }).click();
  await page.getByLabel('Quantidade de alunos').fill('137');
  await page.getByLabel('Acréscimo').fill('10');
  // 60 g × 137 = 8.22 kg; with 10%, 9.042 kg.
  const linha = page
    .getByRole('table', { name: 'Alimentos da refeição' })
    .getByRole('row', { name: new RegExp(ALIMENTO) });
  const valores = async () => (await linha.getByRole('cell').allTextContents()).slice(1, 5);
  await expect.poll(valores).toEqual(['60 g', '8,22 kg', '9,042 kg', '9,042 kg']);
  await page.getByRole('button', { name: `Arredondar para cima: ${ALIMENTO}` }).click();
  await expect.poll(valores).toEqual(['60 g', '8,22 kg', '9,042 kg', '10 kg']);
  await page.getByRole('button', { name: `Manter: ${ALIMENTO}` }).click();
  await expect.poll(valores).toEqual(['60 g', '8,22 kg', '9,042 kg', '9,042 kg']);
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await confirmarComSim(page, 'Deseja realmente registrar a Refeição?', 'Refeição registrada com sucesso!');
  expect(await saldos(page)).toEqual({ S5: '1 (Saco)', P2: '3 (Pacote)' });

  await abrirTela(page, '/historico-execucao-cardapios');
  await escolher(page.locator('main'), 'Unidade educacional', ESCOLA);
  await page.getByRole('button', { name: new RegExp(`^Executar ${PRATO}`) }).click();
  await page.getByRole('button', { name: 'Executar', exact: true }).click();
  await confirmarComSim(page, 'Deseja realmente executar essa Refeição?', 'Refeição executada com sucesso!');
  const refeicao = page.getByRole('row').filter({ hasText: PRATO });
  await expect(refeicao.getByText('Executado').or(refeicao.getByText('EXECUTADO')).first()).toBeVisible();

  // The sack (5 kg) expires first and is emptied; 9.042 − 5 = 4.042 kg = 2.021 packets of 2 kg.
  expect(await saldos(page)).toEqual({ S5: '0 (Saco)', P2: '0,979 (Pacote)' });

  await abrirTela(page, '/historico-execucao-cardapios');
  await escolher(page.locator('main'), 'Unidade educacional', ESCOLA);
  await page.getByRole('button', { name: new RegExp(`^Imprimir produtos ${PRATO}`) }).click();
  await expect(page.getByRole('heading', { name: 'Produtos da Refeição' })).toBeVisible();
  const impressas = await page.locator('table').filter({ hasText: 'Validade' }).locator('tbody tr').allInnerTexts();
  expect(
    impressas
      .map((texto) => texto.split(/\s*\t\s*/).map((celula) => celula.trim()))
      .map(([produto, , lote, validade, quantidade]) => [produto, lote, validade, quantidade]),
  ).toEqual([
    [SACO, `S5${VEZ}`, '01/02/2029', '1'],
    [PACOTE, `P2${VEZ}`, '01/02/2030', '2,021'],
  ]);
});
