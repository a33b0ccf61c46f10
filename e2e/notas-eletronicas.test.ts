import { comoConta, type Cliente } from './harness/api.js';
import { violacoesDe } from './harness/axe.js';
import { confirmarComSim, escolher } from './harness/campos.js';
import { acionar } from './harness/linhas.js';
import { notaEletronica } from './harness/nota-eletronica.js';
import { expect, NARROW, test } from './harness/test.js';
import { abrirTela } from './harness/tela.js';
import { novaVez } from './harness/vez.js';

const vez = novaVez();
const UNIDADE = 'ESCOLA MUNICIPAL VALE VERDE';

interface Id {
  id: number;
}

/** A request for 40 packages of rice at R$ 27.50, and its supplier. */
async function pedirArroz({ chamar, estoqueDe }: Cliente, numero: string) {
  const fornecedores = await chamar<(Id & { cnpj: string | null; nomeFantasia: string | null })[]>(
    'GET',
    'fornecedores',
  );
  const fornecedor = fornecedores.find(({ nomeFantasia }) => nomeFantasia?.startsWith('CEREALISTA'));
  const produtos = await chamar<(Id & { nome: string; unidadeProduto: string })[]>('GET', 'produtos');
  const arroz = produtos.find(({ nome }) => nome === 'ARROZ BRANCO TIPO 1 5 KG');
  const [feita] = await chamar<Id[]>('GET', 'solicitacoes');
  const [antiga] = await chamar<{ unidadeEducacional: Id }[]>('GET', 'aquisicoes');
  if (!fornecedor?.cnpj || !arroz || !feita || !antiga) throw new Error('the demonstration lacks a record');
  const { categorias } = await chamar<{ categorias: Id[] }>('GET', `solicitacoes/${feita.id}`);
  const { id } = await chamar<Id>('POST', 'aquisicoes', {
    unidadeEducacional: { id: antiga.unidadeEducacional.id },
    objeto: 'Arroz para as escolas',
    numero,
    numeroProcessoAdminis: '77/2026',
    dataContrato: '01/02/2026',
    vigencia: '31/12/2030',
    ano: 2026,
    aquisicaoTipo: 'CHAMADA',
    fonteRecurso: 'PNAE_FNDE',
    valor: 2750,
    propostasVencedoras: [
      {
        fornecedor: { id: fornecedor.id },
        numeroContrato: `CT ${numero}`,
        itens: [
          { produto: { id: arroz.id }, quantidade: 100, unidadeProduto: arroz.unidadeProduto, precoUnidade: 27.5 },
        ],
      },
    ],
  });
  await chamar('PUT', `aquisicoes/${id}/homologar`);
  const solicitacao = await chamar<Id & { numero: string }>('POST', 'solicitacoes', {
    aquisicao: { id },
    fornecedor: { id: fornecedor.id },
    unidadeEducacional: { id: estoqueDe(UNIDADE).unidadeEducacional.id },
    categorias: categorias.map((categoria) => ({ id: categoria.id })),
    itens: [{ produto: { id: arroz.id }, quantidade: 40 }],
  });
  return { cnpj: fornecedor.cnpj, solicitacao };
}

