import type { Page } from '@playwright/test';
import { comoConta, type Cliente } from './harness/api.js';
import { sobraLateral, violacoesDe } from './harness/axe.js';
import { expect, NARROW, test, WIDE, type AbrirConta } from './harness/test.js';
import { escolher } from './harness/campos.js';
import { abrirFiltros } from './harness/ferramentas.js';
import { lerFolha, type FolhaNaTela } from './harness/folha.js';
import { acionarNaPrimeira } from './harness/linhas.js';
import { seguirPara } from './harness/navegar.js';
import { imprimir, semBrancos, type Pdf } from './harness/pdf.js';
import { baixarCsv, baixarXlsx, linhasCanonicas, type CelulaLida } from './harness/planilhas.js';
import { ORIGEM, prepararRegistros, type Registros } from './harness/registros.js';

let admin: Cliente;
let registros: Registros;
test.beforeAll(async () => {
  admin = await comoConta('admin');
  registros = await prepararRegistros(admin);
});

async function abrir(conta: AbrirConta, endereco: string): Promise<Page> {
  const page = await conta('admin');
  await page.goto(`/relatorio/${endereco}`);
  return page;
}

const escapar = (texto: string): string => texto.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A day that many days after the server's today, which ends the period of the records: 'YYYY-MM-DD'. */
function diaISO({ para }: Registros, dias: number): string {
  const [dia, mes, ano] = [para.slice(0, 2), para.slice(2, 4), para.slice(4)].map(Number);
  return new Date(Date.UTC(ano ?? 0, (mes ?? 1) - 1, (dia ?? 0) + dias)).toISOString().slice(0, 10);
}

/** Every paper but the menus and the labels. A key that both lists records and prints one is here twice. */
const RELATORIOS: readonly [titulo: string, endereco: (r: Registros) => string, assinaturas?: number][] = [
  ['Usuários', () => 'usuarios/false'],
  ['Fornecedores – Pessoa Jurídica', () => 'fornecedores/false/JURIDICO'],
  ['Fornecedores – Pessoa Física', () => 'fornecedores/false/FISICO'],
  [`Matrículas de ${new Date().getFullYear()}`, () => `matriculas/${new Date().getFullYear()}`],
  ['Itens', () => 'itens/false'],
  ['Produtos', () => 'produtos/false'],
  ['Alimentos', () => 'alimentos/false'],
  ['Preparos', () => 'preparos/false'],
  ['Preparo', ({ preparo }) => `preparos/${preparo}`, 1],
  ['Pratos', () => 'pratos/false'],
  ['Prato', ({ prato }) => `pratos/${prato}`, 1],
  ['Cardápios', () => 'cardapios/false'],
  ['Cardápios Semanais', () => 'cardapios-semanais/false'],
  ['Calendário de Cardápios', ({ unidade, de, para }) => `cardapio-calendario/${unidade}?de=${de}&para=${para}`, 1],
  ['Refeição', ({ refeicao }) => `refeicao/${refeicao}`, 2],
  ['Produtos da refeição', ({ refeicao }) => `produtos-refeicao/${refeicao}`, 2],
  ['Aquisição', ({ aquisicao }) => `aquisicao-individual/${aquisicao}`, 2],
  ['Autorização de fornecimento', ({ solicitacao }) => `solicitacao-compra/${solicitacao}`, 2],
  ['Recebimento da solicitação', ({ solicitacao }) => `recebimento-compra/${solicitacao}`, 2],
  [
    'Termo de recebimento provisório',
    ({ solicitacao, recebimento }) => `termo-recebimento-provisorio/${solicitacao}/${recebimento}`,
    2,
  ],
  [
    'Termo de recebimento definitivo',
    ({ solicitacao, recebimento }) => `termo-recebimento-definitivo/${solicitacao}/${recebimento}`,
    2,
  ],
  ['Termo de recusa', ({ solicitacao, recebimento }) => `termo-recusa/${solicitacao}/${recebimento}`, 2],
  ['Lista de necessidades', (r) => `necessidades?de=${diaISO(r, 0)}&ate=${diaISO(r, 20)}`],
  ['Estoque', ({ estoque }) => `estoque/${estoque}`],
  ['Rastreio do lote', ({ lote }) => `rastreio-lote/${lote}`],
  ['Folha de contagem', ({ estoque, contagem }) => `contagem-estoque/${estoque}/${contagem}`, 2],
  ['Vencimentos à frente', () => 'vencimentos/false'],
  ['Balanços de Estoque', ({ estoque }) => `balanco-estoque/${estoque}`],
  ['Movimentação de Produtos', ({ estoque, movimentacao }) => `movimentacao-produtos/${estoque}/${movimentacao}`, 3],
  ['Recibo de Entrega de Kit Merenda', ({ estoque, kit }) => `kit-merenda/${estoque}/${kit}`, 2],
];

