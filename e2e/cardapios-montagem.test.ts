import type { Page } from 'playwright-core';
import { sobraLateral, violacoesGraves } from './harness/axe.js';
import { NARROW, url, WIDE, withBrowser } from './harness/browser.js';
import { confirmarComSim, escolher } from './harness/campos.js';
import { codigosCrus } from './harness/codigos.js';
import { entrar } from './harness/login.js';

const novaPagina = withBrowser();

async function cadastrar(page: Page, pergunta: string, sucesso: string): Promise<void> {
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await confirmarComSim(page, pergunta, sucesso);
}

const ficha = (page: Page) => page.getByRole('table', { name: /^Ficha técnica/ });
const linhaDa = (page: Page, nutriente: string) => ficha(page).getByRole('row', { name: new RegExp(`^${nutriente}`) });

test('food of the composition table → preparation → dish → menu compared with the national reference', async () => {
  const page = await novaPagina(WIDE);
  const tela = page.locator('main');
  await entrar(page, 'nutricionista');

  // Rice of the composition table: 358 kcal in 100 g.
  await page.goto(url('/cadastrar-alimento'));
  await escolher(tela, 'Buscar na tabela de composição', 'ARROZ BRANCO TIPO 1 (');
  await tela.getByLabel('Nome').fill('ARROZ DO TESTE');
  await escolher(tela, 'Item', 'ARROZ');
  expect(await tela.getByLabel('Valor de Energia').inputValue()).toBe('358');
  await cadastrar(page, 'Deseja realmente cadastrar o Alimento?', 'Alimento cadastrado com sucesso!');

  // 1000 g for 10 portions: 358 kcal each.
  await page.goto(url('/cadastrar-preparo'));
  await tela.getByLabel('Nome').fill('arroz simples do teste');
  await tela.getByLabel('Porções').fill('10');
  await escolher(tela, 'Alimento', 'ARROZ DO TESTE');
  await tela.getByLabel('Quantidade').fill('1000');
  await tela.getByLabel('Modo de preparo').fill('Refogar e cozinhar.');
  await page.getByRole('button', { name: 'Ver ficha técnica atual' }).click();
  expect(await linhaDa(page, 'Energia').innerText()).toMatch(/358,00\s+kcal/);
  await page.keyboard.press('Escape');
  await cadastrar(page, 'Deseja realmente cadastrar o Preparo?', 'Preparo cadastrado com sucesso!');

  await page.goto(url('/cadastrar-prato'));
  await tela.getByLabel('Nome').fill('prato do teste');
  await escolher(tela, 'Categoria', 'FUNDAMENTAL – 6 a 10 anos');
  await escolher(tela, 'Modalidade', 'Parcial – 1');
  await escolher(tela, 'Preparo', 'ARROZ SIMPLES DO TESTE');
  await cadastrar(page, 'Deseja realmente cadastrar o Prato?', 'Prato cadastrado com sucesso!');

  // The norm asks 329 kcal at least: the menu is within; 45 to 53 g of carbohydrate: 78,8 g are above.
  await page.goto(url('/cadastrar-cardapio'));
  await tela.getByLabel('Nome').fill('cardápio do teste');
  await escolher(tela, 'Categoria', 'FUNDAMENTAL – 6 a 10 anos');
  await escolher(tela, 'Modalidade', 'Parcial – 1');
  await escolher(tela, 'Tipo', 'Regular');
  await tela.getByLabel('Hora').fill('12:00');
  await escolher(tela, 'Tipo de refeição', 'Almoço');
  await escolher(tela, 'Prato', 'PRATO DO TESTE');
  await page.getByRole('button', { name: 'Ver ficha técnica atual' }).click();
  expect(await linhaDa(page, 'Energia').innerText()).toMatch(/358,00\skcal\s+no mínimo 329\skcal\s+Adequado/);
  expect(await linhaDa(page, 'Carboidratos').innerText()).toMatch(/78,80\sg\s+de 45 a 53\sg\s+Acima do máximo/);
  await page.getByText('Resolução CD/FNDE nº 4/2026, Anexo IV').first().waitFor();
  await page.keyboard.press('Escape');
  await cadastrar(page, 'Deseja realmente cadastrar o Cardápio?', 'Cardápio cadastrado com sucesso!');

  await page.goto(url('/gerenciar-cardapios'));
  await page.getByRole('searchbox').or(tela.getByLabel('Nome')).first().fill('do teste');
  await page
    .getByRole('row', { name: /CARDÁPIO DO TESTE.*FUNDAMENTAL – 6 a 10 anos.*Parcial – 1 refeição.*Regular/ })
    .waitFor();
});

const TELAS = [
  '/cadastrar-alimento',
  '/gerenciar-alimentos',
  '/cadastrar-preparo',
  '/gerenciar-preparos',
  '/cadastrar-prato',
  '/gerenciar-pratos',
  '/cadastrar-cardapio',
  '/cardapio-semanal',
  '/gerenciar-cardapios',
  '/referencias-nutricionais',
];

test.each([
  ['wide', WIDE],
  ['narrow', NARROW],
])('every screen on a %s display: nothing grave for axe, nothing beyond the right edge', async (_, viewport) => {
  const page = await novaPagina(viewport);
  await entrar(page, 'nutricionista');
  for (const tela of TELAS) {
    await page.goto(url(tela));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    if (tela === '/cadastrar-alimento') await page.getByRole('button', { name: 'Habilitar Componentes' }).click();
    expect([tela, await violacoesGraves(page)]).toEqual([tela, []]);
    expect([tela, await sobraLateral(page)]).toEqual([tela, 0]);
    expect([tela, await codigosCrus(page)]).toEqual([tela, []]);
  }
});

test.each([
  ['/gerenciar-alimentos', ['Editar']],
  ['/gerenciar-preparos', ['Ver', 'Editar', 'Ver ficha técnica de']],
  ['/gerenciar-pratos', ['Ver', 'Editar', 'Ver ficha técnica de']],
  ['/gerenciar-cardapios', ['Ver', 'Editar', 'Ver ficha técnica de']],
  ['/referencias-nutricionais', ['Ver', 'Editar']],
])('what the rows of %s open has nothing grave for axe', async (tela, acoes) => {
  const page = await novaPagina(NARROW);
  await entrar(page, 'nutricionista');
  for (const acao of acoes) {
    await page.goto(url(tela));
    await page
      .getByRole('button', { name: new RegExp(`^${acao} [^f]`) })
      .first()
      .click();
    await page.getByRole('dialog').or(page.getByRole('tooltip')).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect([acao, await violacoesGraves(page)]).toEqual([acao, []]);
  }
});
