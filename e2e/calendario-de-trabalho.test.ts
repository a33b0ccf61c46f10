import { comCardapio } from './harness/cardapios.js';
import { confirmarComSim, escolher } from './harness/campos.js';
import { expect, test, WIDE } from './harness/test.js';
import { comUnidade } from './harness/unidades.js';
import { comUsuario } from './harness/usuarios.js';
import { novaVez } from './harness/vez.js';

test('in the week of a unit a menu is bound by keyboard, dragged to another day, taken back and unbound', async ({
  conta,
}) => {
  const vez = novaVez();
  const unidade = await comUnidade();
  await comCardapio({ vez });
  const page = await conta(await comUsuario(['CARDAPIOS'], [unidade]), WIDE);
  const diaDe = (dia: number) => page.locator(`td[data-dia="2031-03-${dia}"]`);
  const eventoEm = (dia: number) => diaDe(dia).getByRole('button', { name: new RegExp(`Dia ${vez}`) });
  await page.goto(`/cardapio-calendario?visao=semana&data=2031-03-10&unidade=${unidade.id}`);
  await expect(page.getByRole('heading', { name: '9 a 15 de março de 2031' })).toBeVisible();

  // From Monday to Tuesday, and Enter.
  await page.getByRole('button', { name: 'Vincular cardápio em segunda-feira, 10 de março' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Vincular cardápio em terça-feira, 11 de março' })).toBeFocused();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Vincular cardápio' });
  await expect(modal.getByLabel('Data')).toHaveValue('11/03/2031');
  await escolher(modal, 'Cardápio', `Dia ${vez}`);
  await modal.getByRole('button', { name: 'Vincular', exact: true }).click();
  await confirmarComSim(page, 'Deseja realmente vincular o Cardápio?');
  await expect(eventoEm(11)).toContainText('11:30');

  await eventoEm(11).dragTo(diaDe(13));
  await confirmarComSim(page, new RegExp(`mover o Cardápio Dia ${vez} de 11/03/2031 para 13/03/2031\\?`));
  await expect(eventoEm(13)).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(eventoEm(11)).toBeVisible();
  await expect(eventoEm(13)).toHaveCount(0);

  // Ticked, it is unbound; the address brings the same week again.
  await page.getByRole('button', { name: 'Marcar vários' }).click();
  await eventoEm(11).click();
  await page.getByRole('group', { name: 'Cardápios marcados' }).getByRole('button', { name: 'Desvincular' }).click();
  await page.getByRole('button', { name: /^Desvincular em 1 lugar/ }).click();
  await expect(eventoEm(11)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: '9 a 15 de março de 2031' })).toBeVisible();
  await expect(eventoEm(11)).toHaveCount(0);
});
