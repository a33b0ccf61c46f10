import type { Page } from '@playwright/test';

/** Presses Tab until the element with this name has the focus; fails after 150 steps. */
export async function tabAte(page: Page, nome: string): Promise<void> {
  for (let passo = 0; passo < 150; passo += 1) {
    if (passo > 0) await page.keyboard.press('Tab');
    const focado = await page.evaluate(() => {
      const elemento = document.activeElement as HTMLInputElement | null;
      // No element has the focus: the page's whole text is not a name.
      if (elemento === document.body) return '';
      return elemento?.getAttribute('aria-label') ?? elemento?.labels?.[0]?.textContent ?? elemento?.textContent ?? '';
    });
    if (focado.includes(nome)) return;
  }
  throw new Error(`The keyboard does not reach '${nome}'.`);
}

/** Notes the accessible names of the elements that get the focus from now on; returns a function that reads them. */
export async function anotarFocos(page: Page): Promise<() => Promise<string[]>> {
  const focados = await page.evaluateHandle(() => {
    const nomes: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) nomes.push(target.getAttribute('aria-label') ?? target.textContent);
    });
    return nomes;
  });
  return () => focados.jsonValue();
}
