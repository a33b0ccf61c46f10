import type { Locator, Page } from '@playwright/test';
import { acionarNaPrimeira } from './harness/linhas.js';
import { expect, test, type AbrirConta } from './harness/test.js';
import { comMarca, confirmarComSim, escolher, preencherData } from './harness/campos.js';
import { conferir, digitar, esperarCampo, interceptar, type Digitado } from './harness/digitacao.js';

/** Opens a screen with the permission to use the clipboard. */
async function abrir(conta: AbrirConta, caminho: string): Promise<Page> {
  const page = await conta('admin');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(caminho);
  return page;
}

const VIRGULA = 'Use vírgula para os decimais: ';
const PONTOS = 'Use o ponto só para separar milhares e a vírgula para os decimais, como em 1.234,5.';
const SINAL = 'Não use sinal: o valor não pode ser negativo.';
const LETRA = 'Digite só números, com vírgula para os decimais.';
const TRES_CASAS = 'Use no máximo 3 casas decimais.';
const INTEIRO = 'Digite um número inteiro.';
const HORA = 'Hora inválida. Use HH:MM, de 00:00 a 23:59.';

const recusado = (digitado: string, frase: string): Digitado => [digitado, digitado, frase];

/** The format of every field for decimals. */
const QUANTIDADE: readonly Digitado[] = [
  ['1500', '1.500'],
  ['1.500', '1.500'],
  ['1.500,00', '1.500'],
  ['1.000.000', '1.000.000'],
  ['1.234,567', '1.234,567'],
  ['12,5', '12,5'],
  ['0,125', '0,125'],
  [',5', '0,5'],
  ['007', '7'],
  recusado('12.5', `${VIRGULA}12,5`),
  recusado('0.500', `${VIRGULA}0,500`),
  recusado('1500.000', `${VIRGULA}1500,000`),
  recusado('12,', 'Complete os decimais ou tire a vírgula: 12'),
  recusado('1.23,4', PONTOS),
  recusado('1,234.5', PONTOS),
  recusado('1,2,3', 'Use uma vírgula só, para os decimais.'),
  recusado('1.234,5678', TRES_CASAS),
  recusado('-5', SINAL),
  recusado('+5', SINAL),
  recusado('1e3', LETRA),
  recusado('7kg', LETRA),
  recusado('1 5', 'Tire os espaços do meio do número.'),
  ['1 500', '1.500'],
];

const NUMERO_INTEIRO: readonly Digitado[] = [
  ['12', '12'],
  ['1.500', '1.500'],
  ['50000', '50.000'],
  recusado('12,5', INTEIRO),
  recusado('12.5', INTEIRO),
  recusado('-5', SINAL),
  recusado('1e3', 'Digite só números.'),
  recusado('0', 'Informe um valor entre 1 e 100.000.'),
];

const DINHEIRO: readonly Digitado[] = [
  ['27', 'R$ 27,00'],
  ['2700', 'R$ 2.700,00'],
  ['1234,5', 'R$ 1.234,50'],
  ['1.234,56', 'R$ 1.234,56'],
  ['R$ 1.234,56', 'R$ 1.234,56'],
  ['R$27', 'R$ 27,00'],
  ['0,05', 'R$ 0,05'],
  recusado('12.50', `${VIRGULA}12,50`),
  recusado('12,345', 'Use no máximo 2 casas decimais.'),
  recusado('-5', SINAL),
  recusado('27 reais', LETRA),
  recusado('1,234.50', PONTOS),
];

const PERCENTUAL: readonly Digitado[] = [
  ['0', '0'],
  ['15', '15'],
  ['100', '100'],
  recusado('101', 'Informe um valor entre 0 e 100.'),
  recusado('12,5', INTEIRO),
  recusado('12.5', INTEIRO),
  recusado('10%', 'Digite só números.'),
  recusado('-5', SINAL),
];

const HORAS: readonly Digitado[] = [
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9h30', '09:30'],
  ['9h', '09:00'],
  ['12:00', '12:00'],
  recusado('9:5', 'Escreva os minutos com dois algarismos, como em 9:05.'),
  recusado('9', HORA),
  recusado('25:00', HORA),
  recusado('12:60', HORA),
  recusado('12:300', HORA),
  recusado('9.30', HORA),
];

/** Rows outside a form show the same sentences beside the field. */
const EM_LINHA: readonly Digitado[] = [
  ['1,5', '1,5'],
  ['0,125', '0,125'],
  ['2', '2'],
  recusado('1.5', `${VIRGULA}1,5`),
  recusado('1,2345', TRES_CASAS),
  recusado('-1', SINAL),
  recusado('1e0', LETRA),
  recusado('0', 'A quantidade deve ser maior que zero.'),
];