/**
 * A paper is data, which the tests of mf-relatorios check; `folha` prints all of them alike. These stand for them: cards
 * of text and signatures, a wide table with means, one table for each proposal, two tables on many pages. The deep run
 * prints them all.
 */
const IMPRESSOS = new Set(['Preparo', 'Calendário de Cardápios', 'Aquisição', 'Estoque']);

/** The delivery that the demonstration has received without occurrences has a refused package. */
const comRecusa = (page: Page) =>
  page.route(`**/api/relatorios/recebimentos-compra/${registros.solicitacao}`, async (route) => {
    const resposta = await route.fetch();
    const lido = (await resposta.json()) as { recebimentos: { produtos: { produto: object }[] }[] };
    const recusa = { id: 1, tipo: 'RECUSA', quantidade: 2, motivo: 'Embalagem rasgada', texto: null, fotos: [] };
    const recebimentos = lido.recebimentos.map((um) => ({
      ...um,
      ocorrencias: [{ ...recusa, produto: um.produtos[0]?.produto }],
    }));
    await route.fulfill({ response: resposta, json: { ...lido, recebimentos } });
  });

/** What a paper needs that the demonstration lacks. */
const PREPARAR: Readonly<Record<string, (page: Page) => Promise<unknown>>> = { 'Termo de recusa': comRecusa };

for (const [titulo, endereco, assinaturas = 0] of RELATORIOS) {
  const tag = IMPRESSOS.has(titulo) ? [] : ['@deep'];
  test(
    `${titulo}: complete on paper, with headers and footers on every page; the same in CSV and XLSX`,
    { tag },
    async ({ conta }) => {
      const page = await conta('admin');
      await PREPARAR[titulo]?.(page);
      await page.goto(`/relatorio/${endereco(registros)}`);
      const folha = await lerFolha(page);
      expect(folha.titulo).toMatch(new RegExp(`^${titulo}( |$)`));
      expect(folha.tabelas[0]?.linhas.length).toBeGreaterThan(0);
      expect(await violacoesDe(page)).toEqual([]);
      await expect(page.locator('.folha-assinaturas p')).toHaveCount(assinaturas);
      await conferirLarguras(page);
      conferirPapel(folha, await imprimir(page));
      await conferirPlanilhas(folha, page);
    },
  );
}

const MENUS: readonly [titulo: string, forma: string, assinada: boolean][] = [
  ['Cardápio semanal', 'semanal', true],
  ['Cardápio mensal', 'mensal', true],
  ['Cardápio da semana', 'cartaz', false],
];

for (const [titulo, forma, assinada] of MENUS)
  test(
    `${titulo}: each week is a page, complete on paper, and signed unless it is a poster`,
    { tag: '@deep' },
    async ({ conta }) => {
      const { unidade, de, para } = registros;
      const page = await abrir(conta, `cardapio-impresso/${unidade}?de=${de}&para=${para}&forma=${forma}`);
      const folha = await lerFolha(page);
      expect(folha.titulo).toContain(`${titulo} – `);
      const semanas = folha.tabelas.filter(({ cabecas: [primeira] }) => primeira === 'Refeição').length;
      expect(semanas).toBeGreaterThan(1);
      const pdf = await imprimir(page);
      conferirPapel(folha, pdf);
      expect(pdf.tamanhos).toEqual(pdf.tamanhos.map(() => '297 × 210'));
      const comSemana = pdf.paginas.filter((pagina) => /Semanade\d\d\/\d\d\/\d{4}a/.test(pagina));
      expect(comSemana).toHaveLength(semanas);
      expect(comSemana.filter((pagina) => pagina.includes('Nutricionistaresponsável'))).toHaveLength(
        assinada ? semanas : 0,
      );
    },
  );

