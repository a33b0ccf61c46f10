import type { Page } from '@playwright/test';
import { lerAteNada } from './desenho.js';

/** The actions of rows beyond the edge of their table: 'Exibir Arroz', one line each; [] when there are none. */
export function acoesCortadas(page: Page): Promise<string[]> {
  return lerAteNada(page, () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main .acoes-da-grade .ant-btn')].flatMap((botao) => {
        const rolagem = botao.closest('.ant-table-wrapper')?.parentElement;
        const direita = Math.min(rolagem?.getBoundingClientRect().right ?? innerWidth, innerWidth);
        // Half a pixel is rounding.
        return botao.getBoundingClientRect().right > direita + 0.5 ? [botao.ariaLabel ?? botao.textContent] : [];
      }),
    ),
  );
}
