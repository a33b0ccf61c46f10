import { comoUsuario } from './harness/api.js';
import { confirmarComSim, escolher, preencherData } from './harness/campos.js';
import { acionar } from './harness/linhas.js';
import { comLote } from './harness/lotes.js';
import { comProduto } from './harness/produtos.js';
import { abrirTela } from './harness/tela.js';
import { expect, test } from './harness/test.js';
import { comUnidade } from './harness/unidades.js';
import { comUsuario } from './harness/usuarios.js';

test('a lot is added, part of it leaves, the count is corrected, and the history shows all of it', async ({
  conta,
}) => {
  const unidade = await comUnidade();
  const produto = await comProduto({ kg: 1 });
  const page = await conta(await comUsuario(['ESTOQUES'], [unidade]));
  await abrirTela(page, `/estoque?estoque=${unidade.estoque}`);
  await page.getByRole('button', { name: 'Adicionar Produto' }).first().click();
  const adicao = page.getByRole('dialog', { name: 'Adicionar Produto' });
  await escolher(adicao, 'Produto', produto.item.nome.split(' ')[1] ?? '');
  await adicao.getByLabel('Lote').fill('teste-1');
  await adicao.getByRole('textbox', { name: 'Quantidade' }).fill('10');
  await preencherData(adicao, 'Fabricação', '01/01/2026');
  await preencherData(adicao, 'Validade', '31/12/2030');
  await adicao.getByRole('button', { name: 'Adicionar' }).click();
  await confirmarComSim(
    page,
    'Deseja realmente adicionar o Produto ao Estoque?',
    'Produto adicionado ao estoque com sucesso!',
  );

  await acionar(page, 'Saída', /TESTE-1$/);
  const saida = page.getByRole('dialog', { name: 'Saída de Produto' });
  await escolher(saida, 'Tipo de saída', 'Extravio');
  await saida.getByRole('textbox', { name: 'Quantidade' }).fill('2,5');
  await saida.getByLabel('Observação').fill('Pacotes rasgados');
  await saida.getByRole('button', { name: 'Dar saída' }).click();
  await confirmarComSim(page, 'Deseja realmente realizar a Saída do Produto?', 'Saída realizada com sucesso!');

  await acionar(page, 'Balanço', /TESTE-1$/);
  const balanco = page.getByRole('dialog', { name: 'Balanço de Produto' });
  await expect(balanco.getByText('Quantidade atual: 7,5 kg (7,5 × pacote de 1 kg)')).toBeVisible();
  await balanco.getByRole('textbox', { name: 'Nova quantidade' }).fill('8');
  await balanco.getByRole('button', { name: 'Salvar' }).click();
  await confirmarComSim(page, 'Deseja realmente realizar o Balanço do Produto?', 'Balanço realizado com sucesso!');

  await acionar(page, 'Histórico', /TESTE-1$/);
  const historico = page.getByRole('dialog', { name: 'Histórico do Lote' });
  await expect(historico.locator('tbody tr.ant-table-row')).toHaveText([
    /Balanço\s*\+0,5 kg \(0,5 × pacote de 1 kg\)\s*8 kg \(8 × pacote de 1 kg\)/,
    /Saída direta\s*-2,5 kg \(2,5 × pacote de 1 kg\)\s*7,5 kg \(7,5 × pacote de 1 kg\)/,
    /Adição\s*\+10 kg \(10 × pacote de 1 kg\)\s*10 kg \(10 × pacote de 1 kg\)/,
  ]);
});

test('products move to another unit and arrive with a declared loss', async ({ conta }) => {
  const [origem, destino] = [await comUnidade(), await comUnidade()];
  const pessoa = await comUsuario(['ESTOQUES'], [origem, destino]);
  const { chamar } = await comoUsuario(pessoa);
  const { numero } = await comLote(await comoUsuario(pessoa), origem, 10);
  const page = await conta(pessoa);
  const tela = page.locator('main');
  await abrirTela(page, '/cadastrar-movimentacao');
  await escolher(tela, 'Unidade de origem', origem.lida);
  await escolher(tela, 'Unidade de destino', destino.lida);
  const daOrigem = page.getByRole('group', { name: 'Produtos da origem' });
  await daOrigem.getByRole('checkbox', { name: new RegExp(`${numero}$`) }).check();
  await page.getByRole('button', { name: 'Mover os marcados para o destino' }).click();
  await page
    .getByRole('group', { name: 'Produtos do destino' })
    .getByRole('textbox', { name: /^Quantidade de/ })
    .fill('5');
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await confirmarComSim(page, 'Deseja realmente realizar a Movimentação?', 'Movimentação cadastrada com sucesso!');

  await abrirTela(page, '/gerenciar-movimentacoes');
  await escolher(tela, 'Unidade educacional', destino.lida);
  const chegando = page.getByRole('group', { name: /^Movimentação nº/ }).filter({ hasText: 'Em trânsito' });
  await escolher(chegando, /^Tipo da observação/, 'Danificado');
  await chegando.getByRole('textbox', { name: /^Perda de/ }).fill('1');
  await chegando.getByRole('button', { name: /^Receber/ }).click();
  await confirmarComSim(page, 'Deseja realmente receber a Movimentação?', 'Movimentação recebida com sucesso!');
  const noDestino = await chamar<{ quantidade: number }[]>('GET', `estoques/${destino.estoque}/produtos-estoque`);
  expect(noDestino.map(({ quantidade }) => quantidade)).toEqual([4]);
});
