import type { Page } from '@playwright/test';
import { alvosPequenos } from './harness/alvos.js';
import { comoConta } from './harness/api.js';
import { sobraLateral, violacoesDe } from './harness/axe.js';
import { acionar } from './harness/linhas.js';
import { expect, NARROW, test, WIDE } from './harness/test.js';
import { comMarca, confirmarComSim, confirmarVinculo, escolher } from './harness/campos.js';
import { seguirPara } from './harness/navegar.js';
import { ORIGEM } from './harness/registros.js';
import { abrirTela, conferirTela } from './harness/tela.js';

const ESCOLA = 'ESCOLA MUNICIPAL VALE VERDE';

/** Calls of the API as `admin`, and the school's stock. */
async function comoAdmin() {
  const { chamar, estoqueDe } = await comoConta('admin');
  const { id, unidadeEducacional } = estoqueDe(ESCOLA);
  return { chamar, estoque: id, unidade: unidadeEducacional.id };
}

type Id = { id: number };

/** A dish of 60 g of rice, its menu, and the rice: a 5 kg sack that expires first and ten packages of 1 kg. */
async function preparar({ chamar, estoque }: Awaited<ReturnType<typeof comoAdmin>>): Promise<void> {
  const categorias = await chamar<(Id & { modalidade: string; faixaEtaria: { nome: string } })[]>('GET', 'categorias');
  const categoria = { id: categorias.find(({ faixaEtaria }) => faixaEtaria.nome === '6 a 10 anos')?.id ?? 0 };
  const item = await chamar<Id>('POST', 'itens-produto', {
    nome: 'ARROZ DA EXECUÇÃO',
    itemProdutoTipo: 'ALIMENTO',
    categoria: (await chamar<{ nome: string }[]>('GET', 'convencoes/categorias-alimento'))[0]?.nome,
  });
  const forma = (await chamar<{ nome: string }[]>('GET', 'convencoes/formas-alimento'))[0]?.nome;
  const [componente] = await chamar<Id[]>('GET', 'componentes-nutricionais');
  const alimento = await chamar<Id>('POST', 'alimentos', {
    nome: 'ARROZ DA EXECUÇÃO',
    itemAlimento: { id: item.id },
    unidadeMedida: 'G',
    quantidadeBase: 100,
    forma,
    componentes: [{ componente, valor: 358 }],
  });
  const preparo = await chamar<Id>('POST', 'preparos', {
    nome: 'ARROZ DA EXECUÇÃO',
    porcoes: 20,
    modoPreparo: 'Cozinhar.',
    ingredientes: [{ alimento: { id: alimento.id }, quantidade: 1200, unidadeMedida: 'G' }],
  });
  const prato = await chamar<Id>('POST', 'pratos', {
    nome: 'PRATO DA EXECUÇÃO',
    categoria,
    modalidade: 'PARCIAL1',
    preparos: [{ preparo: { id: preparo.id } }],
  });
  await chamar('POST', 'cardapios', {
    nome: 'CARDÁPIO DA EXECUÇÃO',
    categoria,
    modalidade: 'PARCIAL1',
    cardapioTipo: 'REGULAR',
    pratos: [{ hora: '11:30', tipo: 'ALMOCO', prato: { id: prato.id } }],
  });
  const { hoje } = await chamar<{ hoje: string }>('GET', 'relogio');
  const ano = Number(hoje.slice(6));
  const lotes = [
    {
      nome: 'ARROZ DA EXECUÇÃO 5 KG',
      medidaReal: 5,
      unidadeProduto: 'SACO',
      numero: 'EX-1',
      quantidade: 1,
      dataValidade: hoje,
    },
    {
      nome: 'ARROZ DA EXECUÇÃO 1 KG',
      medidaReal: 1,
      unidadeProduto: 'PACOTE',
      numero: 'EX-2',
      quantidade: 10,
      dataValidade: `01/01/${ano + 1}`,
    },
  ];
  for (const { nome, medidaReal, unidadeProduto, ...lote } of lotes) {
    const produto = await chamar<Id>('POST', 'produtos', {
      nome,
      medidaReal,
      unidadeProduto,
      unidadeMedida: 'KG',
      item: { id: item.id },
    });
    await chamar('POST', `estoques/${estoque}/produtos-estoque`, {
      ...lote,
      dataFabricacao: `01/01/${ano}`,
      produto: { id: produto.id },
    });
  }
}

