import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness/test.js';
import { comMarca } from './harness/campos.js';
import { abrirFiltros, usarFerramenta } from './harness/ferramentas.js';
import { contarGestos } from './harness/gestos.js';
import { comFoco, comMouse, irAte, soTeclado, type Maos } from './harness/maos.js';
import { novoNumero } from './harness/vez.js';

// The longest tests: at the end of the run, no worker waits for another one's second.
test.describe.configure({ mode: 'parallel' });

const ESCOLA = 'ESCOLA MUNICIPAL VALE VERDE';

/** The names of the records of one run; `vez` distinguishes them from those of another. */
const nomesDe = (vez: string, nota: string) => ({
  VEZ: vez,
  NOTA: nota,
  ITEM: `ARROZ ${vez}`,
  SACO: `ARROZ ${vez} 5 KG`,
  PACOTE: `ARROZ ${vez} 2 KG`,
  ALIMENTO: `ARROZ ${vez} CRU`,
  PREPARO: `REFOGADO ${vez}`,
  PRATO: `PRATO ${vez}`,
  CARDAPIO: `DIA ${vez}`,
  AQUISICAO: `TP${vez}`,
});

/** Who does the job, and under which names. */
type Pessoa = Maos & ReturnType<typeof nomesDe>;

/** What a person may need for the whole of it. */
const LIMITE = { cliques: 45, teclas: 330 };

/** Tabs from one field to the next that is typed into. */
const PERTO = 12;

const campoDe = (onde: Page | Locator, rotulo: string | RegExp): Locator =>
  onde.getByRole('textbox', { name: comMarca(rotulo) }).first();

/** Goes to a field by Tab and types. */
async function digitar(onde: Page | Locator, rotulo: string | RegExp, texto: string): Promise<void> {
  const campo = campoDe(onde, rotulo);
  await irAte(campo, PERTO);
  await campo.page().keyboard.type(texto.toLowerCase());
}

/** Goes to a select by Tab, types a part of an option and takes it with Enter. */
async function escolherDigitando(onde: Page | Locator, rotulo: string | RegExp, parte: string): Promise<void> {
  const campo = onde.getByRole('combobox', { name: comMarca(rotulo) });
  await irAte(campo, PERTO);
  const page = campo.page();
  await page.keyboard.type(parte.toLowerCase());
  const ativa = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-active');
  await expect(ativa).toBeVisible();
  await page.keyboard.press('Enter');
}

/** Sends the form by Ctrl+Enter and answers 'Aviso' by Enter. */
async function cadastrar(page: Page, pergunta: string, feito: string): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await confirmar(page, pergunta, feito);
}