const caixa = (onde: Page | Locator, nome: string | RegExp): Locator => onde.getByRole('textbox', { name: nome });

test('quantity: each text becomes the number in the Brazilian format, or stays and is refused; the request has the value that the field shows', async ({
  conta,
}) => {
  const page = await abrir(conta, '/cadastrar-produto');
  const { enviados } = await interceptar(page, 'produtos');
  const medida = caixa(page, /Medida/);
  await conferir(medida, QUANTIDADE);

  await caixa(page, /Nome/).fill('pacote do teste');
  await escolher(page, 'Item', 'ARROZ');
  await escolher(page, 'Unidade do produto', 'Saco');
  await escolher(page, 'Unidade de medida', 'Grama');
  await digitar(medida, '12.5');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await esperarCampo(medida, recusado('12.5', `${VIRGULA}12,5`));
  await expect(page.getByRole('dialog', { name: 'Aviso' })).toHaveCount(0);

  await digitar(medida, '1.500');
  await expect(page.getByText('Saco de 1.500 g = 1,5 kg')).toBeVisible();
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await confirmarComSim(page, 'Deseja realmente cadastrar o Produto?', 'Interceptado pelo teste.');
  expect(enviados).toEqual([expect.objectContaining({ medidaReal: 1500, unidadeMedida: 'G', unidadeProduto: 'SACO' })]);
});

test('a field that gets the focus again keeps the caret and loses only its dots', async ({ conta }) => {
  const page = await abrir(conta, '/cadastrar-produto');
  const medida = caixa(page, /Medida/);
  await digitar(medida, '1.234.567,891');
  const selecao = () =>
    medida.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) => [
      value,
      selectionStart,
      selectionEnd,
    ]);

  // With the keyboard everything is selected, as in every field.
  await page.keyboard.press('Shift+Tab');
  expect(await selecao()).toEqual(['1234567,891', 0, 11]);
  await page.keyboard.press('Tab');
  await expect(medida).toHaveValue('1.234.567,891');

  // A click after the text puts the caret there; when text is typed in the middle, the caret stays in place.
  const { width = 0, height = 0 } = (await medida.boundingBox()) ?? {};
  await medida.click({ position: { x: width - 4, y: height / 2 } });
  expect(await selecao()).toEqual(['1234567,891', 11, 11]);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('0');
  expect(await selecao()).toEqual(['10234567,891', 2, 2]);
});

test('whole number: a comma is refused and never dropped', async ({ conta }) => {
  const page = await abrir(conta, '/cadastrar-preparo');
  const { enviados } = await interceptar(page, 'preparos');
  const porcoes = caixa(page, /Porções/);
  await conferir(porcoes, NUMERO_INTEIRO);

  await caixa(page, /Nome/).fill('preparo do teste');
  await escolher(page, 'Alimento', 'ARROZ');
  await digitar(caixa(page, /Quantidade/), '1.200');
  await caixa(page, /Modo de preparo/).fill('Cozinhar.');
  await digitar(porcoes, '12,5');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await esperarCampo(porcoes, recusado('12,5', INTEIRO));
  await digitar(porcoes, '20');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await confirmarComSim(page, 'Deseja realmente cadastrar o Preparo?', 'Interceptado pelo teste.');
  expect(enviados).toEqual([
    expect.objectContaining({ porcoes: 20, ingredientes: [expect.objectContaining({ quantidade: 1200 })] }),
  ]);
});

test('money, in a form and in a row outside one', async ({ conta }) => {
  const page = await abrir(conta, '/cadastrar-aquisicao');
  const { enviados } = await interceptar(page, 'aquisicoes');
  const valor = caixa(page, /Valor total/);
  const item = page.getByRole('group', { name: 'Item 1' });
  await conferir(valor, DINHEIRO);
  await conferir(caixa(item, /Preço unitário/), DINHEIRO.slice(0, 9));
  await conferir(caixa(item, /Quantidade/), EM_LINHA.slice(0, 6));

  await escolher(page, 'Unidade gestora', 'ALMOXARIFADO');
  await caixa(page, /Número do processo/).fill('77/2026');
  await caixa(page, /Objeto/).fill('Arroz');
  await page.getByLabel('Número', { exact: true }).fill('77');
  await preencherData(page, 'Data do contrato', '01/02/2026');
  await preencherData(page, 'Vigência', '31/12/2030');
  await escolher(page, 'Tipo', 'Chamada');
  await escolher(page, 'Fonte de recurso', 'PNAE');
  await escolher(page, 'Fornecedor', 'CEREALISTA');
  await caixa(page, /Número do contrato/).fill('77');
  await escolher(item, 'Produto', 'ARROZ');
  await digitar(caixa(item, /Quantidade/), '100');
  await digitar(caixa(item, /Preço unitário/), '12.50');
  await digitar(valor, '1250');
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page.getByText('1 campo a corrigir')).toBeVisible();
  expect(enviados).toEqual([]);

  await digitar(caixa(item, /Preço unitário/), '12,5');
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await confirmarComSim(page, 'Deseja realmente cadastrar a Aquisição?', 'Interceptado pelo teste.');
  expect(enviados).toEqual([
    expect.objectContaining({
      valor: 1250,
      propostasVencedoras: [
        expect.objectContaining({ itens: [expect.objectContaining({ quantidade: 100, precoUnidade: 12.5 })] }),
      ],
    }),
  ]);
});

