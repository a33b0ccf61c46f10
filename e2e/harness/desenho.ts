import type { Page } from '@playwright/test';

/** For how long a page may still draw itself anew (ms). */
const PRAZO = 10_000;

/** Waits until the page has drawn what it was told last, and has nothing more to do. */
export async function desenhada(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<unknown>((pronta) => {
        // What measures itself does so in the frame after a resize, and is drawn again in the next one.
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(pronta, { timeout: 1000 })));
      }),
  );
}

/**
 * Reads what is wrong with the drawn page until nothing is, or the time is over. A page that was just resized, opened or
 * told to change is drawn again a little later: one reading would tell of the drawing before.
 * @param ler what is wrong: a list, or how much
 * @returns the last reading
 */
export async function lerAteNada<T extends readonly unknown[] | number>(page: Page, ler: () => Promise<T>): Promise<T> {
  for (const fim = Date.now() + PRAZO; ;) {
    await desenhada(page);
    const lido = await ler();
    if (lido === 0 || (Array.isArray(lido) && lido.length === 0) || Date.now() > fim) return lido;
  }
}
