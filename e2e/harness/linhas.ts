import type { Locator, Page } from '@playwright/test';

/**
 * The control of an action on the first row (on a phone, card) whose name has the text `linha`, when the row has come:
 * its button, or its entry in the menu 'Mais' of the row, which is opened for it. Upper and lower case are the same: a
 * name is stored in upper case and read in sentence case.
 */
export async function acaoDaLinha(page: Page, acao: string, linha: string | RegExp): Promise<Locator> {
  const trecho = typeof linha === 'string' ? linha.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') : linha.source;
  const botoes = (qual: string) => page.getByRole('button', { name: new RegExp(`^${qual} .*${trecho}`, 'i') });
  const daLinha = page
    .locator('tr, li')
    .filter({ has: botoes(`(${acao}|Mais ações de)`) })
    .first();
  await daLinha.waitFor();
  return naLinha(page, daLinha, acao);
}

async function naLinha(page: Page, daLinha: Locator, acao: string): Promise<Locator> {
  const mais = daLinha.getByRole('button', { name: /^Mais ações de / });
  if ((await mais.count()) === 0) return daLinha.getByRole('button', { name: new RegExp(`^${acao} `) });
  const nome = (await mais.getAttribute('aria-label'))?.replace('Mais ações de ', '') ?? '';
  const botao = daLinha.getByRole('button', { name: `${acao} ${nome}`, exact: true });
  if ((await botao.count()) > 0) return botao;
  if ((await mais.getAttribute('aria-expanded')) === 'false') await mais.click();
  // A row that is read again meanwhile may have it as its button.
  return botao.or(page.getByRole('menuitem', { name: acao, exact: true }));
}

/** Does an action on the first row in which it is possible now. */
export async function acionarNaPrimeira(page: Page, acao: string): Promise<void> {
  const comAcao = page
    .locator('tr, li')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^(${acao}|Mais ações de) `) }) });
  await comAcao.first().waitFor();
  for (const linha of await comAcao.all()) {
    const controle = await naLinha(page, linha, acao);
    if ((await controle.getAttribute('aria-disabled')) !== 'true') {
      await controle.click();
      return;
    }
    // An open menu covers the rows below it.
    await page.keyboard.press('Escape');
  }
  throw new Error(`The list has no row in which '${acao}' is possible.`);
}

/** Does an action on a row: `acionar(page, 'Excluir', 'ARROZ')`. */
export async function acionar(page: Page, acao: string, linha: string | RegExp): Promise<void> {
  await (await acaoDaLinha(page, acao, linha)).click();
}