test('percent', async ({ conta }) => {
  const page = await abrir(conta, '/gerenciar-aquisicoes');
  const { enviados } = await interceptar(page, 'aquisicoes/notificacao/*');
  await acionarNaPrimeira(page, 'Notificação');
  const modal = page.getByRole('dialog', { name: 'Notificação de saldo baixo' });
  const percentual = caixa(modal, /Avisar quando/);
  await conferir(percentual, PERCENTUAL);
  await digitar(percentual, '15');
  await modal.getByRole('button', { name: 'Salvar' }).click();
  await confirmarComSim(page, 'Deseja realmente configurar a notificação da Aquisição?', 'Interceptado pelo teste.');
  expect(enviados).toEqual([{ valor: 15 }]);
});

test('hour', async ({ conta }) => {
  const page = await abrir(conta, '/cadastrar-cardapio');
  const { enviados } = await interceptar(page, 'cardapios');
  await caixa(page, /Nome/).fill('cardápio das horas');
  await escolher(page, 'Categoria', 'FUNDAMENTAL – 6 a 10 anos');
  await escolher(page, 'Modalidade', 'Parcial – 1');
  await escolher(page, 'Tipo', 'Regular');
  await escolher(page, 'Tipo de refeição', 'Almoço');
  await page.getByRole('combobox', { name: /^(\* ?)?Prato/ }).click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
  const hora = caixa(page, /^(\* ?)?Hora/);
  await conferir(hora, HORAS);
  await digitar(hora, '9:5');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await esperarCampo(hora, recusado('9:5', 'Escreva os minutos com dois algarismos'));
  await digitar(hora, '930');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await confirmarComSim(page, 'Deseja realmente cadastrar o Cardápio?', 'Interceptado pelo teste.');
  expect(enviados).toEqual([expect.objectContaining({ pratos: [expect.objectContaining({ hora: '09:30' })] })]);
});

test('a row of a list outside a form: its error is beside the field, and nothing is sent until the value is corrected', async ({
  conta,
}) => {
  const page = await abrir(conta, '/cadastrar-movimentacao');
  const { enviados } = await interceptar(page, 'estoques/**');
  await escolher(page, 'Unidade de origem', 'ESCOLA MUNICIPAL JARDIM DAS ACÁCIAS');
  await escolher(page, 'Unidade de destino', 'ESCOLA MUNICIPAL VALE VERDE');
  const origem = page.getByRole('group', { name: 'Produtos da origem' });
  await origem
    .getByRole('checkbox', { name: /AC-02$/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Mover os marcados para o destino' }).click();
  const quantidade = caixa(page.getByRole('group', { name: 'Produtos do destino' }), /^Quantidade de/);
  await conferir(quantidade, EM_LINHA);

  const cadastrar = page.getByRole('button', { name: 'Cadastrar', exact: true });
  await digitar(quantidade, '1.5');
  await expect(page.getByText(`${VIRGULA}1,5`)).toBeVisible();
  await expect(cadastrar).toBeDisabled();
  await digitar(quantidade, '1,5');
  await cadastrar.click();
  await confirmarComSim(page, 'Deseja realmente realizar a Movimentação?', 'Interceptado pelo teste.');
  expect(enviados).toEqual([[expect.objectContaining({ quantidade: 1.5 })]]);
});

test('a calendar that opens under the pointer does not change the day that is typed', async ({ conta }) => {
  const page = await conta('admin');
  await page.goto('/cadastrar-aquisicao');
  const data = page.getByRole('textbox', { name: comMarca('Data do contrato') });
  await data.click();
  const dia = page.locator('.ant-picker-dropdown .ant-picker-cell-in-view').first();
  await dia.hover();
  await page.keyboard.press('Escape');
  await expect(dia).toBeHidden();
  // The pointer stays where it is, and the keyboard comes back to the field.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(data).toBeFocused();
  await page.keyboard.type('0');
  await expect(dia).toBeVisible();
  await page.keyboard.type('1032026');
  await page.keyboard.press('Tab');
  await expect(data).toHaveValue('01/03/2026');
});
