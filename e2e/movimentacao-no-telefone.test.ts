import type { Browser, Locator, Page } from '@playwright/test';
import { comoConta } from './harness/api.js';
import { comMarca, confirmarComSim } from './harness/campos.js';
import { entrar } from './harness/login.js';
import { novoContexto } from './harness/sessao.js';
import { expect, NARROW, test } from './harness/test.js';
import { abrirTela, conferirTela } from './harness/tela.js';
import { novaVez } from './harness/vez.js';

const ORIGEM = 'ESCOLA MUNICIPAL VALE VERDE';
const DESTINO = 'ESCOLA MUNICIPAL JARDIM DAS ACÁCIAS';

/** Lots of the sending unit. */
const LOTES = 60;
/** Products that are sent. */
const ENVIADOS = 3;
/** Two screens of a phone, in px. */
const DUAS_TELAS = 2 * NARROW.height;

interface Registro {
  id: number;
  nome: string;
}

/**
 * Three new products, each with one lot of 100 kg, in the stock of the sending unit, which is filled up to 60 lots. They
 * are new, so that 40 kg of each come from one lot, whatever other tests leave in this stock.
 * @returns the names of the products
 */
async function encherEstoque(vez: string): Promise<string[]> {
  const admin = await comoConta('admin');
  const [item] = await admin.chamar<Registro[]>('GET', 'itens-produto?itemProdutoTipo=ALIMENTO');
  const nomes = Array.from({ length: ENVIADOS }, (_, i) => `GRÃO ${i + 1} ${vez}`);
  const produtos: Registro[] = [];
  for (const nome of nomes)
    produtos.push(
      await admin.chamar<Registro>('POST', 'produtos', {
        nome,
        medidaReal: 5,
        unidadeMedida: 'KG',
        unidadeProduto: 'PACOTE',
        item: { id: item?.id },
      }),
    );
  const { chamar, estoqueDe } = await comoConta('estoquista');
  const { id: estoque } = estoqueDe(ORIGEM);
  const linhas = await chamar<object[]>('GET', `estoques/${estoque}/produtos-estoque`);
  const lote = (numero: string, produto: Registro | undefined, quantidade: number) =>
    chamar('POST', `estoques/${estoque}/produtos-estoque`, {
      numero: `${vez}-${numero}`,
      produto: { id: produto?.id },
      dataFabricacao: '01/01/2026',
      dataValidade: '31/12/2030',
      quantidade,
    });
  for (const [i, produto] of produtos.entries()) await lote(`${i}`, produto, 20);
  const conhecidos = await chamar<Registro[]>('GET', 'produtos');
  for (let i = linhas.length + ENVIADOS; i < LOTES; i++)
    await lote(`OUTRO-${i}`, conhecidos.filter(({ nome }) => !nome.includes(vez))[i % 10], 1);
  return nomes;
}

/** A page of a telephone: a finger, no mouse. */
async function telefone(browser: Browser): Promise<Page> {
  const contexto = await novoContexto(browser, { viewport: NARROW, hasTouch: true, isMobile: true });
  const page = await contexto.newPage();
  await entrar(page, 'estoquista');
  return page;
}

async function tocarOpcao(onde: Locator, rotulo: string, opcao: string): Promise<void> {
  const campo = onde.getByRole('combobox', { name: comMarca(rotulo) });
  await campo.tap();
  await campo.fill(opcao);
  const lista = onde.page().locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await lista
    .locator('.ant-select-item-option')
    .filter({ hasText: new RegExp(opcao, 'i') })
    .first()
    .tap();
  await expect(lista).toBeHidden();
}

test('on a phone a transfer of three products from a stock of 60 lots fits two screens, by touch @deep', async ({
  browser,
}) => {
  const vez = novaVez();
  const nomes = await encherEstoque(vez);
  const page = await telefone(browser);
  await abrirTela(page, '/cadastrar-movimentacao');
  const tela = page.locator('main');
  await tocarOpcao(tela, 'Unidade de origem', ORIGEM);
  await tocarOpcao(tela, 'Unidade de destino', DESTINO);
  const pedido = page.getByRole('group', { name: 'Lotes para o que preciso' });
  for (const nome of nomes) {
    await tocarOpcao(pedido, 'Preciso de', nome);
    await pedido.getByRole('textbox', { name: 'Quanto' }).fill('40');
    await pedido.getByRole('button', { name: 'Escolher lotes' }).tap();
    await expect(page.getByRole('list', { name: new RegExp(`^${nome}$`, 'i') })).toBeVisible();
  }
  await conferirTela(page, 'a transfer on a phone');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(DUAS_TELAS);

  const enviar = tela.getByRole('button', { name: 'Cadastrar', exact: true });
  // The bar is in sight at both ends of the screen.
  await expect(enviar).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(enviar).toBeInViewport({ ratio: 1 });
  await expect(tela.getByText(/^3 produtos, \d+ lotes$/)).toBeVisible();

  // One lot more, by hand.
  const daOrigem = page.getByRole('group', { name: 'Produtos da origem' });
  await daOrigem.getByRole('button', { name: /^Produtos da origem/ }).tap();
  await daOrigem.getByRole('textbox', { name: 'Buscar em Produtos da origem' }).fill(vez);
  await daOrigem.getByRole('checkbox', { disabled: false }).first().tap();
  await conferirTela(page, 'the lots of the origin on a phone');
  await daOrigem.getByRole('button', { name: 'Mover os marcados para o destino (1)' }).tap();
  await enviar.tap();
  await confirmarComSim(page, 'Deseja realmente realizar a Movimentação?', 'Movimentação cadastrada com sucesso!');
  await page.context().close();
});
