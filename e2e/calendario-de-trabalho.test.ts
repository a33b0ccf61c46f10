import type { Page } from '@playwright/test';
import { comoConta } from './harness/api.js';
import { confirmarComSim, escolher, preencherData } from './harness/campos.js';
import { ORIGEM } from './harness/registros.js';
import { expect, test, WIDE } from './harness/test.js';
import { conferirTela } from './harness/tela.js';

/** A week of its own, far from the other tests' days: Monday is 10/03/2031. */
const SEGUNDA = '2031-03-10';
const NOME = 'CARDÁPIO DO CALENDÁRIO';

/** A menu with a dish of the demonstration; the unit where it is served. */
async function preparar() {
  const { chamar, estoqueDe } = await comoConta('admin');
  const [prato] = await chamar<{ id: number; nome: string; categoria: { id: number }; modalidade: { nome: string } }[]>(
    'GET',
    'pratos',
  );
  if (!prato) throw new Error('the demonstration has no dish');
  await chamar('POST', 'cardapios', {
    nome: NOME,
    categoria: { id: prato.categoria.id },
    modalidade: prato.modalidade.nome,
    cardapioTipo: 'REGULAR',
    pratos: [{ hora: '11:30', tipo: 'ALMOCO', prato: { id: prato.id } }],
  });
  const { unidadeEducacional: unidade } = estoqueDe(ORIGEM);

  return unidade;
}

const diaDe = (page: Page, dia: number) => page.locator(`td[data-dia="2031-03-${dia}"]`);
const eventoEm = (page: Page, dia: number) => diaDe(page, dia).getByRole('button', { name: /Cardápio do calendário/ });

test('a week of work: bind by keyboard, drag and undo, move, bind and unbind several days', async ({ conta }) => {
  const unidade = await preparar();
  const page = await conta('admin', WIDE);
  await page.goto(`/cardapio-calendario?visao=semana&data=${SEGUNDA}&unidade=${unidade.id}`);
  await expect(page.getByRole('heading', { name: '9 a 15 de março de 2031' })).toBeVisible();

  // By keyboard: from Monday to Tuesday, and Enter.
  await page.getByRole('button', { name: 'Vincular cardápio em segunda-feira, 10 de março' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Vincular cardápio em terça-feira, 11 de março' })).toBeFocused();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Vincular cardápio' });
  await expect(modal.getByLabel('Data')).toHaveValue('11/03/2031');
  await escolher(modal, 'Cardápio', 'Cardápio do calendário');
  await modal.getByRole('button', { name: 'Vincular', exact: true }).click();
  await confirmarComSim(page, 'Deseja realmente vincular o Cardápio?');
  const vinculado = page.getByText('Cardápio vinculado com sucesso!');
  // The demonstration's unit may not have this age band: then the server asks.
  await expect(vinculado.or(page.getByText(/mesmo assim/)).first()).toBeVisible();
  if (!(await vinculado.isVisible())) await confirmarComSim(page, /mesmo assim/);
  await expect(eventoEm(page, 11)).toBeVisible();
  await expect(eventoEm(page, 11)).toContainText('11:30');

  await eventoEm(page, 11).dragTo(diaDe(page, 13));
  await confirmarComSim(page, /mover o Cardápio Cardápio do calendário de 11\/03\/2031 para 13\/03\/2031\?/);
  await expect(eventoEm(page, 13)).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(eventoEm(page, 11)).toBeVisible();
  await expect(eventoEm(page, 13)).toHaveCount(0);

  await eventoEm(page, 11).click();
  const evento = page.getByRole('dialog', { name: 'Cardápio do calendário – 11/03/2031' });
  await evento.getByRole('button', { name: 'Mover para…' }).click();
  const mover = page.getByRole('dialog', { name: 'Mover Cardápio do calendário' });
  await preencherData(mover, 'Novo dia', '14/03/2031');
  await mover.getByRole('button', { name: 'Mover' }).click();
  await confirmarComSim(page, /para 14\/03\/2031\?/);
  await expect(eventoEm(page, 14)).toBeVisible();

  // On three days; Friday has it already.
  await page.getByRole('button', { name: 'Vincular cardápio em quarta-feira, 12 de março' }).click();
  await escolher(modal, 'Cardápio', 'Cardápio do calendário');
  await modal.getByRole('button', { name: 'Vincular também em outros dias' }).click();
  for (const dia of ['quinta-feira, 13 de março', 'sexta-feira, 14 de março'])
    await modal.getByRole('checkbox', { name: dia }).check();
  await modal.getByRole('button', { name: 'Conferir e vincular' }).click();
  const previa = page.getByRole('dialog', { name: 'Vincular: o que vai acontecer' });
  await expect(previa.getByText('Este cardápio já está vinculado à unidade neste dia.')).toBeVisible();
  await previa.getByRole('button', { name: 'Vincular em 2 lugares' }).click();
  await expect(previa.getByText('Feito')).toHaveCount(2);
  await previa.getByRole('button', { name: 'Fechar', exact: true }).last().click();
  for (const dia of [12, 13, 14]) await expect(eventoEm(page, dia)).toBeVisible();

  // Ticked together, they are unbound; the address brings the same week again.
  await page.getByRole('button', { name: 'Marcar vários' }).click();
  for (const dia of [12, 13, 14]) await eventoEm(page, dia).click();
  await page.getByRole('group', { name: 'Cardápios marcados' }).getByRole('button', { name: 'Desvincular' }).click();
  await page.getByRole('button', { name: 'Desvincular em 3 lugares' }).click();
  await expect(eventoEm(page, 12)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: '9 a 15 de março de 2031' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Cardápio do calendário/ })).toHaveCount(0);
  await conferirTela(page, 'the week');
});
