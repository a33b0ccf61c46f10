import type { Page } from '@playwright/test';

/** What a person's hands do. */
export interface Gestos {
  cliques: number;
  teclas: number;
}

/**
 * Counts what a person does on the page from its next load on: clicks, and keys. A text that a script puts into a field
 * at once counts as many keys as it has letters, and a file that is chosen counts two clicks: one opens the system's
 * window, one takes the file there.
 * @returns the counts so far; they grow with the page
 */
export async function contarGestos(page: Page): Promise<Gestos> {
  const gestos: Gestos = { cliques: 0, teclas: 0 };
  await page.exposeFunction('contarGesto', (qual: keyof Gestos, quantos: number) => {
    gestos[qual] += quantos;
  });
  await page.addInitScript(() => {
    const contar = (qual: keyof Gestos, quantos: number) => {
      const { contarGesto } = window as unknown as { contarGesto: (qual: keyof Gestos, quantos: number) => void };
      contarGesto(qual, quantos);
    };
    let daTecla = false;
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && contar('cliques', 1), true);
    addEventListener(
      'keydown',
      ({ isTrusted }) => {
        if (!isTrusted) return;
        daTecla = true;
        contar('teclas', 1);
      },
      true,
    );
    addEventListener(
      'input',
      (evento) => {
        const campo = evento.target;
        if (campo instanceof HTMLInputElement && campo.type === 'file') contar('cliques', 2);
        else if (campo instanceof HTMLSelectElement) contar('cliques', 2);
        else if (evento instanceof InputEvent && !daTecla) contar('teclas', evento.data?.length ?? 1);
        daTecla = false;
      },
      true,
    );
  });
  return gestos;
}
