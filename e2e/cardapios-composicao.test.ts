import { escolher } from './harness/campos.js';
import { abrirTela, conferirEmJanelas } from './harness/tela.js';
import { expect, test, WIDE } from './harness/test.js';

test('a menu is composed beside its figures; rows are dragged; a new dish is made without leaving', async ({
  conta,
}) => {
  const page = await conta('nutricionista', WIDE);
  await abrirTela(page, '/cadastrar-cardapio');
  const tela = page.locator('main');
  const painel = page.getByRole('region', { name: 'Por aluno' });
  await escolher(tela, 'Categoria', 'Fundamental – 6 a 10 anos');
  await escolher(tela, 'Modalidade', 'Parcial – 1');
  await tela.getByRole('button', { name: 'Adicionar prato' }).click();
  const linha = (n: number) => tela.getByRole('group', { name: `Prato ${n}` });
  for (const n of [1, 2]) await linha(n).getByLabel('Hora').fill('12:00');
  const energia = painel.getByRole('listitem').filter({ hasText: 'Energia' });
  await expect(energia).toHaveCount(0);
  await linha(1).getByRole('combobox', { name: 'Prato' }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(energia).toContainText(/[1-9]\d*,\d\d\skcal/);
  // The panel is in sight beside the last row.
  await linha(2).scrollIntoViewIfNeeded();
  await expect(painel.getByText(/metas da norma/)).toBeInViewport();

  const prato = (n: number) => linha(n).locator('.ant-select-content-has-value').last();
  await expect(prato(1)).not.toHaveText('');
  const escolhido = (await prato(1).textContent()) ?? '';
  const punho = await linha(1).getByTitle('Arraste para mudar a ordem').boundingBox();
  const alvo = await linha(2).boundingBox();
  await page.mouse.move(punho!.x + punho!.width / 2, punho!.y + punho!.height / 2);
  await page.mouse.down();
  await page.mouse.move(alvo!.x + 40, alvo!.y + alvo!.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(prato(2)).toHaveText(escolhido);

  const novo = linha(1).getByRole('button', { name: 'Novo prato' });
  await novo.click();
  const gaveta = page.getByRole('dialog', { name: 'Novo Prato' });
  await expect(gaveta.getByLabel('Nome')).toBeFocused();
  await conferirEmJanelas(page, 'the drawer of a new dish');
  await page.keyboard.press('Escape');
  await expect(gaveta).toBeHidden();
  await expect(novo).toBeFocused();
  await conferirEmJanelas(page, 'a menu that is composed');
});