/** On the screen of a notebook, a tablet and a phone no table is cut, and the page does not scroll sideways. */
async function conferirLarguras(page: Page): Promise<void> {
  for (const width of [1366, 768, 360]) {
    await page.setViewportSize({ width, height: 768 });
    // The tables measure themselves again after the resize.
    await expect
      .poll(
        () =>
          page
            .getByRole('article')
            .getByRole('group')
            .evaluateAll((grupos) =>
              grupos.filter((um) => um.scrollWidth > um.clientWidth).map((um) => um.getAttribute('aria-label') ?? ''),
            ),
        `tables cut at ${width} px`,
      )
      .toEqual([]);
    expect([width, await sobraLateral(page)]).toEqual([width, 0]);
  }
  await page.setViewportSize(WIDE);
}

/** Every text and every row is on the paper, each row on one page and below its column headers. */
function conferirPapel({ titulo, textos, tabelas }: FolhaNaTela, { paginas, foraDaMargem }: Pdf): void {
  expect(foraDaMargem).toEqual([]);
  for (const texto of [...textos, ...tabelas.map((tabela) => tabela.titulo)])
    expect(paginas.join('')).toContain(semBrancos(texto));
  expect(paginas[0]).toContain(semBrancos('PREFEITURA MUNICIPAL DE '));
  expect(paginas[0]).toContain(semBrancos('SECRETARIA DE EDUCAÇÃO'));
  expect(paginas[0]).toContain(semBrancos(titulo));
  const rodape = new RegExp(`${semBrancos('Emitido por ADMINISTRAÇÃO em ')}\\d{2}/\\d{2}/\\d{4}\\d{2}:\\d{2}`);
  paginas.forEach((pagina, posicao) => {
    const numero = `Página${posicao + 1}de${paginas.length}`;
    expect(pagina).toMatch(rodape);
    expect(pagina).toContain(numero);
    if (posicao > 0) expect(pagina).toMatch(new RegExp(`PrefeituraMunicipalde.*–${escapar(semBrancos(titulo))}`));
    // No page is blank.
    expect(pagina.replace(rodape, '').replace(numero, '')).not.toBe('');
  });
  for (const { cabecas, linhas, grupos } of tabelas) {
    for (const [posicao, linha] of linhas.entries()) {
      const inteira = semBrancos(linha.join(''));
      const onde = paginas.filter((pagina) => pagina.includes(inteira));
      if (onde.length === 0) throw new Error(`not whole on any page: ${linha.join(' | ')}`);
      expect(onde.some((pagina) => pagina.includes(semBrancos(cabecas.join(''))))).toBe(true);
      // A heading is on the page of its first row.
      const grupo = grupos[posicao] ?? '';
      if (grupo !== '' && grupo !== grupos[posicao - 1])
        expect(paginas.join('\n')).toContain(semBrancos(grupo + linha.join('')));
    }
  }
}

/** Each cell is the same as on the page, whose headings of groups are cells in the columns before the others. */
async function conferirPlanilhas({ titulo, dados, tabelas: lidas }: FolhaNaTela, page: Page): Promise<void> {
  const xlsx = await baixarXlsx(page);
  expect(xlsx.nome).toBe(`${titulo.replaceAll('/', '-')}.xlsx`);
  const tabelas = lidas.map((tabela, posicao) =>
    comColunasDosGrupos(tabela, xlsx.planilhas.at(posicao - lidas.length)),
  );
  expect(xlsx.planilhas.map(linhasCanonicas)).toEqual([
    ...(dados.length > 0 ? [linhasCanonicas([['Dado', 'Valor'], ...dados])] : []),
    ...tabelas.map(({ cabecas, linhas }) => linhasCanonicas([cabecas, ...linhas])),
  ]);
  const csv = await baixarCsv(page);
  expect([csv.nome, csv.bom]).toEqual([`${titulo.replaceAll('/', '-')}.csv`, true]);
  const blocos = tabelas.flatMap((tabela) => [
    ...(tabela.titulo ? [[tabela.titulo]] : []),
    tabela.cabecas,
    ...tabela.linhas,
  ]);
  expect(linhasCanonicas(csv.linhas).filter(({ length }) => length > 0)).toEqual(
    linhasCanonicas([...dados, ...blocos]),
  );
}

type TabelaNaTela = FolhaNaTela['tabelas'][number];

