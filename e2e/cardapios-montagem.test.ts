import type { Page } from '@playwright/test';
import { violacoesDe } from './harness/axe.js';
import { expect, NARROW, test, WIDE } from './harness/test.js';
import { confirmarComSim, escolher } from './harness/campos.js';
import { abrirTela, conferirTela, esperarTela } from './harness/tela.js';

async function cadastrar(page: Page, pergunta: string, sucesso: string): Promise<void> {
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await confirmarComSim(page, pergunta, sucesso);
}

const ficha = (page: Page) => page.getByRole('table', { name: /^Ficha técnica/ });
const linhaDa = (page: Page, nutriente: string) => ficha(page).getByRole('row', { name: new RegExp(`^${nutriente}`) });

test('food of the composition table → preparation → dish → menu compared with the national reference', async ({
  conta,
}) => {
  const page = await conta('nutricionista');
  const tela = page.locator('main');

  // Rice in the composition table: 358 kcal in 100 g.
  await abrirTela(page, '/cadastrar-alimento');
  await escolher(tela, 'Buscar na tabela de composição', 'ARROZ BRANCO TIPO 1 (');
  await tela.getByLabel('Nome').fill('ARROZ DO TESTE');
  await escolher(tela, 'Item', 'ARROZ');
  await expect(tela.getByLabel('Valor de Energia')).toHaveValue('358');
  await cadastrar(page, 'Deseja realmente cadastrar o Alimento?', 'Alimento cadastrado com sucesso!');

  // 1000 g for 10 portions: 358 kcal each.
  await abrirTela(page, '/cadastrar-preparo');
  await tela.getByLabel('Nome').fill('arroz simples do teste');
  await tela.getByLabel('Porções').fill('10');
  await escolher(tela, 'Alimento', 'ARROZ DO TESTE');
  await tela.getByLabel('Quantidade').fill('1000');
  await tela.getByLabel('Modo de preparo').fill('Refogar e cozinhar.');
  await page.getByRole('button', { name: 'Ver ficha técnica atual' }).click();
  await expect(linhaDa(page, 'Energia')).toHaveText(/358,00\s+kcal/, { useInnerText: true });
  await page.keyboard.press('Escape');
  await cadastrar(page, 'Deseja realmente cadastrar o Preparo?', 'Preparo cadastrado com sucesso!');

  await abrirTela(page, '/cadastrar-prato');
  await tela.getByLabel('Nome').fill('prato do teste');
  await escolher(tela, 'Categoria', 'FUNDAMENTAL – 6 a 10 anos');
  await escolher(tela, 'Modalidade', 'Parcial – 1');
  await escolher(tela, 'Preparo', 'ARROZ SIMPLES DO TESTE');
  await cadastrar(page, 'Deseja realmente cadastrar o Prato?', 'Prato cadastrado com sucesso!');

  // The norm requires at least 329 kcal, which the menu has, and 45 to 53 g of carbohydrate: 78.8 g are too much.
  await abrirTela(page, '/cadastrar-cardapio');
  await tela.getByLabel('Nome').fill('cardápio do teste');
  await escolher(tela, 'Categoria', 'FUNDAMENTAL – 6 a 10 anos');
  await escolher(tela, 'Modalidade', 'Parcial – 1');
  await escolher(tela, 'Tipo', 'Regular');
  await tela.getByLabel('Hora').fill('12:00');
  await escolher(tela, 'Tipo de refeição', 'Almoço');
  await escolher(tela, 'Prato', 'PRATO DO TESTE');
  await page.getByRole('button', { name: 'Ver ficha técnica atual' }).click();
  await expect(linhaDa(page, 'Energia')).toHaveText(/358,00\skcal\s+no mínimo 329\skcal\s+Adequado/, {
    useInnerText: true,
  });
  await expect(linhaDa(page, 'Carboidratos')).toHaveText(/78,80\sg\s+de 45 a 53\sg\s+Acima do máximo/, {
    useInnerText: true,
  });
  await expect(page.getByText('Resolução CD/FNDE nº 4/2026, Anexo IV').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await cadastrar(page, 'Deseja realmente cadastrar o Cardápio?', 'Cardápio cadastrado com sucesso!');

  await abrirTela(page, '/gerenciar-cardapios');
  await page.getByRole('searchbox').or(tela.getByLabel('Nome')).first().fill('do teste');
  await expect(
    page.getByRole('row', { name: /Cardápio do teste.*Fundamental – 6 a 10 anos.*Parcial – 1 refeição.*Regular/ }),
  ).toBeVisible();
});

for (const [largura, viewport] of [
  ['wide', WIDE],
  ['narrow', NARROW],
] as const) {
  test(`the components of a food on a ${largura} display are accessible, fit and show no codes`, async ({ conta }) => {
    const page = await conta('nutricionista', viewport);
    await abrirTela(page, '/cadastrar-alimento');
    await page.getByRole('button', { name: 'Habilitar Componentes' }).click();
    await conferirTela(page, 'the components of a food');
  });
}

const MODAIS = [
  ['/gerenciar-alimentos', ['Editar']],
  ['/gerenciar-preparos', ['Exibir', 'Editar', 'Ver ficha técnica de']],
  ['/gerenciar-pratos', ['Exibir', 'Editar', 'Ver ficha técnica de']],
  ['/gerenciar-cardapios', ['Exibir', 'Editar', 'Ver ficha técnica de']],
  ['/referencias-nutricionais', ['Exibir', 'Editar']],
] as const;

test('what the rows of each list open is accessible', async ({ conta }) => {
  const page = await conta('nutricionista', NARROW);
  for (const [tela, acoes] of MODAIS) {
    await abrirTela(page, tela);
    for (const acao of acoes) {
      await page
        .getByRole('button', { name: new RegExp(`^${acao} [^f]`) })
        .first()
        .click();
      const modal = page.getByRole('dialog');
      await expect(modal).toBeVisible();
      await esperarTela(page);
      expect([tela, acao, await violacoesDe(page)]).toEqual([tela, acao, []]);
      await page.keyboard.press('Escape');
      await expect(modal).toBeHidden();
    }
  }
});
