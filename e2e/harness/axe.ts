import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { lerAteNada } from './desenho.js';

/** WCAG 2.2, levels A and AA, and what axe recommends beyond them. */
const CRITERIOS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome depends on the colours alone. */
export const DAS_CORES = ['color-contrast', 'link-in-text-block'];

/** Layers that antd hangs at the end of the page. */
const CAMADAS = '.ant-select-dropdown, .ant-picker-dropdown, .ant-dropdown, .ant-popover, .ant-tooltip';

/**
 * Breaches of WCAG 2.2 A and AA and of axe's best practices, of any impact, one line each; [] when there are none. Under
 * an open modal only the modal is checked: it covers the page, which is checked without it. One analysis costs half a
 * second of a processor; it is repeated while the page is drawn again and there are some.
 * @param regras only these rules of axe
 */
export function violacoesDe(page: Page, regras?: string[]): Promise<string[]> {
  return lerAteNada(page, () => analisar(page, regras));
}

async function analisar(page: Page, regras?: string[]): Promise<string[]> {
  const { presente, sobModal, comCamada } = await page.evaluate((camadas) => {
    // A control that is scrolled halfway under the header would count as too small.
    scrollTo(0, 0);
    const aVista = (seletor: string) =>
      [...document.querySelectorAll(seletor)].some((elemento) => elemento.checkVisibility());
    return { presente: 'axe' in globalThis, sobModal: aVista('.ant-modal-wrap'), comCamada: aVista(camadas) };
  }, CAMADAS);
  // The program is large: a document that has it already is not sent it again.
  const analise = new AxeBuilder({ page, ...(presente && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    // In the page itself: without it a second page is opened for each analysis, for frames, which the product does not
    // have.
    .setLegacyMode();
  if (regras) analise.withRules(regras);
  else analise.withTags(CRITERIOS);
  if (sobModal) analise.include('.ant-modal-wrap');
  // The open list of a select and a tip are outside all landmarks; a screen reader reads them with their control.
  if (comCamada) analise.disableRules('region');
  const { violations } = await analise.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary.replaceAll('\n', ' ')}`)
      // The layer covers a part of the page until it is closed; the page is checked without it.
      .filter((linha) => !(comCamada && linha.startsWith('target-size') && linha.includes('partially obscured'))),
  );
}

/** How far the page scrolls sideways, in px; 0 for a screen that fits, if need be after it was drawn again. */
export function sobraLateral(page: Page): Promise<number> {
  return lerAteNada(page, () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
}
