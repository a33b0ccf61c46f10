import type { Page } from '@playwright/test';

/** Smallest side of a touch target, in px (WCAG 2.5.5). */
const MINIMO = 44;

/**
 * Controls of the screen, and of open layers, that are too small for a thumb: 'Executar ARROZ 32 × 32', one line each;
 * [] when there are none. The size of a field is its frame, that of a checkbox or radio its label, because all of it
 * reacts to a tap.
 */
export function alvosPequenos(page: Page): Promise<string[]> {
  return page.evaluate((minimo) => {
    const molduras = 'label, .ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-input-number';
    return [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(button, a, input, select, textarea), .ant-modal :is(button, a, input, select, textarea)',
      ),
    ].flatMap((controle) => {
      const alvo = controle.closest<HTMLElement>(molduras) ?? controle;
      const { width, height } = alvo.getBoundingClientRect();
      if (!alvo.checkVisibility({ visibilityProperty: true }) || width === 0 || height === 0) return [];
      // Half a pixel is rounding.
      if (Math.min(width, height) >= minimo - 0.5) return [];
      return [
        `${controle.ariaLabel ?? controle.textContent ?? controle.id} ${Math.round(width)} × ${Math.round(height)}`,
      ];
    });
  }, MINIMO);
}
