import type { Page } from '@playwright/test';
import { lerAteNada } from './desenho.js';

/** Smallest side of a touch target, in px (WCAG 2.5.5). */
const MINIMO = 44;

/** What reacts to a tap. */
const CONTROLES =
  'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="button"], .ant-select-item-option, .ant-picker-cell';

/** What reacts to a tap like the control in it. */
const MOLDURAS =
  'label, .ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-input-number, .ant-pagination-item, .ant-upload';

/**
 * Controls on the page that are too small for a thumb: 'Executar ARROZ 32 × 32', one line each; [] when there are none.
 * The size of a field is its frame, that of a checkbox or radio its label, because all of it reacts to a tap. A link in
 * a sentence is as high as its line. The page is read until there are none, or ten seconds have passed.
 */
export function alvosPequenos(page: Page): Promise<string[]> {
  return lerAteNada(page, () => lerAlvos(page));
}

function lerAlvos(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ minimo, controles, molduras }) => {
      const emFrase = (alvo: Element) =>
        getComputedStyle(alvo).display === 'inline' &&
        [...(alvo.parentElement?.childNodes ?? [])].some(
          (vizinho) => vizinho.nodeType === Node.TEXT_NODE && vizinho.textContent?.trim() !== '',
        );
      return [...document.querySelectorAll<HTMLElement>(controles)].flatMap((controle) => {
        const alvo = controle.closest<HTMLElement>(molduras) ?? controle;
        const { width, height } = alvo.getBoundingClientRect();
        const aVista = alvo.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!aVista || width === 0 || height === 0 || emFrase(alvo)) return [];
        // Half a pixel is rounding.
        if (Math.min(width, height) >= minimo - 0.5) return [];
        return [
          `${controle.ariaLabel ?? controle.textContent ?? controle.id} ${Math.round(width)} × ${Math.round(height)}`,
        ];
      });
    },
    { minimo: MINIMO, controles: CONTROLES, molduras: MOLDURAS },
  );
}
