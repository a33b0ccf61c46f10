import type { Locator, Page } from '@playwright/test';
import { comMarca, confirmarVinculo, escolher } from '../harness/campos.js';
import { contarGestos } from '../harness/gestos.js';
import { preencherLogin } from '../harness/login.js';
import { abrirPrevia } from '../harness/planilhas.js';
import { iniciarServidorVazio } from '../harness/servidor-vazio.js';
import { linkDoMenu } from '../harness/menu.js';
import { fecharAvisos } from '../harness/navegar.js';
import { expect, test } from '../harness/test.js';
import { nomeDoProduto, PRODUTOS } from './compras-do-ano.js';

const SENHA = 'uma senha longa';

let servidor: Awaited<ReturnType<typeof iniciarServidorVazio>>;
test.beforeAll(async () => {
  servidor = await iniciarServidorVazio();
});
test.afterAll(() => servidor.parar());

async function configurar(page: Page): Promise<void> {
  await page.goto(servidor.url);
  const textos: Record<string, string> = {
    Código: servidor.codigo,
    Nome: 'Água Boa',
    'Nome completo': 'Maria das Dores',
    Usuário: 'maria',
    'E-mail': 'maria@municipio.example',
    CPF: '529.982.247-25',
    Senha: SENHA,
    'Confirme a senha': SENHA,
  };
  for (const [rotulo, texto] of Object.entries(textos))
    await page.getByLabel(new RegExp(`^${rotulo} ?\\*?$`)).fill(texto);
  await page.getByLabel('UF').selectOption('MT');
  await page.getByRole('button', { name: 'Configurar' }).click();
  await expect(page.getByText('Configuração concluída! Entre com o seu usuário.')).toBeVisible();
  await preencherLogin(page, 'maria', SENHA);
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
}

/** A spreadsheet as a town hall has it: semicolons, and the letters of an old computer. */
const planilha = (linhas: readonly (readonly string[])[]) => ({
  name: 'planilha.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(linhas.map((celulas) => celulas.join(';')).join('\r\n'), 'latin1'),
});

/** Follows a link of a step of 'Primeiros passos' on the home. */
async function passo(page: Page, nome: string, link: string): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/home'))
    await page.getByRole('link', { name: 'Merenda Escolar, página inicial' }).click();
  const passos = page.getByRole('list', { name: 'Primeiros passos' });
  const item = passos.getByRole('listitem').filter({ has: page.getByRole('heading', { name: nome, exact: true }) });
  await item.getByRole('link', { name: link }).click();
  // The home stays until the screen is there.
  await expect(passos).toHaveCount(0);
}