/**
 * On the narrowest phone every control is large enough for a thumb, and the screen fits. The screen is wide again
 * afterwards.
 */
async function semAlvosPequenos(page: Page): Promise<void> {
  await page.setViewportSize(NARROW);
  await expect(page.locator('main')).toBeVisible();
  await expect.poll(() => alvosPequenos(page)).toEqual([]);
  await expect.poll(() => sobraLateral(page)).toBe(0);
  await page.setViewportSize(WIDE);
}

for (const [largura, tamanho] of [
  ['1280 px', WIDE],
  ['360 px', NARROW],
] as const) {
  test(`at ${largura} the screens are accessible, fit and show no codes`, async ({ conta }) => {
    const page = await conta('merendeira', tamanho);
    for (const [caminho, titulo] of [
      ['/cardapio-calendario', 'Calendário de Cardápios'],
      ['/execucao-cardapios', 'Execução de Cardápios'],
      ['/historico-execucao-cardapios', 'Histórico de Execução'],
    ] as const) {
      await abrirTela(page, caminho);
      await expect(page.getByRole('heading', { name: titulo })).toBeVisible();
      await conferirTela(page, caminho);
    }
  });
}

/** Other tests register today's only dish too: their meals are deleted, so that it can be registered again. */
async function semRefeicoesDeHoje(): Promise<void> {
  const { chamar, estoqueDe } = await comoConta('admin');
  const { hoje } = await chamar<{ hoje: string }>('GET', 'relogio');
  const refeicoes = await chamar<(Id & { dia: string })[]>(
    'GET',
    `refeicoes?unidade=${estoqueDe(ORIGEM).unidadeEducacional.id}`,
  );
  for (const { id, dia } of refeicoes) if (dia === hoje) await chamar('DELETE', `refeicoes/${id}`);
}

/** Waits until the heading of the dish's form has the focus and is fully visible below the header. */
async function registroAVista(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const titulo = document.querySelector('section[aria-label^="Registro de"] h2');
    const { top, bottom } = titulo?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
    const cabecalho = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return titulo?.parentElement === document.activeElement && top >= cabecalho && bottom <= window.innerHeight;
  });
}

test('on a phone the button Exibir moves the focus to the dish and shows it; after registration it is executed from there, and the home counts it', async ({
  conta,
}) => {
  await semRefeicoesDeHoje();
  const page = await conta('merendeira', NARROW);
  await abrirTela(page, '/execucao-cardapios');
  const exibir = page.getByRole('button', { name: /^Exibir / });
  await expect(exibir).toBeVisible();
  await expect(exibir).toHaveText('Exibir', { useInnerText: true });
  await expect(page.getByRole('button', { name: /^Substituir / })).toHaveText('Substituir', { useInnerText: true });
  // The only dish of the menu is open already, below what the screen shows.
  await expect(page.getByLabel('Quantidade de alunos')).toBeVisible();
  await exibir.click();
  await registroAVista(page);
  expect(await alvosPequenos(page)).toEqual([]);
  expect(await sobraLateral(page)).toBe(0);

  await page.getByLabel('Quantidade de alunos').fill('10');
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await confirmarComSim(page, 'Deseja realmente registrar a Refeição?', 'Refeição registrada com sucesso!');
  await expect(page.getByText('A refeição está registrada. O estoque ainda não foi baixado.')).toBeVisible();
  await registroAVista(page);
  expect(await violacoesDe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Executar agora', exact: true }).click();
  await expect(
    page
      .getByRole('table', { name: 'O que sairá do estoque' })
      .or(page.getByRole('list', { name: 'O que sairá do estoque' })),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();

  await page.goto('/home');
  const bloco = page.getByRole('region', { name: 'Execução de cardápios' });
  await expect(bloco.getByRole('img', { name: '1 refeição por executar' })).toBeVisible();
  expect(await violacoesDe(page)).toEqual([]);

  await seguirPara(page, '/historico-execucao-cardapios');
  await expect(page.getByText('NÃO EXECUTADO')).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'NÃO EXECUTADO' })
    .getByRole('button', { name: /^Mais ações de / })
    .click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await confirmarComSim(page, 'Deseja realmente excluir essa Refeição?', 'Refeição excluída com sucesso!');
  await seguirPara(page, '/home');
  await expect(bloco.getByRole('heading', { name: 'Execução de cardápios' })).toBeVisible();
  await expect(bloco.getByRole('img')).toHaveCount(0);
});