/** The table with the columns of its groups, as a file has them. */
function comColunasDosGrupos(tabela: TabelaNaTela, planilha: readonly (readonly CelulaLida[])[] = []): TabelaNaTela {
  const [titulos = [], ...linhas] = planilha;
  const quantas = tabela.grupos.some(Boolean) ? titulos.length - tabela.cabecas.length : 0;
  if (quantas === 0) return tabela;
  const doGrupo = titulos.slice(0, quantas).map(String);
  return {
    ...tabela,
    cabecas: [...doGrupo, ...tabela.cabecas],
    linhas: tabela.linhas.map((linha, posicao) => {
      const celulas = (linhas[posicao] ?? []).slice(0, quantas).map((celula) => String(celula ?? ''));
      const escritas = celulas.map((celula, i) => (i === 0 ? celula : `${doGrupo[i]}: ${celula}`));
      expect(tabela.grupos[posicao]).toBe(escritas.filter((_, i) => celulas[i] !== '').join(' – '));
      return [...celulas, ...linha];
    }),
  };
}

test('a total or a signature is never alone on a page, for acquisitions of any length', async ({ conta }) => {
  const page = await conta('admin');
  const lida = await admin.chamar<{ aquisicao: object; itens: { produto: object }[] }>(
    'GET',
    `relatorios/aquisicoes/${registros.aquisicao}`,
  );
  const [modelo] = lida.itens;
  let quantos = 0;
  await page.route(`**/api/relatorios/aquisicoes/${registros.aquisicao}`, (route) =>
    route.fulfill({
      json: {
        ...lida,
        itens: Array.from({ length: quantos }, (_, i) => ({
          ...modelo,
          id: i,
          produto: { ...modelo?.produto, nome: `PRODUTO${i + 1}.` },
        })),
      },
    }),
  );
  const totaisComItem: boolean[] = [];
  // Each further item moves the end of the table past the bottom of a page.
  for (quantos = 8; quantos <= 18; quantos += 1) {
    await page.goto(`/relatorio/aquisicao-individual/${registros.aquisicao}`);
    await lerFolha(page);
    const { paginas } = await imprimir(page);
    totaisComItem.push(/PRODUTO\d+\./.test(paginas.find((pagina) => pagina.includes('TotalR$')) ?? ''));
    expect(paginas.find((pagina) => pagina.includes('Ordenadordedespesas'))).toMatch(/PRODUTO\d+\.|Aditivos/);
  }
  expect(totaisComItem).toEqual(totaisComItem.map(() => true));
});

