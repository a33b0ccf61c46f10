import { comMarca } from './harness/campos.js';
import { acaoDaLinha } from './harness/linhas.js';
import { irAte, soTeclado } from './harness/maos.js';
import { imprimir, semBrancos } from './harness/pdf.js';
import { abrirTela } from './harness/tela.js';
import { expect, test } from './harness/test.js';

test('a weekly menu is made by keyboard, repeated in the calendar, and printed', async ({ conta }) => {
  const page = await conta('nutricionista');
  const maos = soTeclado(page);
  const tela = page.locator('main');

  await abrirTela(page, '/cardapio-semanal');
  await irAte(tela.getByLabel(comMarca('Nome')));
  await page.keyboard.type('semana impressa');
  await maos.escolher(tela, 'Categoria', '6 a 10 anos');
  await maos.escolher(tela, 'Modalidade', 'Parcial – 1');
  await maos.escolher(tela, 'Cardápio na grade, segunda', 'Segunda');
  const grade = page.getByRole('table', { name: 'Cardápios por dia e refeição' });
  const almoco = grade.getByRole('row', { name: /^Almoço/ }).getByRole('cell');
  await expect(almoco.nth(0)).not.toHaveText('');
  const prato = await almoco.nth(0).innerText();
  for (const dia of ['terça', 'quarta', 'quinta', 'sexta']) {
    await maos.acionarNaLinha(`Copiar para ${dia}`, 'segunda');
  }
  await expect(almoco.nth(4)).toHaveText(prato);
  await expect(
    page
      .getByRole('region', { name: 'Média da semana' })
      .getByRole('listitem')
      .filter({ hasText: /^Energia/ }),
  ).toBeVisible();
  await maos.acionar(tela.getByRole('button', { name: 'Cadastrar', exact: true }));
  await maos.acionar(page.getByRole('button', { name: 'Sim' }));
  await expect(page.getByText('Cardápio Semanal cadastrado com sucesso!').first()).toBeVisible();

  // Two weeks far ahead, without a holiday, in which nothing is launched yet.
  await page.goto('/gerenciar-cardapios?tipo=semanais');
  await (await acaoDaLinha(page, 'Repetir semana', 'Semana impressa')).click();
  const modal = page.getByRole('dialog', { name: 'Repetir semana – Semana impressa' });
  for (const [campo, dia] of [
    ['De', '12/03/2029'],
    ['Até', '23/03/2029'],
  ] as const) {
    await modal.getByLabel(comMarca(campo)).fill(dia);
    await page.keyboard.press('Tab');
  }
  await expect(modal.getByRole('checkbox', { name: '12/03 a 16/03' })).toBeChecked();
  await modal
    .getByRole('group', { name: 'Unidades' })
    .getByRole('checkbox', { name: /Jardim das Acácias/ })
    .check();
  await modal.getByRole('button', { name: 'Conferir' }).click();
  await modal.getByRole('button', { name: /^Vincular/ }).click();
  await page.getByRole('button', { name: 'Sim' }).click();
  await expect(modal.getByText('10 dias vinculados ao calendário.')).toBeVisible();
  await modal.getByRole('button', { name: 'Fechar' }).last().click();

  await (await acaoDaLinha(page, 'Imprimir', 'Semana impressa')).click();
  await expect(page.getByRole('article')).toBeVisible();
  const { paginas, tamanhos, foraDaMargem } = await imprimir(page);
  expect([tamanhos, foraDaMargem]).toEqual([['297 × 210'], []]);
  const [papel = ''] = paginas;
  expect(papel).toContain(semBrancos('Cardápio semanal – Semana Impressa'));
  expect(papel.split(semBrancos(prato))).toHaveLength(6);
  expect(papel).toContain(semBrancos('Referência: Resolução CD/FNDE nº 4/2026, Anexo IV'));
  expect(papel).toContain(semBrancos('Nutricionista responsável – CRN-03/1234'));
});