test('calendar → execution with 137 students and 10% → register → execute → leftover → waste', async ({ conta }) => {
  const admin = await comoAdmin();
  await preparar(admin);
  const page = await conta('admin');

  await abrirTela(page, `/cardapio-calendario?unidade=${admin.unidade}`);
  await page.getByRole('button', { name: 'Vincular cardápio', exact: true }).click();
  await escolher(page, 'Cardápio', 'CARDÁPIO DA EXECUÇÃO');
  await page.getByRole('button', { name: 'Vincular', exact: true }).click();
  await confirmarVinculo(page);

  await abrirTela(page, `/execucao-cardapios?unidade=${admin.unidade}`);
  await page.getByRole('radio', { name: /Cardápio da execução/ }).check();
  await page.getByRole('button', { name: 'Exibir PRATO DA EXECUÇÃO' }).click();
  await page.getByRole('button', { name: 'Buscar quantidade de alunos' }).click();
  // The stand-in: 40 + (102 × 37 + (54 + 45 + 49 + 48 + 97) × 11) mod 60 = 40 + 6997 mod 60 = 77.
  await expect(page.getByLabel('Quantidade de alunos')).toHaveValue('77');
  await page.getByLabel('Quantidade de alunos').fill('137');
  await page.getByLabel('Acréscimo').fill('10');
  // 60 g × 137 = 8.22 kg; with 10%, 9.042 kg.
  const linha = page
    .getByRole('table', { name: 'Alimentos da refeição' })
    .getByRole('row', { name: /Arroz da execução/ });
  await expect
    .poll(async () => (await linha.getByRole('cell').allTextContents()).slice(0, 4))
    .toEqual(['60 g', '8,22 kg', '9,042 kg', '9,042 kg']);
  expect(await violacoesDe(page)).toEqual([]);
  await semAlvosPequenos(page);
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await confirmarComSim(page, 'Deseja realmente registrar a Refeição?', 'Refeição registrada com sucesso!');

  await abrirTela(page, `/historico-execucao-cardapios?unidade=${admin.unidade}`);
  await acionar(page, 'Executar', 'PRATO DA EXECUÇÃO');
  const previa = page.getByRole('table', { name: 'O que sairá do estoque' });
  await expect(previa.getByText('EX-1')).toBeVisible();
  const quantidades = async () => {
    const lotes = await previa.getByRole('row').allInnerTexts();
    return lotes.slice(-2).map((texto) =>
      texto
        .split(/\s*\t\s*/)
        // Before, taken, after; then the action.
        .slice(4, 7)
        .map((celula) => celula.trim()),
    );
  };
  // The names of the packages come after the lots.
  await expect.poll(quantidades).toEqual([
    ['5 kg (1 × saco de 5 kg)', '5 kg (1 × saco de 5 kg)', '0 kg (0 × saco de 5 kg)'],
    ['10 kg (10 × pacote de 1 kg)', '4,042 kg (4,042 × pacote de 1 kg)', '5,958 kg (5,958 × pacote de 1 kg)'],
  ]);
  expect(await violacoesDe(page)).toEqual([]);
  await semAlvosPequenos(page);

  // The packages first: the sack that expires today stays.
  await page.getByRole('button', { name: /^Usar outro lote .*lote EX-1$/ }).click();
  const outro = page.getByRole('dialog', { name: 'Usar outro lote' });
  await escolher(outro, 'Lote', 'EX-2');
  await outro.getByRole('textbox', { name: comMarca('Motivo') }).fill('Saco rasgado');
  expect(await violacoesDe(page)).toEqual([]);
  await outro.getByRole('button', { name: 'Usar este lote' }).click();
  await expect(page.getByText('O lote EX-2 sai antes: Saco rasgado')).toBeVisible();
  await expect(previa.getByText('EX-1')).toBeHidden();
  await expect(previa.getByText('9,042 kg')).toBeVisible();
  expect(await violacoesDe(page)).toEqual([]);
  await semAlvosPequenos(page);
  await page.getByRole('button', { name: 'Desfazer a escolha do lote EX-2' }).click();
  await expect(previa.getByText('EX-1')).toBeVisible();

  // Somebody takes the sack meanwhile: the new plan is shown before anything leaves.
  const linhas = await admin.chamar<{ id: number; produtoLote: { numero: string } }[]>(
    'GET',
    `estoques/${admin.estoque}/produtos-estoque`,
  );
  const saco = linhas.find(({ produtoLote }) => produtoLote.numero === 'EX-1')?.id ?? 0;
  await admin.chamar('PUT', `estoques/${admin.estoque}/produtos-estoque/${saco}`, {
    tipoSaidaDireta: 'ESTRAVIO',
    observacao: 'e2e',
    quantidade: 1,
  });
  await page.getByRole('button', { name: 'Executar', exact: true }).click();
  await page.getByRole('dialog', { name: 'Aviso' }).getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByText(/^O estoque mudou e nada foi retirado/)).toBeVisible();
  await expect(page.getByText('Lote EX-1: antes 5 kg (1 × saco de 5 kg), agora 0 kg (0 × saco de 5 kg)')).toBeVisible();
  expect(await violacoesDe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Executar', exact: true }).click();
  await confirmarComSim(page, 'Deseja realmente executar essa Refeição?', 'Refeição executada com sucesso!');
  const estoque = await admin.chamar<{ quantidade: number; produtoLote: { numero: string } }[]>(
    'GET',
    `estoques/${admin.estoque}/produtos-estoque`,
  );
  expect(
    estoque
      .filter(({ produtoLote }) => produtoLote.numero.startsWith('EX-'))
      .map(({ produtoLote, quantidade }) => [produtoLote.numero, quantidade])
      .sort(),
  ).toEqual([
    ['EX-1', 0],
    // 10 − 9.042.
    ['EX-2', 0.958],
  ]);

  // The row has its new actions when it says so.
  await expect(
    page.getByRole('row', { name: /Prato da execução/ }).getByText('EXECUTADO', { exact: true }),
  ).toBeVisible();
  await acionar(page, 'Registrar sobra', 'PRATO DA EXECUÇÃO');
  await page.getByLabel('Sobra', { exact: true }).fill('2,75');
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await confirmarComSim(page, 'Deseja realmente registrar a Sobra?', 'Sobra registrada com sucesso!');
  await expect(page.getByRole('cell', { name: '2,75 kg' })).toBeVisible();
  await semAlvosPequenos(page);

  await acionar(page, 'Verificar desperdício', 'PRATO DA EXECUÇÃO');
  // Of 77 students, those whose number ends in 8 did not come: 8, 18, …, 68.
  const totais = page.getByRole('table', { name: 'Totais de alunos' });
  await expect(totais).toBeVisible();
  await expect
    .poll(async () => (await totais.getByRole('row').allInnerTexts()).slice(1).map((texto) => texto.split(/\s*\t\s*/)))
    .toEqual([
      ['Para a refeição', '77', '100%'],
      ['Alimentados', '70', '90,9%'],
      ['Não alimentados', '7', '9,1%'],
    ]);
  await expect(page.locator('canvas').first()).toBeVisible();
  expect(await violacoesDe(page)).toEqual([]);
});

test('what is below a meal on the page of its waste keeps its place when the meal comes', async ({ conta }) => {
  const { chamar, unidade } = await comoAdmin();
  const [refeicao] = await chamar<Id[]>('GET', `refeicoes?unidade=${unidade}`);
  const page = await conta('admin');
  let soltar = () => {};
  const retida = new Promise<void>((resolver) => (soltar = resolver));
  await page.route(`**/api/refeicoes/${refeicao?.id ?? 0}`, async (route) => {
    await retida;
    await route.continue();
  });
  await page.goto(`/historico-execucao-cardapios/${refeicao?.id ?? 0}/desperdicio`);
  const totais = page.getByRole('table', { name: 'Totais de alunos' });
  const altura = async () => (await totais.boundingBox())?.y;
  await expect(totais).toBeVisible();
  await expect(page.getByText('Preparada para')).toBeVisible();
  const antes = await altura();
  soltar();
  await expect(page.getByText(/^\d+ alunos?$/)).toBeVisible();
  expect(await altura()).toBe(antes);
});
