import { comoUsuario, type Cliente } from './harness/api.js';
import { confirmarComSim, escolher, preencherData } from './harness/campos.js';
import { corpoDaChamada } from './harness/chamadas.js';
import { daDemonstracao } from './harness/compras.js';
import { acionar } from './harness/linhas.js';
import { comProduto } from './harness/produtos.js';
import { abrirTela } from './harness/tela.js';
import { expect, test } from './harness/test.js';
import { comUnidade } from './harness/unidades.js';
import { comUsuario } from './harness/usuarios.js';
import { novaVez } from './harness/vez.js';

interface Id {
  id: number;
}

/** R$ 7.40 × 10: the mean of the quotes with the freight. */
const VALOR = '74,00';

interface Painel {
  barras: { codigo: string; recebido: { valor: number }; pago: { valor: number } }[];
}

function agriculturaFamiliarDe({ barras }: Painel) {
  const barra = barras.find(({ codigo }) => codigo === 'AF');
  if (!barra) throw new Error('the panel lacks family farming');
  return barra;
}

/** The figure of the panel with this purchase. */
const comACompra = (antes: number): string =>
  (antes + 74).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

test("a buyer's year goes from the transfer over the public call, contract, receipt and payment to the statement", async ({
  conta,
}) => {
  const vez = novaVez();
  const unidade = await comUnidade();
  const produto = await comProduto();
  const gestora = await comUsuario(['AQUISICOES', 'CONFIGURACOES', 'SOLICITACOES', 'ESTOQUES'], [unidade]);
  const { chamar } = await comoUsuario(gestora);
  const { fornecedor: sitio, categoria } = await daDemonstracao('SÍTIO');

  // The demonstration, and other tests, have bought from families too.
  const antes = agriculturaFamiliarDe(await chamar<Painel>('GET', 'recursos-pnae/painel?ano=2026'));

  const page = await conta(gestora);
  await abrirTela(page, '/recursos-pnae');
  const familiar = page
    .getByRole('table', { name: 'Metas de 2026' })
    .getByRole('row', { name: /Agricultura familiar/ });
  await page.getByRole('button', { name: 'Registrar recurso' }).click();
  const recurso = page.getByRole('dialog', { name: 'Recurso de 2026' });
  await escolher(recurso, 'Tipo', 'Repasse');
  await escolher(recurso, 'Parcela', '1ª parcela');
  await preencherData(recurso, 'Data', '10/11/2026');
  await recurso.getByLabel('Valor').fill('1000,00');
  await recurso.getByLabel('Documento').fill(`OB ${vez}`);
  await recurso.getByRole('button', { name: 'Registrar' }).click();
  await confirmarComSim(page, 'Deseja realmente registrar o Recurso?', 'Recurso registrado com sucesso!');
  await expect(page.getByRole('row', { name: new RegExp(`10/11/2026 Repasse 1 OB ${vez}`) })).toContainText(
    'R$ 1.000,00',
  );

  // How projects are received and ranked has a test of its own.
  const chamada = await chamar<Id>('POST', 'chamadas-publicas', corpoDaChamada(`CP${vez}`, unidade, produto));
  const { versao } = await chamar<{ versao: number }>('PUT', `chamadas-publicas/${chamada.id}/publicar`);
  await chamar('PUT', `chamadas-publicas/${chamada.id}/projetos`, {
    projetos: [
      {
        fornecedor: { id: sitio.id },
        localidade: 'LOCAL',
        gruposPrioritarios: [],
        organico: true,
        itens: [{ produto: { id: produto.id }, quantidade: 10 }],
      },
    ],
    versao,
  });
  await chamar('PUT', `chamadas-publicas/${chamada.id}/classificar`);
  await chamar('PUT', `chamadas-publicas/${chamada.id}/homologar`);
  const aquisicao = await chamar<Id & { numero: string }>('POST', `chamadas-publicas/${chamada.id}/contratos`, {
    numeroProcessoAdminis: '77/2026',
    dataContrato: '18/11/2026',
    vigencia: '31/12/2026',
    fonteRecurso: 'PNAE_FNDE',
  });

  await abrirTela(page, '/gerenciar-aquisicoes');
  await acionar(page, 'Homologar', `CP${vez}/2026`);
  await confirmarComSim(page, 'Deseja realmente homologar a Aquisição?');
  await expect(page.getByRole('row').filter({ hasText: `CP${vez}/2026` })).toContainText('Vigente');

  const { numero } = await chamar<{ numero: string } & Id>('POST', 'solicitacoes', {
    aquisicao: { id: aquisicao.id },
    fornecedor: { id: sitio.id },
    unidadeEducacional: { id: unidade.id },
    categorias: [{ id: categoria.id }],
    itens: [{ produto: { id: produto.id }, quantidade: 10 }],
  });
  await abrirTela(page, '/gerenciar-solicitacao');
  await acionar(page, 'Receber', `solicitação ${numero}`);
  const receber = page.getByRole('dialog', { name: 'Verificar Recebimento' });
  await receber.getByLabel('Número da nota fiscal').fill(`nf ${vez}`);
  await receber.getByLabel('Valor da nota').fill(VALOR);
  await preencherData(receber, 'Data de emissão', '18/11/2026');
  await receber.getByLabel('Observação').fill('Conferido na entrega');
  await receber.getByRole('checkbox').check();
  await receber.getByLabel('Lote', { exact: true }).fill('L1');
  await receber.getByLabel('Quantidade recebida').fill('10');
  await preencherData(receber, 'Data de fabricação', '01/11/2026');
  await preencherData(receber, 'Data de validade', '01/11/2030');
  await receber.getByRole('button', { name: 'Receber' }).click();
  await confirmarComSim(page, 'Deseja realmente receber a Solicitação?');

  await acionar(page, 'Pagamentos', `solicitação ${numero}`);
  const pagamentos = page.getByRole('dialog', { name: 'Pagamentos' });
  await pagamentos.getByRole('button', { name: 'Registrar pagamento' }).click();
  const pagamento = page.getByRole('dialog', { name: 'Registrar Pagamento' });
  await preencherData(pagamento, 'Data do pagamento', '18/11/2026');
  await pagamento.getByLabel('Ordem bancária ou cheque').fill(`PG${vez}`);
  await pagamento.getByRole('button', { name: 'Registrar' }).click();
  await confirmarComSim(page, 'Deseja realmente registrar o Pagamento?', 'Pagamento registrado com sucesso!');
  await expect(pagamentos.getByRole('row', { name: new RegExp(`PG${vez}`) })).toContainText(`R$ ${VALOR}`);

  await abrirTela(page, '/conciliacao');
  await page.getByLabel('Arquivo do extrato bancário').setInputFiles({
    name: 'novembro.ofx',
    mimeType: 'application/x-ofx',
    buffer: Buffer.from(
      `OFXHEADER:100\n\n<OFX><BANKACCTFROM><BANKID>001<ACCTID>12345-6</BANKACCTFROM><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261118<TRNAMT>-74.00<FITID>f${vez}<CHECKNUM>PG${vez}<MEMO>TED</STMTTRN></OFX>`,
    ),
  });
  await expect(page.getByText(/1 lançamento novo, 1 conciliado sem dúvida\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Conciliados' })).toContainText(`PG${vez}`);

  await abrirTela(page, '/recursos-pnae');
  // Received and paid.
  await expect(familiar.getByRole('cell').nth(3)).toContainText(comACompra(antes.recebido.valor));
  await expect(familiar.getByRole('cell').nth(4)).toContainText(comACompra(antes.pago.valor));

  await expect(page.getByText('O ano de 2026 ainda não terminou.')).toBeVisible();
});

/** The last year before this one whose accounts are open: a closing stays. */
async function ultimoAnoAberto({ chamar }: Cliente): Promise<number> {
  for (let ano = 2025; ; ano--) {
    const { fechamento } = await chamar<{ fechamento: unknown }>('GET', `recursos-pnae/contas?ano=${ano}`);
    if (fechamento === null) return ano;
  }
}

test('a year that has ended is closed after its statement, and what is written then is a correction', async ({
  conta,
}) => {
  const vez = novaVez();
  const unidade = await comUnidade();
  const produto = await comProduto();
  const gestora = await comUsuario(['AQUISICOES', 'CONFIGURACOES', 'SOLICITACOES', 'ESTOQUES'], [unidade]);
  const cliente = await comoUsuario(gestora);
  const { chamar } = cliente;
  const ano = await ultimoAnoAberto(cliente);
  const { fornecedor, categoria } = await daDemonstracao('SÍTIO');
  const { id } = await chamar<Id>('POST', 'aquisicoes', {
    unidadeEducacional: { id: unidade.id },
    objeto: 'Gêneros da agricultura familiar',
    numero: `CH${vez}`,
    numeroProcessoAdminis: `77/${ano}`,
    dataContrato: `01/02/${ano}`,
    vigencia: '31/12/2030',
    ano,
    aquisicaoTipo: 'CHAMADA',
    fonteRecurso: 'PNAE_FNDE',
    valor: 74,
    propostasVencedoras: [
      {
        fornecedor: { id: fornecedor.id },
        numeroContrato: `CT ${vez}`,
        itens: [{ produto: { id: produto.id }, quantidade: 10, unidadeProduto: 'PACOTE', precoUnidade: 7.4 }],
      },
    ],
  });
  await chamar('PUT', `aquisicoes/${id}/homologar`);
  const solicitacao = await chamar<Id & { numero: string }>('POST', 'solicitacoes', {
    dataSolicitacao: `01/03/${ano}`,
    aquisicao: { id },
    fornecedor: { id: fornecedor.id },
    unidadeEducacional: { id: unidade.id },
    categorias: [{ id: categoria.id }],
    itens: [{ produto: { id: produto.id }, quantidade: 10 }],
  });
  await chamar('PUT', `solicitacoes/${solicitacao.id}/receber`, {
    observacao: 'Conferido na entrega',
    produtos: [
      {
        produto: { id: produto.id },
        quantidade: 10,
        lote: 'L1',
        dataFabricacao: `01/03/${ano}`,
        dataValidade: '01/11/2030',
      },
    ],
    notaFiscal: { numero: `nf ${vez}`, dataEmissao: `10/03/${ano}`, dataRecebimento: `10/03/${ano}`, valor: 74 },
  });

  const page = await conta(gestora);
  const doAno = `/recursos-pnae?ano=${ano}`;
  /** The reason is asked for where the accounts are closed. */
  const registrar = async (parcela: number, motivos: string[] = []) => {
    await page.getByRole('button', { name: 'Registrar recurso' }).click();
    const recurso = page.getByRole('dialog', { name: `Recurso de ${ano}` });
    await escolher(recurso, 'Tipo', 'Repasse');
    await escolher(recurso, 'Parcela', `${parcela}ª parcela`);
    await preencherData(recurso, 'Data', `27/02/${ano}`);
    await recurso.getByLabel('Valor').fill('100,00');
    await recurso.getByLabel('Documento').fill(`OB ${vez} ${parcela}`);
    for (const motivo of motivos) await recurso.getByLabel('Motivo da correção').fill(motivo);
    await recurso.getByRole('button', { name: 'Registrar' }).click();
    await confirmarComSim(page, 'Deseja realmente registrar o Recurso?', 'Recurso registrado com sucesso!');
  };
  await abrirTela(page, doAno);
  // The panel is above the button, and moves it until it is read.
  await expect(page.getByRole('table', { name: `Metas de ${ano}` })).toBeVisible();
  await registrar(1);

  await abrirTela(page, '/gerenciar-solicitacao');
  await acionar(page, 'Pagamentos', `solicitação ${solicitacao.numero}`);
  await page.getByRole('dialog', { name: 'Pagamentos' }).getByRole('button', { name: 'Registrar pagamento' }).click();
  const pagamento = page.getByRole('dialog', { name: 'Registrar Pagamento' });
  await preencherData(pagamento, 'Data do pagamento', `15/03/${ano}`);
  await pagamento.getByLabel('Ordem bancária ou cheque').fill(`PG${vez}`);
  await pagamento.getByRole('button', { name: 'Registrar' }).click();
  await confirmarComSim(page, 'Deseja realmente registrar o Pagamento?', 'Pagamento registrado com sucesso!');

  const semLancamento = page.getByText(`Um pagamento de R$ ${VALOR} não está no extrato importado.`);
  await abrirTela(page, doAno);
  await expect(semLancamento).toBeVisible();

  await abrirTela(page, '/conciliacao');
  await page.getByLabel('Arquivo do extrato bancário').setInputFiles({
    name: 'marco.ofx',
    mimeType: 'application/x-ofx',
    buffer: Buffer.from(
      `OFXHEADER:100\n\n<OFX><BANKACCTFROM><BANKID>001<ACCTID>12345-6</BANKACCTFROM><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${ano}0315<TRNAMT>-74.00<FITID>g${vez}<CHECKNUM>PG${vez}<MEMO>TED</STMTTRN></OFX>`,
    ),
  });
  await expect(page.getByText(/1 lançamento novo, 1 conciliado sem dúvida\./)).toBeVisible();

  await abrirTela(page, doAno);
  const fechar = page.getByRole('button', { name: 'Fechar o ano' });
  await expect(fechar).toBeVisible();
  await expect(semLancamento).toBeHidden();
  await fechar.click();
  await confirmarComSim(
    page,
    `Deseja realmente fechar as contas de ${ano}? Os valores não mudam mais, e as contas não são reabertas.`,
    `Contas de ${ano} fechadas com sucesso!`,
  );
  await expect(page.getByText(`As contas de ${ano} foram fechadas em 18/11/2026`)).toBeVisible();

  await registrar(2, ['A ordem foi encontrada depois']);
  const correcoes = page.getByRole('table', { name: 'Correções' });
  await expect(correcoes.getByRole('row', { name: new RegExp(`OB ${vez} 2`) })).toContainText(
    'A ordem foi encontrada depois',
  );
  const contas = page.getByRole('table', { name: `Receitas e despesas de ${ano}` });
  await expect(contas.getByRole('row', { name: /Despesas pagas/ })).toContainText(`R$ ${VALOR}`);
  await expect(contas.getByRole('row', { name: /^Repasse/ })).toHaveCount(1);
});
