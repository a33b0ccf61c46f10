import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
const CRITERIOS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Serious and critical breaches of WCAG 2.2 A and AA on the current page, one line each; [] when there are none. An
 * open modal covers the rest of the page: there the size of targets is not checked.
 */
export async function violacoesGraves(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(CRITERIOS)
    // In the page itself: without it a second page is opened for each analysis, for frames, which the product does not
    // have.
    .setLegacyMode()
    .analyze();
  const nos = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => ({
        id,
        alvo: target.join(' '),
        resumo: failureSummary.replaceAll('\n', ' '),
      })),
    );
  const cobertos = nos.some(({ id }) => id === 'target-size')
    ? await sobUmModal(
        page,
        nos.map(({ alvo }) => alvo),
      )
    : [];
  return nos
    .filter(({ id, alvo }) => id !== 'target-size' || !cobertos.includes(alvo))
    .map(({ id, alvo, resumo }) => `${id}: ${alvo} ${resumo}`);
}

/** Of these elements, those that an open modal covers. */
function sobUmModal(page: Page, alvos: string[]): Promise<string[]> {
  return page.evaluate((seletores) => {
    const modal = [...document.querySelectorAll('.ant-modal-wrap')].some((elemento) => elemento.checkVisibility());
    return modal ? seletores.filter((seletor) => document.querySelector(seletor)?.closest('.moldura') != null) : [];
  }, alvos);
}

/** How far the page scrolls sideways, in px; 0 for a screen that fits. */
export function sobraLateral(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
