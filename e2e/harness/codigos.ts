import type { Page } from '@playwright/test';

/** What the database and the calls say and nobody reads: codes of two words, and those of one that lacks the accent or is never a name. */
const CODIGO =
  /\b(?:[A-Z]+(?:_[A-Z0-9]+)+|LICITACAO|VIGENTE|PENDENTE|AGUARDANDO|ESTRAVIO|DIARIO|TERCA|ALMOCO|PARCIAL[12]|JURIDICO|FISICO|ADICAO|SAIDA|MOVIMENTACAO)\b/g;

/** Codes that stand on the screen, or in what is open over it, where there should be words; none is []. */
export async function codigosCrus(page: Page): Promise<string[]> {
  const textos = await page.locator('main, .ant-modal:visible').allInnerTexts();
  return [...new Set(textos.join('\n').match(CODIGO) ?? [])];
}
