import type { Page } from '@playwright/test';
import { comAlmoco } from './harness/almoco.js';
import { contarGestos } from './harness/gestos.js';
import { preencherLogin } from './harness/login.js';
import { novoContexto } from './harness/sessao.js';
import { expect, test } from './harness/test.js';

/** What a cook's day may take: taps and keys. */
const TOQUES = 12;
const TELEFONE = { width: 360, height: 780 };

const parte = (page: Page, nome: string) => page.getByRole('region', { name: nome });

test(`a cook's day on a phone takes at most ${TOQUES} touches: 180 students, execution, leftover`, async ({
  browser,
}) => {
  const { vez, cozinheira } = await comAlmoco();
  const contexto = await novoContexto(browser, { viewport: TELEFONE, hasTouch: true, isMobile: true });
  const page = await contexto.newPage();
  const gestos = await contarGestos(page);
  await page.goto('/');
  await preencherLogin(page, cozinheira.usuario, cozinheira.senha);
  await expect(page).toHaveURL('/cozinha');
  // The login is not a part of the day.
  gestos.cliques = gestos.teclas = 0;

  // Its hour is the first of the day, so it is open.
  const linha = page.getByRole('row').filter({ hasText: `Cenoura ${vez}` });
  await expect(linha).toBeVisible();
  await page.getByLabel('Quantidade de alunos', { exact: true }).tap();
  await page.keyboard.type('180');
  // 180 × 35.1 g = 6.318 kg of 50 kg; 1.2636 packages of 5 kg leave.
  await expect(linha).toContainText('6,318 kg');
  await expect(linha).toContainText('no estoque 50 kg');
  await expect.poll(() => linha.evaluate((linha) => linha.getBoundingClientRect().height)).toBe(56);
  // A touch opens the line, and the next one rounds to whole kilograms.
  await linha.getByRole('button', { name: `Arredondamento de Cenoura ${vez} (agora: Manter)` }).tap();
  await linha.getByRole('button', { name: `Arredondar para cima: Cenoura ${vez}` }).tap();
  await expect(linha).toContainText('7 kg');
  await linha.getByRole('button', { name: `Manter: Cenoura ${vez}` }).tap();
  await page.getByRole('button', { name: 'Registrar e executar' }).tap();
  const aviso = page.getByRole('dialog', { name: 'Aviso' });
  await expect(aviso.getByRole('row').filter({ hasText: `Cenoura ${vez}` })).toContainText('6,318 kg');
  await aviso.getByRole('button', { name: 'Sim' }).tap();
  await expect(page.getByText('Pronto! 180 almoços, estoque baixado')).toBeVisible();
  await expect(parte(page, 'Refeição registrada').getByText(/^Executada em/)).toBeVisible();
  // At its edge: where 'Sim' was, a tap so soon after it would be the second one of a double tap.
  await page.getByRole('button', { name: 'Pesar sobra' }).tap({ position: { x: 12, y: 12 } });
  await expect(page.getByLabel(/^Pesar sobra/)).toBeFocused();
  await page.keyboard.type('2');
  await page.getByRole('button', { name: 'Registrar sobra' }).tap();
  await expect(parte(page, '4. Sobra').getByText('2 kg')).toBeVisible();
  expect(gestos.cliques + gestos.teclas).toBeLessThanOrEqual(TOQUES);
  await contexto.close();
});
