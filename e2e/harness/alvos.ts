import type { Page } from '@playwright/test';

/** Smallest side of what a thumb hits, in px (WCAG 2.5.5). */
const MINIMO = 44;

/**
 * Controls of the screen, and of what is open over it, that a thumb misses: 'Executar ARROZ 32 × 32', one line each; none is [].
 * Of a field its frame counts, of a box or a radio the label that carries it: all of it answers to a tap.
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