/** Answers 'Aviso' by Enter: 'Sim' has the focus. */
async function confirmar(page: Page, pergunta: string | RegExp, feito?: string | RegExp): Promise<void> {
  const aviso = page.getByRole('dialog', { name: 'Aviso' });
  await expect(aviso.getByText(pergunta)).toBeVisible();
  await expect(aviso.getByRole('button', { name: 'Sim' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(aviso.getByText(pergunta)).toBeHidden();
  if (feito !== undefined) await expect(page.getByText(feito).first()).toBeVisible();
}

/** Follows a link of the sidebar to another screen; the old one stays until the new one is there. */
async function peloMenu(page: Page, link: string, titulo: string): Promise<void> {
  await (await linkDoMenu(page, link)).click();
  await expect(page.getByRole('heading', { level: 1, name: titulo, exact: true })).toBeVisible();
}

/** Imports a spreadsheet of which every row is good, from its step on the home. */
async function importar(page: Page, nome: string, linhas: readonly (readonly string[])[]): Promise<void> {
  await passo(page, nome, 'Importar planilha');
  await page.getByLabel('Arquivo da planilha').setInputFiles(planilha(linhas));
  await abrirPrevia(page);
  await expect(page.getByText(`Novas: ${String(linhas.length - 1)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Importar tudo ou nada' }).click();
  await confirmar(page, /^Deseja realmente importar/, 'Planilha importada!');
}

const ESCOLAS = ['Vale Verde', 'Dom Bosco', 'Cecília Meireles'].map((nome) => `Escola Municipal ${nome}`);

/** The schools, which the administrator takes over at once, and their enrolments. */
async function unidades(page: Page): Promise<void> {
  await importar(page, 'Unidades educacionais', [
    ['Escola', 'Tipo', 'INEP', 'CEP', 'Cidade', 'Rua', 'Nº', 'Bairro', 'Telefone', 'Responsável', 'Zona'],
    ...ESCOLAS.map((nome, i) => [
      ...[nome, 'Escola', `5100010${String(i)}`, '78635-000', 'Água Boa', 'Rua Sete', String(10 * i + 1), 'Centro'],
      ...[`(66) 3468-100${String(i)}`, 'Ana Lima', 'Urbana'],
    ]),
  ]);
  await page.getByRole('button', { name: 'Vincular a mim' }).click();
  await page.getByRole('dialog', { name: 'Vincular a mim' }).getByRole('button', { name: 'Vincular' }).click();
  await confirmar(page, /^Deseja realmente vincular as unidades/, 'Unidades vinculadas com sucesso!');

  await passo(page, 'Matrículas', 'Abrir unidades');
  await page.getByRole('button', { name: 'Importar Censo Escolar' }).click();
  const censo = page.getByRole('dialog', { name: 'Importar Censo Escolar' });
  await censo.getByRole('textbox', { name: 'Código do município no IBGE' }).fill('5100201');
  await censo.getByLabel('Arquivos do censo').setInputFiles({ ...planilha(CENSO), name: 'censo.csv' });
  await censo.getByRole('button', { name: 'Conferir' }).click();
  await censo.getByRole('button', { name: 'Gravar' }).click();
  await confirmar(page, /matrículas de 3 escolas\?/, 'Matrículas gravadas com sucesso!');
}

/** A cook for each school; each gets an invitation. */
async function usuarios(page: Page): Promise<void> {
  const cozinheiras = [
    ['Ana Souza', '111.444.777-35'],
    ['Bia Reis', '935.411.347-80'],
    ['Clara Dias', '390.533.447-05'],
  ];
  await importar(page, 'Usuários', [
    ['Nome', 'CPF', 'Usuário', 'E-mail', 'Tipo de pessoa', 'Cargo', 'Unidades'],
    ...cozinheiras.map(([nome = '', cpf = ''], i) => [
      ...[nome, cpf, nome.split(' ')[0]?.toLowerCase() ?? '', `${String(i)}@municipio.example`],
      ...['Funcionário(a)', 'Merendeira(o)', ESCOLAS[i] ?? ''],
    ]),
  ]);
}

async function compras(page: Page): Promise<void> {
  await importar(page, 'Itens', [
    ['Gênero', 'Tipo', 'Categoria'],
    ...PRODUTOS.map(([item, categoria]) => [item, 'Alimento', categoria]),
  ]);
  await importar(page, 'Produtos', [
    ['Produto', 'Item', 'Embalagem', 'Medida', 'Unidade de medida', 'Perecível'],
    ...PRODUTOS.map((produto) => [nomeDoProduto(produto), produto[0], produto[2], produto[3], produto[4], 'Não']),
  ]);
  await importar(page, 'Fornecedores', [
    [
      ...['CNPJ', 'Nome fantasia', 'Razão social', 'Inscrição estadual', 'Porte', 'E-mail', 'Telefone', 'CEP'],
      ...['Endereço', 'Número', 'Bairro', 'Cidade', 'UF'],
    ],
    [
      ...['11.222.333/0001-81', 'Mercado Bom Preço', 'Bom Preço Alimentos Ltda', '12.345.678-9', 'Microempresa'],
      ...[
        'vendas@fornecedor.example',
        '(66) 3399-1001',
        '78635-000',
        'Rua das Flores',
        '120',
        'Centro',
        'Água Boa',
        'MT',
      ],
    ],
  ]);
  const dele = [
    'Chamada pública',
    '12',
    '2026',
    ESCOLAS[0] ?? '',
    'Gêneros alimentícios',
    '45/2026',
    '02/02/2026',
    '31/12/2099',
  ];
  await importar(page, 'Contrato', [
    [
      ...['Tipo', 'Número', 'Ano', 'Unidade', 'Objeto', 'Processo', 'Data do contrato', 'Vigência', 'Fonte'],
      ...['Fornecedor', 'Contrato', 'Produto', 'Quantidade', 'Preço unitário'],
    ],
    ...PRODUTOS.map((produto) => [
      ...[...dele, 'PNAE/FNDE (federal)', '11.222.333/0001-81', '31/2026', nomeDoProduto(produto), '100', produto[5]],
    ]),
  ]);
  await passo(page, 'Contrato', 'Homologar');
  await page.getByRole('button', { name: 'Homologar 12' }).click();
  await confirmar(page, 'Deseja realmente homologar a Aquisição?');
  await expect(page.getByText('Vigente').first()).toBeVisible();
}

/** The spec's columns of the census; each school has 120 pupils from 6 to 10 years, half a day. */
const CENSO = [
  [
    ...['NU_ANO_CENSO', 'CO_ENTIDADE', 'NO_ENTIDADE', 'CO_MUNICIPIO', 'TP_DEPENDENCIA', 'TP_SITUACAO_FUNCIONAMENTO'],
    ...['TP_LOCALIZACAO', 'TP_LOCALIZACAO_DIFERENCIADA', 'QT_MAT_BAS', 'QT_MAT_INF_CRE', 'QT_MAT_INF_CRE_INT'],
    ...['QT_MAT_INF_PRE', 'QT_MAT_INF_PRE_INT', 'QT_MAT_FUND_AI', 'QT_MAT_FUND_AI_INT', 'QT_MAT_FUND_AF'],
    ...['QT_MAT_FUND_AF_INT', 'QT_MAT_MED', 'QT_MAT_MED_INT', 'QT_MAT_EJA', 'QT_MAT_EJA_INT'],
  ],
  ...ESCOLAS.map((nome, i) => [
    ...[String(new Date().getFullYear()), `5100010${String(i)}`, nome, '5100201', '3', '1', '1', '0', '120'],
    ...['0', '0', '0', '0', '120', '0', '0', '0', '0', '0', '0', '0'],
  ]),
];

/** Of the foods that the recipes use: energy in kcal, protein, fat and carbohydrate in g, of 100 g (TACO, 4th edition). */
const ALIMENTOS = [
  ['Arroz branco', '358', '7,2', '0,3', '78,8'],
  ['Macarrão', '371', '10', '1,3', '77,9'],
  ['Fubá de milho', '353', '7,2', '1,9', '78,9'],
  ['Feijão carioca', '329', '20', '1,3', '61,2'],
  ['Carne bovina moída', '137', '19,4', '5,9', '0'],
  ['Peito de frango', '119', '21,5', '3', '0'],
  ['Cenoura', '34', '1,3', '0,2', '7,7'],
  ['Batata inglesa', '64', '1,8', '0', '14,7'],
  ['Abóbora', '39', '1,7', '0,5', '8,4'],
] as const;

/** What 100 portions of a recipe take, in grams. */
const RECEITAS = [
  ['Arroz com frango', { 'Arroz branco': 6000, 'Peito de frango': 5000 }],
  ['Macarrão com carne', { Macarrão: 6000, 'Carne bovina moída': 4000 }],
  ['Arroz, feijão e abóbora', { 'Arroz branco': 5000, 'Feijão carioca': 3000, Abóbora: 4000 }],
  ['Polenta com carne', { 'Fubá de milho': 4000, 'Carne bovina moída': 4000 }],
  ['Frango com legumes', { 'Peito de frango': 5000, Cenoura: 2000, 'Batata inglesa': 3000 }],
] as const;

/** 40 packages of each product that a recipe uses, in one lot, at each school. */
async function estoqueEReceitas(page: Page): Promise<void> {
  const usados = PRODUTOS.filter(([item]) => ALIMENTOS.some(([alimento]) => alimento === item));
  await importar(page, 'Estoque inicial', [
    ['Escola', 'Produto', 'Lote', 'Fabricação', 'Validade', 'Qtd'],
    ...ESCOLAS.flatMap((escola) =>
      usados.map((produto) => [escola, nomeDoProduto(produto), 'L1', '01/02/2026', '31/12/2099', '40']),
    ),
  ]);
  await importar(page, 'Alimentos', [
    ['Alimento', 'Item', 'Forma', 'Energia (kcal)', 'Proteína (g)', 'Lipídeos (g)', 'Carboidrato (g)'],
    ...ALIMENTOS.map(([nome, ...componentes]) => [nome, nome, 'Cru', ...componentes]),
  ]);
  await importar(page, 'Preparos', [
    ['Preparação', 'Rendimento', 'Ingrediente', 'Peso líquido', 'Modo de preparo'],
    ...RECEITAS.flatMap(([nome, ingredientes]) =>
      Object.entries(ingredientes).map(([alimento, gramas]) => [
        nome,
        '100',
        alimento,
        String(gramas),
        'Cozinhe e sirva.',
      ]),
    ),
  ]);
}

const DIAS = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'];

/** Chooses by the keyboard: the name of the field's option is typed, Enter takes it. */
async function digitarOpcao(onde: Page | Locator, rotulo: string, opcao: string): Promise<void> {
  const campo = onde.getByRole('combobox', { name: comMarca(rotulo) });
  await campo.focus();
  await campo.pressSequentially(opcao);
  const lista = campo.page().locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await expect(lista.locator('.ant-select-item-option-active')).toContainText(opcao, { ignoreCase: true });
  await campo.press('Enter');
  await expect(lista).toBeHidden();
}

/** Sends the form by Ctrl+Enter. */
async function cadastrar(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await confirmar(page, /^Deseja realmente cadastrar/, /cadastrado com sucesso!/);
  await fecharAvisos(page);
}

/** A dish of each recipe, a menu of each dish, and the week of the five menus. */
async function cardapios(page: Page): Promise<void> {
  const tela = page.locator('main');
  const etapa = async () => {
    await digitarOpcao(tela, 'Categoria', 'FUNDAMENTAL – 6');
    await digitarOpcao(tela, 'Modalidade', 'Parcial – 1');
  };
  await passo(page, 'Pratos', 'Cadastrar');
  for (const [receita] of RECEITAS) {
    await tela.getByLabel('Nome').fill(receita);
    await etapa();
    await digitarOpcao(tela, 'Preparo', receita.toUpperCase());
    await cadastrar(page);
  }
  await passo(page, 'Primeiro cardápio', 'Cadastrar');
  for (const [dia, [receita]] of RECEITAS.entries()) {
    await tela.getByLabel('Nome').fill(`Fundamental ${DIAS[dia] ?? ''}`);
    await etapa();
    await digitarOpcao(tela, 'Tipo', 'Regular');
    await tela.getByLabel('Hora').fill('11:30');
    await digitarOpcao(tela, 'Tipo de refeição', 'Almoço');
    await digitarOpcao(tela, 'Prato', receita.toUpperCase());
    await cadastrar(page);
  }
  await peloMenu(page, 'Cadastrar cardápio semanal', 'Cadastro de Cardápio Semanal');
  await tela.getByLabel('Nome').fill('Fundamental, semana 1');
  await etapa();
  for (const [dia, nome] of DIAS.entries())
    await digitarOpcao(tela.getByRole('group', { name: `Dia ${String(dia + 1)}` }), 'Cardápio', nome.toUpperCase());
  await cadastrar(page);
}

async function vincular(page: Page): Promise<void> {
  await passo(page, 'Primeiro cardápio', 'Vincular ao calendário');
  await page.getByRole('button', { name: 'Vincular cardápio', exact: true }).click();
  const modal = page.getByRole('dialog', { name: 'Vincular cardápio' });
  await modal.getByText('Semanal').click();
  await digitarOpcao(modal, 'Cardápio semanal', 'FUNDAMENTAL');
  await modal.getByRole('checkbox', { name: 'Selecionar todas' }).check();
  await modal.getByRole('button', { name: 'Vincular', exact: true }).click();
  await confirmarVinculo(page);
}

async function cozinhar(page: Page): Promise<void> {
  await passo(page, 'Primeira refeição', 'Executar');
  const tela = page.locator('main');
  await digitarOpcao(tela, 'Unidade educacional', 'ESCOLA MUNICIPAL VALE VERDE');
  await page.getByRole('button', { name: /^Exibir / }).click();
  // Without a school-management service the enrolments of the census say how many eat.
  await page.getByRole('button', { name: 'Buscar quantidade de alunos' }).click();
  await expect(page.getByLabel('Quantidade de alunos')).toHaveValue('120');
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await confirmar(page, 'Deseja realmente registrar a Refeição?', 'Refeição registrada com sucesso!');
  await page.getByRole('button', { name: 'Executar agora', exact: true }).click();
  await page.getByRole('button', { name: 'Executar', exact: true }).click();
  await confirmar(page, 'Deseja realmente executar essa Refeição?', 'Refeição executada com sucesso!');
}

/** What the meal of 120 pupils on Wednesday leaves of 40 packages of 1 kg of beans: 30 g for each are 3.6 packages. */
const RESTO = ['Feijão carioca', '36,4'] as const;

test('from an empty server to the first meal, with spreadsheets, in at most 90 clicks @deep', async ({
  novaPagina,
}) => {
  test.setTimeout(600_000);
  const page = await novaPagina();
  const gestos = await contarGestos(page);
  for (const parte of [configurar, unidades, usuarios, compras, estoqueEReceitas, cardapios, vincular, cozinhar]) {
    const antes = gestos.cliques;
    await parte(page);
    test.info().annotations.push({ type: parte.name, description: `${String(gestos.cliques - antes)} cliques` });
  }
  const { cliques, teclas } = gestos;
  test.info().annotations.push({ type: 'gestos', description: `${String(cliques)} cliques, ${String(teclas)} teclas` });
  expect(cliques).toBeLessThanOrEqual(90);

  const [produto, resto] = RESTO;
  await peloMenu(page, 'Estoque', 'Estoque');
  await escolher(page.locator('main'), 'Unidade educacional', 'VALE VERDE');
  await expect(page.locator('main').getByRole('row', { name: new RegExp(produto, 'i') })).toContainText(
    `(${resto} × pacote`,
  );
  // Nothing is missing any more.
  await page.getByRole('link', { name: 'Merenda Escolar, página inicial' }).click();
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Primeiros passos' })).toHaveCount(0);
});
