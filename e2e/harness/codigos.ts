import type { Page } from '@playwright/test';
import { lerAteNada } from './desenho.js';

/**
 * Codes of database and API that must not be shown: codes of two words, and one-word codes without an accent or that
 * are never a label. Sentences name settings of the server.
 */
const CODIGO =
  /\b(?!SMTP_URL|EMAIL_REMETENTE|AREAS_CHAVE)(?:[A-Z]+(?:_[A-Z0-9]+)+|LICITACAO|VIGENTE|PENDENTE|AGUARDANDO|ESTRAVIO|DIARIO|TERCA|ALMOCO|PARCIAL[12]|JURIDICO|FISICO|ADICAO|SAIDA|MOVIMENTACAO)\b/g;

/** Codes on the screen, or in an open layer, instead of words; [] when there are none. */
export function codigosCrus(page: Page): Promise<string[]> {
  return lerAteNada(page, async () => {
    const textos = await page.locator('main, .ant-modal:visible').allInnerTexts();
    return [...new Set(textos.join('\n').match(CODIGO) ?? [])];
  });
}
