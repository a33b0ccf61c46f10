import { expect, type Locator, type Page } from '@playwright/test';

/** The typed text, the text that the field shows after it loses the focus, and the error message for a refused text. */
export type Digitado = readonly [digitado: string, mostrado: string, frase?: string];

/** Fills a field like a user: click, clear, key by key, Tab to the next field. */
export async function digitar(campo: Locator, texto: string): Promise<void> {
  await esvaziar(campo);
  await campo.page().keyboard.type(texto);
  await campo.page().keyboard.press('Tab');
}

/** The same from the clipboard. */
async function colar(campo: Locator, texto: string): Promise<void> {
  await campo.page().evaluate((copiado) => navigator.clipboard.writeText(copiado), texto);
  await esvaziar(campo);
  await campo.page().keyboard.press('Control+V');
  await campo.page().keyboard.press('Tab');
}

async function esvaziar(campo: Locator): Promise<void> {
  await campo.click();
  await campo.page().keyboard.press('Control+A');
  await campo.page().keyboard.press('Delete');
}

/**
 * The field shows the expected text after it loses the focus; with a refused text it is marked as invalid and described
 * by the message.
 */
export async function esperarCampo(campo: Locator, [digitado, mostrado, frase]: Digitado): Promise<void> {
  await expect(campo, digitado).toHaveValue(mostrado);
  if (frase === undefined) {
    await expect(campo, digitado).not.toHaveAttribute('aria-invalid', 'true');
  } else {
    await expect(campo, digitado).toHaveAttribute('aria-invalid', 'true');
    await expect(campo, digitado).toHaveAccessibleDescription(new RegExp(frase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  }
}

/** Types, then pastes, each text of the table into the field. */
export async function conferir(campo: Locator, tabela: readonly Digitado[]): Promise<void> {
  for (const entrar of [digitar, colar]) {
    for (const linha of tabela) {
      await entrar(campo, linha[0]);
      await esperarCampo(campo, linha);
    }
  }
}

/** Refuses each POST and PUT to this path, so that nothing is written, and records the sent body. */
export async function interceptar(page: Page, caminho: string): Promise<{ enviados: unknown[] }> {
  const enviados: unknown[] = [];
  await page.route(`**/api/${caminho}`, (rota) => {
    if (!['POST', 'PUT'].includes(rota.request().method())) return rota.continue();
    enviados.push(rota.request().postDataJSON());
    return rota.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 409, detail: 'Interceptado pelo teste.' }),
    });
  });
  return { enviados };
}
