import { confirmarComSim, escolher } from './harness/campos.js';
import { novoLote } from './harness/lotes.js';
import { expect, NARROW, test } from './harness/test.js';
import { abrirTela, conferirTela } from './harness/tela.js';

const UNIDADE = 'ESCOLA MUNICIPAL VALE VERDE';
const LARGA = { width: 1366, height: 768 };

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
