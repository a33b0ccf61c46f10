import { expect, type Page } from '@playwright/test';

/** Goes to an address like a link, without a reload of the page; the caller waits for the result. */
export function seguirPara(page: Page, caminho: string): Promise<void> {
  return page.evaluate((para) => {
    history.pushState(null, '', para);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, caminho);
}

/**
 * Makes the page check for a publication, as it does every few minutes. Needs the page's clock
 * (`page.clock.install()`).
 */
export async function passarOTempo(page: Page): Promise<void> {
  const olhou = page.waitForResponse('**/federation.json');
  await page.clock.fastForward('06:00');
  await olhou;
}

/** Closes the notices of what was done before, so that a later wait for the same notice does not see them. */
export async function fecharAvisos(page: Page): Promise<void> {
  const fechar = page.locator('.fechar-aviso');
  await fechar.evaluateAll((botoes: HTMLElement[]) => botoes.forEach((botao) => botao.click()));
  await expect(fechar).toHaveCount(0);
}
