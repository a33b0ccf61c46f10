import { acaoDaLinha, acionar } from './harness/linhas.js';
import { confirmarComSim, preencherData } from './harness/campos.js';
import { comSolicitacao } from './harness/compras.js';
import { abrirTela } from './harness/tela.js';
import { expect, test } from './harness/test.js';

test('a request is received in two parts from the list; a picture is refused by its content, and one part is reversed', async ({
  conta,
}) => {
  const { numero, comprador } = await comSolicitacao();
  const page = await conta(comprador);
  const pedido = `solicitação ${numero}`;
  await abrirTela(page, '/gerenciar-solicitacao');
  const linha = page.getByRole('row').filter({ hasText: numero });
  for (const [quantidade, valor, lote, status] of [
    ['10', '275,00', 'P1', 'Entrega parcial'],
    ['30', '825,00', 'P2', 'Recebida'],
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
    await receber.getByRole('button', { name: 'Receber' }).click();
    await confirmarComSim(page, 'Deseja realmente receber a Solicitação?');
    await expect(receber).toBeHidden();
    await expect(linha.getByText(status)).toBeVisible();
  }
  await expect(await acaoDaLinha(page, 'Receber', pedido)).toHaveAttribute('aria-disabled', 'true');

  await acionar(page, 'Produtos recebidos', pedido);
  const produtos = page.getByRole('dialog', { name: 'Produtos recebidos' });
  for (const lote of ['P1', 'P2']) await expect(produtos.getByText(lote, { exact: true })).toBeVisible();
  await produtos
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'nota.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7 renamed') });
  await expect(page.getByText('O arquivo não é uma imagem .jpg, .jpeg ou .png.')).toBeVisible();
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
  await produtos.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(linha.getByText('Entrega parcial')).toBeVisible();
});
