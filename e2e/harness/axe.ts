import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
const CRITERIOS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Serious and critical breaches of WCAG 2.2 A and AA, one line each; [] when there are none. Under an open modal only
 * the modal is checked: it covers the page, which is checked without it.
 */
export async function violacoesGraves(page: Page): Promise<string[]> {
  const { presente, sobModal } = await page.evaluate(() => ({
    presente: 'axe' in globalThis,
    sobModal: [...document.querySelectorAll('.ant-modal-wrap')].some((modal) => modal.checkVisibility()),
  }));
  // The program is large: a document that has it already is not sent it again.
  const analise = new AxeBuilder({ page, ...(presente && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .withTags(CRITERIOS)
    // In the page itself: without it a second page is opened for each analysis, for frames, which the product does not
    // have.
    .setLegacyMode();
  if (sobModal) analise.include('.ant-modal-wrap');
  const { violations } = await analise.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary.replaceAll('\n', ' ')}`,
      ),
    );
}

/** How far the page scrolls sideways, in px; 0 for a screen that fits. */
export function sobraLateral(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