for (const [largura, viewport] of [
  ['a wide page', { width: 1366, height: 768 }],
  ['a phone', NARROW],
] as const) {
  test(`an NF-e fills the receipt on ${largura}, and its XML comes back`, async ({ conta }) => {
    const cliente = await comoConta('comprador');
    const { cnpj, solicitacao } = await pedirArroz(cliente, `NFE${vez}${viewport.width}`);
    const numero = 100_000 + solicitacao.id;
    const pedido = `solicitação ${solicitacao.numero}`;
    const page = await conta('comprador', viewport);
    await abrirTela(page, '/gerenciar-solicitacao');
    await acionar(page, 'Receber', pedido);
    const receber = page.getByRole('dialog', { name: 'Verificar Recebimento' });
    await receber.getByLabel('Observação').fill('Conferido na entrega');

    await receber
      .getByLabel('Arquivo da NF-e')
      .setInputFiles({ name: 'foto.xml', mimeType: 'text/xml', buffer: Buffer.from('nada') });
    await expect(receber.getByText('O arquivo não é um XML')).toBeVisible();
    const [n = ''] = solicitacao.numero.split('/');
    await receber.getByLabel('Arquivo da NF-e').setInputFiles(notaEletronica({ cnpj, numero, pedido: n }));
    await expect(receber.getByText('No recebimento: 200 kg (40 × pacote de 5 kg)')).toBeVisible();
    await escolher(receber, 'Cenoura extra kg', 'Não entra neste recebimento');
    const usar = receber.getByRole('button', { name: 'Usar esta nota' });
    await usar.press('Enter');
    await expect(receber.getByText('Campo obrigatório.')).toBeVisible();
    await receber.getByLabel('Motivo de aceitar este destinatário').fill('Demonstração');
    expect(await violacoesDe(page)).toEqual([]);
    await usar.press('Enter');

    await expect(receber.getByLabel('Número da nota fiscal')).toHaveValue(String(numero));
    await expect(receber.getByLabel('Valor da nota')).toHaveValue(/1\.160,00/);
    await expect(receber.getByLabel('Data de emissão')).toHaveValue('16/11/2026');
    await expect(receber.getByLabel('Observação')).toHaveValue('Conferido na entrega');
    await expect(receber.getByLabel('Lote', { exact: true }).first()).toHaveValue('A2611');
    await expect(receber.getByLabel('Quantidade recebida').first()).toHaveValue('30');
    await expect(receber.getByLabel('Lote', { exact: true }).last()).toHaveValue('A2612');
    await expect(receber.getByLabel('Quantidade recebida').last()).toHaveValue('10');
    expect(await violacoesDe(page)).toEqual([]);
    await receber.getByRole('button', { name: 'Receber' }).click();
    await confirmarComSim(page, 'Deseja realmente receber a Solicitação?');
    await expect(receber).toBeHidden();

    await acionar(page, 'Produtos recebidos', pedido);
    const produtos = page.getByRole('dialog', { name: 'Produtos recebidos' });
    const baixado = page.waitForEvent('download');
    await produtos.getByRole('button', { name: 'Baixar XML da NF-e' }).click();
    expect((await baixado).suggestedFilename()).toMatch(/^282611\w{38}\.xml$/);
  });
}

test('a receipt that is begun on one device is gone on with on another, by another user, and recorded', async ({
  conta,
}) => {
  const cliente = await comoConta('comprador');
  const { cnpj, solicitacao } = await pedirArroz(cliente, `RAS${vez}`);
  const numero = 200_000 + solicitacao.id;
  const pedido = `solicitação ${solicitacao.numero}`;
  const [n = ''] = solicitacao.numero.split('/');
  const mesa = await conta('comprador');
  await abrirTela(mesa, `/gerenciar-solicitacao?receber=${solicitacao.id}`);
  const naMesa = mesa.getByRole('dialog', { name: 'Verificar Recebimento' });
  await naMesa.getByLabel('Arquivo da NF-e').setInputFiles(notaEletronica({ cnpj, numero, pedido: n }));
  await escolher(naMesa, 'Cenoura extra kg', 'Não entra neste recebimento');
  await naMesa.getByLabel('Motivo de aceitar este destinatário').fill('Demonstração');
  await naMesa.getByRole('button', { name: 'Usar esta nota' }).click();
  await naMesa.getByLabel('Observação').fill('Começado na mesa');
  await expect(naMesa.getByText(/^Rascunho guardado às \d\d:\d\d$/)).toBeVisible();
  await naMesa.getByRole('button', { name: 'Cancelar' }).click();
  await mesa.getByRole('button', { name: 'Continuar depois' }).click();
  await expect(naMesa).toBeHidden();
  await expect(mesa.getByRole('button', { name: new RegExp(`^Continuar o recebimento de .*${pedido}`) })).toBeVisible();

  const telefone = await conta('admin', NARROW);
  await abrirTela(telefone, `/gerenciar-solicitacao?receber=${solicitacao.id}`);
  const noTelefone = telefone.getByRole('dialog', { name: 'Verificar Recebimento' });
  await expect(noTelefone.getByText(/^Rascunho de .+, às \d\d:\d\d$/)).toBeVisible();
  await expect(noTelefone.getByText(`A NF-e ${numero} preencheu o recebimento.`)).toBeVisible();
  await expect(noTelefone.getByLabel('Observação')).toHaveValue('Começado na mesa');
  await expect(noTelefone.getByLabel('Lote', { exact: true }).first()).toHaveValue('A2611');
  expect(await violacoesDe(telefone)).toEqual([]);
  await noTelefone.getByRole('button', { name: 'Receber' }).click();
  await confirmarComSim(telefone, 'Deseja realmente receber a Solicitação?');
  await expect(noTelefone).toBeHidden();
  const recebida = await cliente.chamar<{
    status: string;
    recebimentoComecado: boolean;
    notaFiscal: { chave: string };
  }>('GET', `solicitacoes/${solicitacao.id}`);
  expect(recebida).toMatchObject({ status: 'RECEBIDA', recebimentoComecado: false });
  expect(recebida.notaFiscal.chave).toMatch(/^282611/);
});
