import { expect, type Locator, type Page } from '@playwright/test';
import { comMarca } from './campos.js';
import { areasPublicadas } from './federation.js';

/** How a person acts on the page. Texts are typed in both ways. */
export interface Maos {
  page: Page;
  /** Presses a button, or follows a link. */
  acionar: (controle: Locator) => Promise<void>;
  /** Checks a checkbox or a radio. */
  marcar: (caixa: Locator) => Promise<void>;
  /** Takes an option of a short list. */
  escolher: (onde: Page | Locator, rotulo: string | RegExp, opcao: string) => Promise<void>;
  /** Opens a screen. */
  abrir: (caminho: string) => Promise<void>;
}

const LISTA_ABERTA = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)';

const campoDeEscolha = (onde: Page | Locator, rotulo: string | RegExp): Locator =>
  onde.getByRole('combobox', { name: comMarca(rotulo) });

/** By mouse, and by keyboard where a person types. */
export const comMouse = (page: Page): Maos => ({
  page,
  acionar: (controle) => controle.click(),
  marcar: (caixa) => caixa.check(),
  escolher: async (onde, rotulo, opcao) => {
    await campoDeEscolha(onde, rotulo).click();
    const lista = page.locator(LISTA_ABERTA);
    await lista.locator('.ant-select-item-option').filter({ hasText: opcao }).first().click();
    await expect(lista).toBeHidden();
  },
  abrir: async (caminho) => {
    const link = page
      .getByRole('navigation', { name: 'Menu principal' })
      .locator(`a[href="${encodeURI(caminho)}"], a[href="${caminho}"]`)
      .first();
    if (!(await link.isVisible())) await link.locator('xpath=ancestor::ul[1]/preceding-sibling::button').click();
    await link.click();
  },
});

/** By keyboard alone. After each act something of the page has the focus. */
export function soTeclado(page: Page): Maos {
  const { keyboard } = page;

  async function teclarEm(controle: Locator, tecla: string): Promise<void> {
    await irAte(controle);
    await keyboard.press(tecla);
    await comFoco(page);
  }

  return {
    page,
    acionar: (controle) => teclarEm(controle, 'Enter'),
    marcar: async (caixa) => {
      if ((await caixa.getAttribute('type')) === 'radio') await irAteORadio(caixa);
      else await teclarEm(caixa, 'Space');
      await expect(caixa).toBeChecked();
    },
    escolher: async (onde, rotulo, opcao) => {
      await teclarEm(campoDeEscolha(onde, rotulo), 'ArrowDown');
      const lista = page.locator(LISTA_ABERTA);
      const ativa = lista.locator('.ant-select-item-option-active');
      await expect(ativa).toBeVisible();
      // A name is stored in upper case and read in sentence case.
      const trecho = opcao.toLowerCase();
      await teclarAte('ArrowDown', page, async () => (await ativa.innerText()).toLowerCase().includes(trecho));
      await keyboard.press('Enter');
      await expect(lista).toBeHidden();
      await comFoco(page);
    },
    abrir: async (caminho) => {
      const telas = (await areasPublicadas()).flatMap((area) => area.telas);
      await keyboard.press('Control+k');
      await keyboard.type(telas.find((tela) => tela.caminho === caminho)?.titulo ?? caminho);
      const escolhida = page.getByRole('listbox', { name: 'Resultados' }).locator('[aria-selected="true"]');
      await expect(escolhida).toBeVisible();
      await teclarAte('ArrowDown', page, async () => (await escolhida.getAttribute('href')) === caminho);
      await keyboard.press('Enter');
      await expect(page).toHaveURL(encodeURI(caminho));
      await comFoco(page);
    },
  };
}

/** Something of the page has the focus, and shows it. */
export async function comFoco(page: Page): Promise<void> {
  await expect
    .poll(
      () => page.evaluate(() => document.activeElement !== document.body && document.activeElement?.checkVisibility()),
      'the focus is on the page',
    )
    .toBe(true);
}

const temFoco = (elemento: Locator): Promise<boolean> => elemento.evaluate((este) => este === document.activeElement);

/**
 * Goes to a control by Tab, or back by Shift+Tab: each press counts. At its end the focus is seen.
 * @param passos the most that it may take
 */
export async function irAte(controle: Locator, passos = 60): Promise<void> {
  const page = controle.page();
  await controle.waitFor({ state: 'attached' });
  await emRepouso(page);
  const adiante = await controle.evaluate(
    (este) =>
      !(este.compareDocumentPosition(document.activeElement ?? document.body) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  await teclarAte(adiante ? 'Tab' : 'Shift+Tab', page, () => temFoco(controle), passos);
  await expect(controle).toBeInViewport();
  // A list that is drawn again gives its control the focus back a moment later.
  await expect.poll(() => controle.evaluate((este) => este.matches(':focus-visible')), 'the focus is seen').toBe(true);
}

/**
 * Waits until the page has nothing to do: a screen that has just come has put the focus into its first field, a dialog
 * that was closed has gone.
 */
export const emRepouso = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolver) => requestIdleCallback(resolver, { timeout: 2000 })));

/** Tab stops at one radio of a group; the arrows go to the others. */
async function irAteORadio(radio: Locator): Promise<void> {
  const nome = await radio.getAttribute('name');
  await emRepouso(radio.page());
  const doGrupo = () => radio.page().evaluate((grupo) => document.activeElement?.getAttribute('name') === grupo, nome);
  await teclarAte('Tab', radio.page(), doGrupo);
  await teclarAte('ArrowDown', radio.page(), () => temFoco(radio));
  await radio.page().keyboard.press('Space');
}

async function teclarAte(tecla: string, page: Page, chegou: () => Promise<boolean>, vezes = 60): Promise<void> {
  for (let vez = 0; vez < vezes; vez += 1) {
    if (await chegou()) return;
    await page.keyboard.press(tecla);
    if (tecla.endsWith('Tab')) await comFoco(page);
  }
  throw new Error(`${tecla} does not lead there.`);
}
