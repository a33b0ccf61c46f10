import type { Page } from '@playwright/test';
import { desenhada } from './desenho.js';
import { esperarRespostas } from './navegar.js';

/** Part of the window that may move while a screen loads (web.dev/cls). */
const LIMITE = 0.02;

/** Collects what moves in this page without the user, from its next address on. */
export async function observarSaltos(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const saltos: { valor: number; nos: string[] }[] = [];
    const nome = (no: Node | null) => {
      const classe = no instanceof Element ? `.${no.className}` : '';
      return `${no?.nodeName}${classe} '${no?.textContent?.slice(0, 30)}'`;
    };
    const anotar = (entradas: PerformanceEntryList) => {
      for (const entrada of entradas as LayoutShift[])
        if (!entrada.hadRecentInput)
          saltos.push({ valor: entrada.value, nos: entrada.sources.map(({ node }) => nome(node)) });
    };
    const observador = new PerformanceObserver((lista) => anotar(lista.getEntries()));
    observador.observe({ type: 'layout-shift', buffered: true });
    const colherSaltos = () => {
      anotar(observador.takeRecords());
      return saltos;
    };
    Object.assign(globalThis, { colherSaltos });
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
  // A late block moves the content below it; the entries of a frame come after it.
  await esperarRespostas(page);
  await desenhada(page);
  const todos = await page.evaluate(() =>
    (globalThis as unknown as { colherSaltos: () => { valor: number; nos: string[] }[] }).colherSaltos(),
  );
  return todos.reduce((soma, { valor }) => soma + valor, 0) > LIMITE ? todos : [];
}
