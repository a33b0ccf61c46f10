import type { Page } from '@playwright/test';
import { comAlmoco } from './harness/almoco.js';
import { confirmarComSim } from './harness/campos.js';
import { seguirPara } from './harness/navegar.js';
import { abrirTela } from './harness/tela.js';
import { expect, NARROW, test } from './harness/test.js';

/** Waits until the heading of the dish's form has the focus and is fully visible below the header. */
async function registroAVista(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const titulo = document.querySelector('section[aria-label^="Registro de"] h2');
    const { top, bottom } = titulo?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
    const cabecalho = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return titulo?.parentElement === document.activeElement && top >= cabecalho && bottom <= window.innerHeight;
  });
}

test('on a phone the whole screen is a link away from the kitchen: Exibir moves the focus to the dish and shows it; after registration it is executed from there, and the home counts it', async ({
  conta,
}) => {
  const { cozinheira } = await comAlmoco();
  const page = await conta(cozinheira, NARROW);
  await abrirTela(page, '/execucao-cardapios');
  await expect(page.getByRole('heading', { name: 'Cozinha', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Tela completa' }).click();
  const exibir = page.getByRole('button', { name: /^Exibir / });
  await expect(exibir).toHaveText('Exibir', { useInnerText: true });
  await expect(page.getByRole('button', { name: /^Substituir / })).toHaveText('Substituir', { useInnerText: true });
  // The only dish of the menu is open already, below what the screen shows.
  await expect(page.getByLabel('Quantidade de alunos')).toBeVisible();
  await exibir.click();
  await registroAVista(page);

  await page.getByLabel('Quantidade de alunos').fill('10');
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await confirmarComSim(page, 'Deseja realmente registrar a Refeição?', 'Refeição registrada com sucesso!');
  await expect(page.getByText('A refeição está registrada. O estoque ainda não foi baixado.')).toBeVisible();
  await registroAVista(page);
  await page.getByRole('button', { name: 'Executar agora', exact: true }).click();
  await expect(
    page
      .getByRole('table', { name: 'O que sairá do estoque' })
      .or(page.getByRole('list', { name: 'O que sairá do estoque' })),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();

  await seguirPara(page, '/home');
  const bloco = page.getByRole('region', { name: 'Execução de cardápios' });
  await expect(bloco.getByRole('img', { name: '1 refeição por executar' })).toBeVisible();
  await seguirPara(page, '/historico-execucao-cardapios');
  const refeicao = page.getByRole('listitem').filter({ hasText: 'NÃO EXECUTADO' });
  await refeicao.getByRole('button', { name: /^Mais ações de / }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await confirmarComSim(page, 'Deseja realmente excluir essa Refeição?', 'Refeição excluída com sucesso!');
  await seguirPara(page, '/home');
  await expect(bloco.getByRole('heading', { name: 'Execução de cardápios' })).toBeVisible();
  await expect(bloco.getByRole('img')).toHaveCount(0);
});

test('the content below a meal on the page of its waste keeps its place when the meal comes', async ({ conta }) => {
  const { cozinheira, servir } = await comAlmoco();
  const refeicao = await servir(5);
  const page = await conta(cozinheira);
  let soltar = () => {};
  const retida = new Promise<void>((resolver) => (soltar = resolver));
  await page.route(`**/api/refeicoes/${refeicao.id}`, async (route) => {
    await retida;
    await route.continue();
  });
  // Only the order of the answers matters here; a unit of the test is in no school system.
  const aluno = { nome: 'ANA' };
  const presencas = {
    alunosParaRefeicao: Array(5).fill(aluno),
    entradaRefeitorio: [aluno],
    desperdicio: [aluno],
    alunosEsperados: null,
  };
  await page.route(`**/api/refeicoes/${refeicao.id}/desperdicios`, (route) => route.fulfill({ json: presencas }));
  await page.goto(`/historico-execucao-cardapios/${refeicao.id}/desperdicio`);
  const totais = page.getByRole('table', { name: 'Totais de alunos' });
  const altura = async () => (await totais.boundingBox())?.y;
  await expect(totais).toBeVisible();
  await expect(page.getByText('Preparada para')).toBeVisible();
  const antes = await altura();
  soltar();
  await expect(page.getByText(/^\d+ alunos?$/)).toBeVisible();
  await expect.poll(altura).toBe(antes);
});