async function confirmar(page: Page, pergunta: string, feito?: string): Promise<void> {
  const aviso = page.getByRole('dialog', { name: 'Aviso' });
  await expect(aviso.getByText(pergunta)).toBeVisible();
  await expect(aviso.getByRole('button', { name: 'Sim' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(aviso.getByText(pergunta)).toBeHidden();
  await comFoco(page);
  if (feito !== undefined) await expect(page.getByText(feito).first()).toBeVisible();
}

/** Follows a link to another screen. The old screen stays until the new one is there. */
async function seguir({ page, acionar }: Maos, nome: string): Promise<void> {
  const link = page.getByRole('link', { name: nome, exact: true });
  await acionar(link);
  await expect(link).toBeHidden();
}

/** Chooses the school once, in the header: it is then the unit of every screen. */
async function escolherEscola(quem: Pessoa): Promise<void> {
  const { page, acionar } = quem;
  await page.goto('/home');
  await acionar(page.getByRole('button', { name: 'Unidade: Todas as unidades. Trocar' }));
  await acionar(page.getByRole('button', { name: 'Escola Municipal Vale Verde' }));
}

/** An item and two packages of it: a sack of 5 kg and a packet of 2 kg. */
async function cadastrarProdutos(quem: Pessoa): Promise<void> {
  const { page, marcar, escolher, abrir, ITEM, SACO, PACOTE } = quem;
  const tela = page.locator('main');
  await abrir('/cadastrar-ítem');
  await digitar(tela, 'Nome', ITEM);
  await escolher(tela, 'Tipo', 'Alimento');
  await escolherDigitando(tela, 'Categoria', 'cere');
  await cadastrar(page, 'Deseja realmente cadastrar o Item?', 'Item cadastrado com sucesso!');
  await seguir(quem, 'Cadastrar produto deste item');
  // It begins with the item's name, and says the content.
  await digitar(tela, 'Nome', '5 kg');
  await escolherDigitando(tela, 'Unidade do produto', 'sac');
  await expect(campoDe(tela, 'Nome')).toHaveValue(SACO);
  await expect(campoDe(tela, 'Medida')).toHaveValue('5');
  await marcar(tela.getByRole('checkbox', { name: 'Manter item e unidades' }));
  await cadastrar(page, 'Deseja realmente cadastrar o Produto?', 'Produto cadastrado com sucesso!');
  await digitar(tela, 'Nome', '2 kg');
  await escolherDigitando(tela, 'Unidade do produto', 'pac');
  await expect(campoDe(tela, 'Nome')).toHaveValue(PACOTE);
  await expect(campoDe(tela, 'Medida')).toHaveValue('2');
  await cadastrar(page, 'Deseja realmente cadastrar o Produto?', 'Produto cadastrado com sucesso!');
}

/** 10 sacks at R$ 20.00 and 10 packets at R$ 9.00: R$ 290.00. */
async function comprar(quem: Pessoa): Promise<void> {
  const { page, acionar, escolher, SACO, PACOTE, AQUISICAO } = quem;
  const tela = page.locator('main');
  await seguir(quem, 'Cadastrar licitação ou contrato');
  await digitar(tela, 'Número do processo administrativo', '101/2026');
  await digitar(tela, 'Objeto', 'Arroz');
  await digitar(tela, 'Número', AQUISICAO);
  await digitar(tela, 'Data do contrato', '01022026');
  await digitar(tela, 'Vigência', '31122030');
  await escolher(tela, 'Tipo', 'Chamada');
  await escolher(tela, 'Fonte de recurso', 'PNAE');
  await digitar(tela, 'Valor total', '290');
  await escolher(tela, 'Fornecedor', 'CEREALISTA');
  await digitar(tela, 'Número do contrato', 'CT 101');
  for (const [i, [produto, preco]] of (
    [
      [SACO, '20'],
      [PACOTE, '9'],
    ] as const
  ).entries()) {
    if (i > 0) await acionar(tela.getByRole('button', { name: 'Adicionar item' }));
    const item = tela.getByRole('group', { name: `Item ${String(i + 1)}` });
    await escolher(item, 'Produto', produto);
    await digitar(item, 'Quantidade', '10');
    await digitar(item, 'Preço unitário', preco);
  }
  await expect(page.getByText('Valor parcial: R$ 290,00')).toBeVisible();
  await cadastrar(page, 'Deseja realmente cadastrar a Aquisição?', 'Aquisição cadastrada com sucesso!');
  await acionar(page.getByRole('button', { name: 'Homologar' }));
  await confirmar(page, 'Deseja realmente homologar a Aquisição?');
}

/** One sack and three packets for the school: R$ 20.00 + R$ 27.00. All of it arrives; the sack expires first. */
async function pedirEReceber(quem: Pessoa): Promise<void> {
  const { page, acionar, marcar, SACO, PACOTE, VEZ, NOTA } = quem;
  await seguir(quem, 'Solicitar compra');
  await marcar(page.getByRole('checkbox', { name: /Fundamental – 6 a 10/ }));
  await digitar(page, SACO, '1');
  await digitar(page, PACOTE, '3');
  await expect(page.getByText('Valor da solicitação: R$ 47,00')).toBeVisible();
  await cadastrar(
    page,
    'Deseja realmente cadastrar a Solicitação de Compra?',
    'Solicitação de Compra cadastrada com sucesso!',
  );
  await seguir(quem, 'Receber');
  const receber = page.getByRole('dialog', { name: 'Verificar Recebimento' });
  await digitar(receber, 'Número da nota fiscal', NOTA);
  await digitar(receber, 'Valor da nota', '47');
  await digitar(receber, 'Data de emissão', '01032026');
  await digitar(receber, 'Observação', 'ok');
  await acionar(receber.getByRole('button', { name: 'Chegou tudo' }));
  await expect(receber.getByRole('textbox', { name: comMarca('Lote') }).first()).toBeFocused();
  for (const [produto, lote, validade] of [
    [SACO, 'S5', '01022029'],
    [PACOTE, 'P2', '01022030'],
  ] as const) {
    const item = receber.getByRole('group', { name: produto });
    if (produto === PACOTE) await page.keyboard.press('Enter');
    await digitar(item, 'Lote', `${lote}${VEZ}`);
    await digitar(item, 'Data de fabricação', '01022026');
    await digitar(item, 'Data de validade', validade);
  }
  await cadastrar(page, 'Deseja realmente receber a Solicitação?', 'Solicitação de Compra recebida com sucesso!');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The school's stock screen shows the two lots of this run with these quantities. */
async function conferirSaldos(page: Page, { VEZ }: Pessoa, saldos: { S5: string; P2: string }): Promise<void> {
  await page.goto('/estoque');
  const tela = page.locator('main');
  await tela.getByRole('combobox', { name: 'Unidade educacional' }).fill(ESCOLA);
  await page.keyboard.press('Enter');
  // The meal empties one of the lots.
  await usarFerramenta(page, 'Mostrar lotes zerados');
  await abrirFiltros(page);
  await tela.getByRole('textbox', { name: 'Lote' }).fill(VEZ);
  await expect(page.getByText(/^2 de \d+ registros$/)).toBeVisible();
  for (const [lote, saldo] of Object.entries(saldos))
    await expect(
      tela
        .getByRole('row')
        .filter({ hasText: `${lote}${VEZ}` })
        .getByRole('cell', { name: saldo, exact: true }),
    ).toBeVisible();
}

/** Rice of the composition table (358 kcal in 100 g), 1,200 g for 20 portions: 60 g each, 214.80 kcal. */
async function montarCardapio(quem: Pessoa): Promise<void> {
  const { page, acionar, escolher, abrir, ITEM, ALIMENTO, PREPARO, PRATO, CARDAPIO } = quem;
  const tela = page.locator('main');
  const daFicha = (nutriente: string) =>
    page.getByRole('table', { name: /^Ficha técnica/ }).getByRole('row', { name: new RegExp(`^${nutriente}`) });

  await abrir('/cadastrar-alimento');
  await escolherDigitando(tela, 'Buscar na tabela de composição', 'arroz branco tipo 1 (');
  // Tab selects the name that the table gave.
  await digitar(tela, 'Nome', ALIMENTO);
  await escolherDigitando(tela, 'Item', ITEM);
  await cadastrar(page, 'Deseja realmente cadastrar o Alimento?', 'Alimento cadastrado com sucesso!');

  await seguir(quem, 'Cadastrar preparo com este alimento');
  await digitar(tela, 'Nome', PREPARO);
  await digitar(tela, 'Porções', '20');
  await digitar(tela, 'Quantidade', '1200');
  await acionar(page.getByRole('button', { name: 'Ver ficha técnica atual' }));
  await expect(daFicha('Energia')).toHaveText(/214,80\s+kcal/, { useInnerText: true });
  await page.keyboard.press('Escape');
  await digitar(tela, 'Modo de preparo', 'Refogar.');
  await cadastrar(page, 'Deseja realmente cadastrar o Preparo?', 'Preparo cadastrado com sucesso!');

  await seguir(quem, 'Cadastrar prato com este preparo');
  await digitar(tela, 'Nome', PRATO);
  await escolher(tela, 'Categoria', '6 a 10');
  await escolher(tela, 'Modalidade', 'Parcial – 1');
  await cadastrar(page, 'Deseja realmente cadastrar o Prato?', 'Prato cadastrado com sucesso!');

  await seguir(quem, 'Cadastrar cardápio com este prato');
  await digitar(tela, 'Nome', CARDAPIO);
  await digitar(tela, 'Hora', '1130');
  await acionar(page.getByRole('button', { name: 'Ver ficha técnica atual' }));
  // The norm requires 329 kcal in one meal of a child from 6 to 10 years.
  await expect(daFicha('Energia')).toHaveText(/214,80\skcal\s+no mínimo 329\skcal\s+Abaixo do mínimo/, {
    useInnerText: true,
  });
  await page.keyboard.press('Escape');
  await cadastrar(page, 'Deseja realmente cadastrar o Cardápio?', 'Cardápio cadastrado com sucesso!');
}

/** The menu that was just registered, for today at the school: both are chosen already. */
async function vincularHoje(quem: Pessoa): Promise<void> {
  const { page, acionar, CARDAPIO } = quem;
  await seguir(quem, 'Vincular ao calendário');
  const modal = page.getByRole('dialog', { name: 'Vincular cardápio' });
  await expect(modal.getByText(CARDAPIO)).toBeVisible();
  await acionar(modal.getByRole('button', { name: 'Vincular', exact: true }));
  await confirmar(page, 'Deseja realmente vincular o Cardápio?');
  await expect(page.getByText('Cardápio vinculado com sucesso!')).toBeVisible();
}

/** 60 g × 137 = 8.22 kg; with 10%, 9.042 kg. */
async function registrar(quem: Pessoa): Promise<void> {
  const { page, acionar, ALIMENTO, CARDAPIO } = quem;
  await seguir(quem, 'Realizar refeição');
  await expect(page.getByRole('radio', { name: new RegExp(CARDAPIO, 'i') })).toBeChecked();
  await digitar(page, 'Quantidade de alunos', '137');
  await digitar(page, 'Acréscimo', '10');
  const linha = page
    .getByRole('table', { name: 'Alimentos da refeição' })
    .getByRole('row', { name: new RegExp(ALIMENTO, 'i') });
  const valores = async () => (await linha.getByRole('cell').allTextContents()).slice(0, 4);
  await expect.poll(valores).toEqual(['60 g', '8,22 kg', '9,042 kg', '9,042 kg']);
  await acionar(page.getByRole('button', { name: `Arredondar para cima: ${ALIMENTO}` }));
  await expect.poll(valores).toEqual(['60 g', '8,22 kg', '9,042 kg', '10 kg']);
  await acionar(page.getByRole('button', { name: `Manter: ${ALIMENTO}` }));
  await expect.poll(valores).toEqual(['60 g', '8,22 kg', '9,042 kg', '9,042 kg']);
  await acionar(page.getByRole('button', { name: 'Registrar', exact: true }));
  await confirmar(page, 'Deseja realmente registrar a Refeição?', 'Refeição registrada com sucesso!');
}

async function executar(quem: Pessoa): Promise<void> {
  const { page, acionar } = quem;
  await acionar(page.getByRole('button', { name: 'Executar agora', exact: true }));
  await acionar(page.getByRole('dialog').getByRole('button', { name: 'Executar', exact: true }));
  await confirmar(page, 'Deseja realmente executar essa Refeição?', 'Refeição executada com sucesso!');
}

/** The printed page of the meal has exactly these lots: product, lot, expiry date and quantity. */
async function conferirImpressao(quem: Pessoa, lotes: readonly string[][]): Promise<void> {
  const { page, acionar } = quem;
  await acionar(page.getByRole('button', { name: 'Imprimir produtos' }));
  await expect(page.getByRole('heading', { name: /^Produtos da refeição de / })).toBeVisible();
  const linhas = page.locator('table').filter({ hasText: 'Validade' }).locator('tbody tr');
  const impressos = async () =>
    (await linhas.allInnerTexts())
      // The signatures are a row of their own, with one cell.
      .filter((texto) => texto.includes('\t'))
      .map((texto) => texto.split(/\s*\t\s*/).map((celula) => celula.trim()))
      .map(([produto, , lote, validade, quantidade]) => [produto, lote, validade, quantidade]);
  await expect.poll(impressos).toEqual(lotes);
}

/** What the delivery brought to the stock. */
const RECEBIDO = { S5: '5 kg (1 × saco de 5 kg)', P2: '6 kg (3 × pacote de 2 kg)' };

/** The whole job; `conferencia` is a page on which the stock is looked at. */
async function trabalhar(quem: Pessoa, conferencia: Page): Promise<void> {
  await escolherEscola(quem);
  await cadastrarProdutos(quem);
  await comprar(quem);
  await pedirEReceber(quem);
  await conferirSaldos(conferencia, quem, RECEBIDO);
  await montarCardapio(quem);
  await vincularHoje(quem);
  await registrar(quem);
  await conferirSaldos(conferencia, quem, RECEBIDO);
  await executar(quem);
  // The sack (5 kg) expires first and is emptied; 9.042 − 5 = 4.042 kg = 2.021 packets of 2 kg.
  await conferirSaldos(conferencia, quem, {
    S5: '0 kg (0 × saco de 5 kg)',
    P2: '1,958 kg (0,979 × pacote de 2 kg)',
  });
  const { SACO, PACOTE, VEZ } = quem;
  await conferirImpressao(quem, [
    [SACO, `S5${VEZ}`, '01/02/2029', '1'],
    [PACOTE, `P2${VEZ}`, '01/02/2030', '2,021'],
  ]);
}

/** Four digits that hardly another run has. Each is a key of the count. */
const quatroAlgarismos = () => String(novoNumero() % 10_000).padStart(4, '0');

test('the main job, from the purchase to the meal that takes its food from the stock, in few clicks and keys', async ({
  conta,
}) => {
  test.setTimeout(300_000);
  const page = await conta('admin');
  const gestos = await contarGestos(page);
  await trabalhar({ ...comMouse(page), ...nomesDe(quatroAlgarismos(), '101') }, await conta('admin'));
  const { cliques, teclas } = gestos;
  test.info().annotations.push({ type: 'gestos', description: `${String(cliques)} cliques, ${String(teclas)} teclas` });
  expect(cliques).toBeLessThanOrEqual(LIMITE.cliques);
  expect(teclas).toBeLessThanOrEqual(LIMITE.teclas);
});

test('the main job by keyboard alone, with the focus always on the page @deep', async ({ conta }) => {
  test.setTimeout(300_000);
  const page = await conta('admin');
  const gestos = await contarGestos(page);
  await trabalhar({ ...soTeclado(page), ...nomesDe(quatroAlgarismos(), '102') }, await conta('admin'));
  expect(gestos.cliques).toBe(0);
});
