import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The mark of a required field is part of the accessible name: before the label in forms, after it in rows. A label may be
 * the name of a product, which is stored in upper case and read in sentence case.
 */
export const comMarca = (rotulo: string | RegExp) =>
  rotulo instanceof RegExp
    ? rotulo
    : new RegExp(`^(\\* ?)?${rotulo.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( ?\\*)?$`, 'i');

/**
 * Types a part of an option into the select with this label and takes the first option that contains it. Returns when
 * the list has closed, so that it covers no other element.
 */
export async function escolher(onde: Page | Locator, rotulo: string | RegExp, opcao: string): Promise<void> {
  const campo = onde.getByRole('combobox', { name: comMarca(rotulo) });
  await campo.click();
  if (await campo.isEditable()) await campo.fill(opcao);
  const lista = campo.page().locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await lista.locator('.ant-select-item-option').filter({ hasText: opcao }).first().click();
  await expect(lista).toBeHidden();
}

/** Fills a date field (DD/MM/AAAA) and closes its calendar. */
export async function preencherData(onde: Page | Locator, rotulo: string | RegExp, data: string): Promise<void> {
  const campo = onde.getByLabel(comMarca(rotulo));
  await campo.fill(data);
  await campo.press('Enter');
}

/** Answers 'Sim' in the dialog 'Aviso' and, if given, waits for the success notice. */
export async function confirmarComSim(page: Page, pergunta: string | RegExp, feito?: string | RegExp): Promise<void> {
  const aviso = page.getByRole('dialog', { name: 'Aviso' });
  await expect(aviso.getByText(pergunta)).toBeVisible();
  await aviso.getByRole('button', { name: 'Sim' }).click();
  await expect(aviso.getByText(pergunta)).toBeHidden();
  if (feito !== undefined) await expect(page.getByText(feito).first()).toBeVisible();
}

/** Confirms a menu for today, also on a day without school: today may be a Saturday or a holiday. */
export async function confirmarVinculo(page: Page): Promise<void> {
  await confirmarComSim(page, 'Deseja realmente vincular o Cardápio?');
  const vinculado = page.getByText('Cardápio vinculado com sucesso!');
  const semAula = page.getByText(/Deseja vincular mesmo assim\?/);
  await expect(vinculado.or(semAula).first()).toBeVisible();
  if (await semAula.isVisible()) await confirmarComSim(page, /mesmo assim/);
  await expect(vinculado).toBeVisible();
}
