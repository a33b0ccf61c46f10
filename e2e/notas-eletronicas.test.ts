import { comoUsuario } from './harness/api.js';
import { confirmarComSim, escolher } from './harness/campos.js';
import { comSolicitacao } from './harness/compras.js';
import { acionar } from './harness/linhas.js';
import { notaEletronica } from './harness/nota-eletronica.js';
import { abrirTela } from './harness/tela.js';
import { expect, NARROW, test } from './harness/test.js';
import { comUsuario } from './harness/usuarios.js';

test('an NF-e fills a receipt, which is begun on one device and recorded on another by another user; the XML comes back', async ({
  conta,
}) => {
  const { id, numero, cnpj, produto, unidade, comprador } = await comSolicitacao();
  const daNota = 200_000 + id;
  const pedido = `solicitação ${numero}`;
  const [n = ''] = numero.split('/');
  const mesa = await conta(comprador);
  await abrirTela(mesa, `/gerenciar-solicitacao?receber=${id}`);
  const naMesa = mesa.getByRole('dialog', { name: 'Verificar Recebimento' });
  await naMesa
    .getByLabel('Arquivo da NF-e')
    .setInputFiles({ name: 'foto.xml', mimeType: 'text/xml', buffer: Buffer.from('nada') });
  await expect(naMesa.getByText('O arquivo não é um XML')).toBeVisible();
  await naMesa
    .getByLabel('Arquivo da NF-e')
    .setInputFiles(notaEletronica({ cnpj, numero: daNota, pedido: n, produto: produto.nome }));
  await expect(naMesa.getByText('No recebimento: 200 kg (40 × pacote de 5 kg)')).toBeVisible();
  await escolher(naMesa, 'Cenoura extra kg', 'Não entra neste recebimento');
  await naMesa.getByLabel('Motivo de aceitar este destinatário').fill('Demonstração');
  await naMesa.getByRole('button', { name: 'Usar esta nota' }).click();
  await expect(naMesa.getByLabel('Número da nota fiscal')).toHaveValue(String(daNota));
  await expect(naMesa.getByLabel('Valor da nota')).toHaveValue(/1\.160,00/);
  await expect(naMesa.getByLabel('Data de emissão')).toHaveValue('16/11/2026');
  await expect(naMesa.getByLabel('Quantidade recebida').first()).toHaveValue('30');
  await expect(naMesa.getByLabel('Lote', { exact: true }).last()).toHaveValue('A2612');
  await naMesa.getByLabel('Observação').fill('Começado na mesa');
  await expect(naMesa.getByText(/^Rascunho guardado às \d\d:\d\d$/)).toBeVisible();
  await naMesa.getByRole('button', { name: 'Cancelar' }).click();
  await mesa.getByRole('button', { name: 'Continuar depois' }).click();
  await expect(mesa.getByRole('button', { name: new RegExp(`^Continuar o recebimento de .*${pedido}`) })).toBeVisible();

  const outra = await comUsuario(['SOLICITACOES', 'ESTOQUES'], [unidade]);
  const telefone = await conta(outra, NARROW);
  await abrirTela(telefone, `/gerenciar-solicitacao?receber=${id}`);
  const noTelefone = telefone.getByRole('dialog', { name: 'Verificar Recebimento' });
  await expect(noTelefone.getByText(/^Rascunho de .+, às \d\d:\d\d$/)).toBeVisible();
  await expect(noTelefone.getByText(`A NF-e ${daNota} preencheu o recebimento.`)).toBeVisible();
  await expect(noTelefone.getByLabel('Observação')).toHaveValue('Começado na mesa');
  await expect(noTelefone.getByLabel('Lote', { exact: true }).first()).toHaveValue('A2611');
  await noTelefone.getByRole('button', { name: 'Receber' }).click();
  await confirmarComSim(telefone, 'Deseja realmente receber a Solicitação?');
  await expect(noTelefone).toBeHidden();
  const { chamar } = await comoUsuario(outra);
  expect(await chamar('GET', `solicitacoes/${id}`)).toMatchObject({
    status: 'RECEBIDA',
    recebimentoComecado: false,
    notaFiscal: { chave: expect.stringMatching(/^282611/) as unknown },
  });

  await acionar(telefone, 'Produtos recebidos', pedido);
  const produtos = telefone.getByRole('dialog', { name: 'Produtos recebidos' });
  const baixado = telefone.waitForEvent('download');
  await produtos.getByRole('button', { name: 'Baixar XML da NF-e' }).click();
  expect((await baixado).suggestedFilename()).toMatch(/^282611\w{38}\.xml$/);
});
