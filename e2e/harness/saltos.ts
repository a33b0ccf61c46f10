import type { Page } from '@playwright/test';
import { desenhada } from './desenho.js';

/** Part of the window that may move while a screen loads (web.dev/cls). */
const LIMITE = 0.02;

/** Collects what moves in this page without the user, from its next address on. */
export async function observarSaltos(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const saltos: { valor: number; nos: string[] }[] = [];
    Object.assign(globalThis, { saltos });
    const nome = (no: Node | null) => {
      const classe = no instanceof Element ? `.${no.className}` : '';
      return `${no?.nodeName}${classe} '${no?.textContent?.slice(0, 30)}'`;
    };
    new PerformanceObserver((lista) => {
      for (const entrada of lista.getEntries() as LayoutShift[])
        if (!entrada.hadRecentInput)
          saltos.push({ valor: entrada.value, nos: entrada.sources.map(({ node }) => nome(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The parts of the Layout Instability API that TypeScript does not have. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** What moved so far; nothing where it is less than the limit in sum. */
export async function oQueSaltou(page: Page) {
  // What comes late moves what is there; the entries of a frame come after it.
  await page.waitForLoadState('networkidle');
  await desenhada(page);
  const todos = await page.evaluate(
    () => (globalThis as unknown as { saltos: { valor: number; nos: string[] }[] }).saltos,
  );
  return todos.reduce((soma, { valor }) => soma + valor, 0) > LIMITE ? todos : [];
}
