import type { Page } from '@playwright/test';
import { comoConta } from './harness/api.js';
import { confirmarComSim, escolher } from './harness/campos.js';
import { lerFolha } from './harness/folha.js';
import { novoLote } from './harness/lotes.js';
import { expect, NARROW, test } from './harness/test.js';
import { abrirTela, conferirTela } from './harness/tela.js';

const UNIDADE = 'ESCOLA MUNICIPAL VALE VERDE';
interface Linha {
  quantidade: number;
  produtoLote: { numero: string };
}

const LARGA = { width: 1366, height: 768 };

const campoDo = (page: Page, numero: string) =>
  page.getByRole('textbox', { name: new RegExp(`^Contado de .*lote ${numero}$`) });

test('a count is begun, interrupted, continued on a phone, printed, checked and booked', async ({ conta }) => {
  const um = await novoLote(UNIDADE, 10);
  const dois = await novoLote(UNIDADE, 4);
  const page = await conta('estoquista', LARGA);
  const tela = page.locator('main');
  await abrirTela(page, '/contagem-de-estoque');
  await escolher(tela, 'Unidade educacional', UNIDADE);
  await expect(tela.getByText(/^Nenhuma contagem aberta nesta unidade/)).toBeVisible();
  await conferirTela(page, 'no count');
  await tela.getByRole('button', { name: 'Iniciar contagem' }).click();
  const inicio = page.getByRole('dialog', { name: 'Iniciar Contagem' });
  await inicio.getByRole('button', { name: 'Iniciar contagem' }).click();
  await confirmarComSim(page, 'Deseja realmente iniciar a Contagem?', 'Contagem iniciada com sucesso!');
  await expect(tela.getByText(/^0 de \d+ lotes contados\.$/)).toBeVisible();

  await campoDo(page, um.numero).fill('8,5');
  await campoDo(page, um.numero).press('Enter');
  await expect(tela.getByText(/^1 de \d+ lotes contados\.$/)).toBeVisible();
  await expect(tela.getByText('42,5 kg').first()).toBeVisible();
  await conferirTela(page, 'the sheet at 1366 px');

  // Interrupted, and continued on a phone.
  const telefone = await conta('estoquista', NARROW);
  await abrirTela(telefone, `/contagem-de-estoque?estoque=${um.estoque}`);
  await expect(campoDo(telefone, um.numero)).toHaveValue('8,5');
  await campoDo(telefone, dois.numero).fill('5');
  await campoDo(telefone, dois.numero).press('Enter');
  await expect(telefone.getByText(/^2 de \d+ lotes contados\.$/)).toBeVisible();
  await conferirTela(telefone, 'the sheet at 360 px');

  await tela.getByRole('button', { name: 'Imprimir folha' }).click();
  const folha = await lerFolha(page);
  expect(folha.titulo).toBe('Folha de contagem');
  expect(folha.tabelas[0]?.cabecas.slice(-3)).toEqual(['No sistema', 'Contado', 'Observação']);
  await page.goBack();

  await tela.getByRole('button', { name: 'Conferir' }).click();
  await expect(tela.getByRole('row', { name: new RegExp(um.numero) })).toContainText('-7,5 kg');
  await expect(tela.getByRole('row', { name: new RegExp(dois.numero) })).toContainText('+5 kg');
  await expect(tela.getByText(/com saldo não foram contados e ficam como estão\.$/)).toBeVisible();
  await conferirTela(page, 'the differences at 1366 px');
  await page.setViewportSize(NARROW);
  await conferirTela(page, 'the differences at 360 px');
  await page.setViewportSize(LARGA);
  await tela.getByRole('button', { name: 'Lançar' }).click();
  const lancamento = page.getByRole('dialog', { name: 'Lançar Contagem' });
  await lancamento.getByLabel('Motivo').fill('Contagem do mês');
  await lancamento.getByRole('button', { name: 'Lançar' }).click();
  await confirmarComSim(page, 'Deseja realmente lançar a Contagem no estoque?', 'Contagem lançada com sucesso!');

  await tela.getByRole('button', { name: 'Todas as contagens' }).click();
  await expect(tela.getByRole('row', { name: /Lançada.*Contagem do mês/ })).toBeVisible();
  await conferirTela(page, 'earlier counts');
  const linhas = await (
    await comoConta('estoquista')
  ).chamar<Linha[]>('GET', `estoques/${um.estoque}/produtos-estoque`);
  const saldoDe = (numero: string) => linhas.find(({ produtoLote }) => produtoLote.numero === numero)?.quantidade;
  expect([saldoDe(um.numero), saldoDe(dois.numero)]).toEqual([8.5, 5]);
});

test('several lots leave at once, and lots are chosen for a quantity in kg', async ({ conta }) => {
  const um = await novoLote(UNIDADE, 10);
  const dois = await novoLote(UNIDADE, 4);
  const page = await conta('estoquista', LARGA);
  const tela = page.locator('main');
  await abrirTela(page, '/estoque');
  await escolher(tela, 'Unidade educacional', UNIDADE);
  await tela.getByRole('button', { name: 'Selecionar' }).click();
  for (const { numero } of [um, dois]) {
    await tela.getByRole('textbox', { name: 'Lote' }).fill(numero);
    await tela.getByRole('checkbox', { name: new RegExp(`^Selecionar .*${numero}$`) }).check();
  }
  await tela.getByRole('group', { name: 'Seleção' }).getByRole('button', { name: 'Saída' }).click();
  const saida = page.getByRole('dialog', { name: 'Saída de Vários Lotes' });
  await escolher(saida, 'Tipo de saída', 'Extravio');
  await saida.getByLabel('Observação').fill('Enchente');
  await saida.getByRole('textbox', { name: new RegExp(`lote ${um.numero}`) }).fill('2');
  await saida.getByRole('textbox', { name: new RegExp(`lote ${dois.numero}`) }).fill('1');
  await conferirTela(page, 'exit of several lots');
  await saida.getByRole('button', { name: 'Dar saída' }).click();
  await confirmarComSim(page, 'Deseja realmente realizar a Saída de 2 lotes?', 'Saídas realizadas com sucesso!');

  for (const viewport of [LARGA, NARROW]) {
    const movimento = await conta('estoquista', viewport);
    await abrirTela(movimento, '/cadastrar-movimentacao');
    await escolher(movimento.locator('main'), 'Unidade de origem', UNIDADE);
    const pedido = movimento.getByRole('group', { name: 'Lotes para o que preciso' });
    await escolher(pedido, 'Preciso de', 'Arroz branco tipo 1 5 kg');
    await pedido.getByRole('textbox', { name: 'Quanto' }).fill('12,5');
    await pedido.getByRole('button', { name: 'Escolher lotes' }).click();
    await expect(pedido.getByText(/^\d+ lotes? escolhidos?\./)).toBeVisible();
    await expect(
      movimento
        .getByRole('group', { name: 'Produtos do destino' })
        .getByRole('textbox', { name: /^Quantidade de/ })
        .first(),
    ).toBeVisible();
    await conferirTela(movimento, `lots for a quantity at ${viewport.width} px`);
  }
});