test('the paper around a sheet is white, also with background graphics', async ({ conta }) => {
  const page = await abrir(conta, 'itens/false');
  await lerFolha(page);
  const corpo = page.locator('body');
  await expect(corpo).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'print' });
  await expect(corpo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('names of maximum length are complete on the paper', async ({ conta }) => {
  const page = await conta('admin');
  const produto = {
    id: 1,
    nome: 'MACARRÃOPARAFUSOCOMOVOS'.repeat(5),
    unidadeProduto: 'PACOTE',
    medidaReal: 1,
    unidadeMedida: 'KG',
    item: { id: 1, nome: 'SUPERCALIFRAGILISTICO '.repeat(4) },
  };
  await comLotes(
    page,
    Array.from({ length: 40 }, (_, i) => loteDe(i + 1, produto, 999_999_999.999, `${i + 1}`.padStart(60, 'L'))),
  );
  await page.goto(`/relatorio/estoque/${registros.estoque}`);
  conferirPapel(await lerFolha(page), await imprimir(page));
});

test('a long report has its columns from its first frame on, wide enough for the longest texts of all rows', async ({
  conta,
}) => {
  const page = await conta('admin', { width: 1600, height: 900 });
  const produto = (nome: string, item: string) => ({
    id: nome.length,
    nome,
    unidadeProduto: 'PACOTE',
    medidaReal: 1,
    unidadeMedida: 'KG',
    item: { id: item.length, nome: item },
  });
  const lotes = Array.from({ length: 400 }, (_, i) => loteDe(i + 1, produto('SAL', 'SAL'), 1.125, `L${i}`));
  lotes[320] = loteDe(321, produto('MACARRÃO PARAFUSO COM OVOS 500 G', 'MACARRÃO'), 2, 'L320');
  lotes[350] = loteDe(351, produto('SAL', 'HORTIFRUTI'), 1999, 'LOTE-2026-350-REPOSICAO-DA-MERENDA-DE-MAIO');
  await comLotes(page, lotes);
  await page.addInitScript(() => {
    const larguras = new Set<string>();
    new MutationObserver(() => {
      const tabela = document.querySelector('article table');
      if ((tabela?.querySelectorAll('tbody tr').length ?? 0) < 50) return;
      larguras.add([...(tabela?.querySelectorAll('th') ?? [])].map((th) => th.offsetWidth).join(' '));
    }).observe(document, { childList: true, subtree: true });
    Object.assign(globalThis, { larguras });
  });
  await page.goto(`/relatorio/estoque/${registros.estoque}`);
  const folha = await lerFolha(page);
  expect(folha.tabelas[0]?.linhas).toHaveLength(400);
  const emCartoes = async () =>
    ((await page.getByRole('article').locator('thead').first().boundingBox())?.height ?? 0) <= 1;
  await expect.poll(emCartoes).toBe(false);
  expect(await page.evaluate(() => (globalThis as unknown as { larguras: Set<string> }).larguras.size)).toBe(1);
  const cortadas = await page
    .locator('article td')
    .evaluateAll((celulas) => celulas.filter((celula) => celula.scrollWidth > celula.clientWidth).length);
  expect(cortadas).toBe(0);

  // The open menu leaves too little room for the table: its rows are cards until the menu folds.
  await page.setViewportSize({ width: 1200, height: 800 });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect.poll(emCartoes).toBe(true);
  await menu.click();
  await expect.poll(emCartoes).toBe(false);
  await menu.click();
  await expect.poll(emCartoes).toBe(true);
  conferirPapel(folha, await imprimir(page));
});

const loteDe = (id: number, produto: object, quantidade: number, numero: string) => ({
  id,
  quantidade,
  produtoLote: { id, numero, dataFabricacao: '01/01/2026', dataValidade: '31/12/2027', produto },
});

/** The report of the stock has these lots. */
const comLotes = (page: Page, produtosEstoque: object[]) =>
  page.route(`**/api/relatorios/estoques/${registros.estoque}`, (route) =>
    route.fulfill({
      json: {
        estoque: { id: registros.estoque, unidadeEducacional: { id: registros.unidade, nome: 'ESCOLA' } },
        produtosEstoque,
      },
    }),
  );

test("the municipality's logo is printed when there is one", async ({ conta }) => {
  const page = await conta('admin');
  // One dark pixel, 1 × 1.
  const ponto = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.route('**/municipios/*.png', (route) => route.fulfill({ contentType: 'image/png', body: ponto }));
  await page.goto('/relatorio/itens/false');
  await expect(page.getByRole('article').getByRole('img', { name: /^Brasão de / })).toBeVisible();
  expect((await imprimir(page)).imagens).toBeGreaterThan(0);
});

test('the search of a list is printed above its rows, and disappears with the search', async ({ conta }) => {
  const page = await conta('admin');
  await page.goto('/gerenciar-produtos');
  await abrirFiltros(page);
  await page.getByRole('textbox', { name: 'Item' }).fill('arroz');
  await page.getByRole('button', { name: 'Relatório' }).click();
  await expect(page.getByText('Filtro: Item: arroz')).toBeVisible();
  const { linhas } = (await lerFolha(page)).tabelas[0] ?? { linhas: [] };
  expect(linhas.length).toBeGreaterThan(0);
  expect(linhas.filter(([, item]) => !item?.includes('ARROZ'))).toEqual([]);
  await page.getByRole('button', { name: 'Voltar' }).click();
  await page.getByRole('button', { name: 'Remover filtro Item: arroz' }).click();
  await page.getByRole('button', { name: 'Relatório' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByText('Filtro:')).toHaveCount(0);
});

/** Screen, whether a unit is chosen first, the buttons to press (those of a row as `acao`), and the report that opens. */
const BOTOES: readonly [
  tela: string,
  unidade: boolean,
  botoes: (string | RegExp | { acao: string })[],
  titulo: RegExp,
][] = [
  ['/gerenciar-usuarios', false, ['Relatório'], /^Usuários$/],
  ['/gerenciar-fornecedores', false, ['Relatório', 'Jurídico'], /^Fornecedores – Pessoa Jurídica$/],
  ['/gerenciar-itens', false, ['Relatório'], /^Itens$/],
  ['/gerenciar-produtos', false, ['Relatório'], /^Produtos$/],
  ['/gerenciar-alimentos', false, ['Relatório'], /^Alimentos$/],
  ['/gerenciar-preparos', false, ['Relatório'], /^Preparos$/],
  ['/gerenciar-preparos', false, [{ acao: 'Imprimir' }], /^Preparo – /],
  ['/gerenciar-pratos', false, [{ acao: 'Imprimir' }], /^Prato – /],
  ['/gerenciar-cardapios', false, ['Relatório'], /^Cardápios$/],
  ['/gerenciar-aquisicoes', false, [{ acao: 'Imprimir' }], /^Aquisição \S+\/\d{4}$/],
  ['/gerenciar-solicitacao', false, [{ acao: 'Imprimir solicitação' }], /^Autorização de fornecimento( nº |$)/],
  [
    '/gerenciar-solicitacao',
    false,
    [{ acao: 'Imprimir recebimento' }],
    /^Recebimento da solicitação \d+\/\d{4}( – NF \S+)?$/,
  ],
  ['/estoque', true, ['Relatório'], /^Estoque$/],
  ['/balancos', true, ['Relatório'], /^Balanços de Estoque$/],
  ['/gerenciar-movimentacoes', true, [/^Relatório da /], /^Movimentação de Produtos nº \d+$/],
  ['/kit-merenda', true, ['Histórico de Kits', /^Recibo de entrega /], /^Recibo de Entrega de Kit Merenda – /],
  ['/historico-execucao-cardapios', true, [{ acao: 'Imprimir produtos' }], /^Produtos da refeição de /],
  ['/historico-execucao-cardapios', true, [{ acao: 'Exibir' }, 'Imprimir refeição'], /^Refeição de /],
];

async function escolherSePedida(page: Page, unidade: boolean): Promise<void> {
  if (unidade) await escolher(page.getByRole('main'), 'Unidade educacional', ORIGEM);
}

async function apertar(page: Page, botao: string | RegExp | { acao: string }): Promise<void> {
  if (typeof botao === 'object' && 'acao' in botao) return acionarNaPrimeira(page, botao.acao);
  const achados = page.getByRole('button', { name: botao, exact: typeof botao === 'string', disabled: false });
  await achados.first().click();
}

test('every button for a report or a receipt of the specification opens it', async ({ conta }) => {
  const page = await conta('admin');
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
  for (const [tela, unidade, botoes, titulo] of BOTOES) {
    await seguirPara(page, tela);
    await escolherSePedida(page, unidade);
    for (const botao of botoes) await apertar(page, botao);
    await expect(page.getByRole('article').getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  }
});

test('a report that does not exist: the page reports it and offers the way back', async ({ conta }) => {
  const page = await abrir(conta, 'nada/1');
  await expect(page.getByText('Este relatório não existe')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
});

test('the index shows every figure, drawn as wide as wide and narrow displays', async ({ conta }) => {
  const page = await conta('admin');
  await page.goto('/relatorio');
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    for (const titulo of [
      'Consumo mensal por item',
      'Valor do estoque por unidade',
      'Refeições planejadas e executadas',
      'Sobra por refeição',
    ]) {
      // A chart is drawn when the user comes near it.
      await page.getByRole('heading', { name: titulo }).scrollIntoViewIfNeeded();
    }
    await expect(page.locator('canvas').nth(3)).toBeVisible();
    // The charts are drawn again after the resize.
    expect(await sobraLateral(page)).toBe(0);
  }
});

test('a chart has the width of its card when the menu folds and comes back', async ({ conta }) => {
  const page = await conta('admin');
  await page.goto('/relatorio');
  const desenho = page.locator('canvas').first();
  await expect(desenho).toBeVisible();
  const sobraNoCartao = () =>
    desenho.evaluate((canvas) => (canvas.closest('[aria-hidden]')?.clientWidth ?? 0) - canvas.clientWidth);
  const largura = () => desenho.evaluate((canvas) => canvas.clientWidth);
  const antes = await largura();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  // Two cards are side by side now.
  await expect.poll(largura).toBeLessThan(antes);
  await expect.poll(sobraNoCartao).toBe(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect.poll(largura).toBe(antes);
  expect(await sobraLateral(page)).toBe(0);
});
