import type { Page } from '@playwright/test';

/** Goes to an address as a link does, without loading the page anew; what is shown then is for the caller to wait for. */
export function seguirPara(page: Page, caminho: string): Promise<void> {
  return page.evaluate((para) => {
    history.pushState(null, '', para);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, caminho);
}

/** The page looks whether something was published, as it does every few minutes. Needs the page's clock (`page.clock.install()`). */
export async function passarOTempo(page: Page): Promise<void> {
  const olhou = page.waitForResponse('**/federation.json');
  await page.clock.fastForward('06:00');
  await olhou;
}
