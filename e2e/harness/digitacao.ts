import type { Locator, Page } from 'playwright-core';

/** What is typed, what the field shows once it is left, and the sentence where it is refused. */
export type Digitado = readonly [digitado: string, mostrado: string, frase?: string];

/** As a person fills a field: a click, what is there goes, key by key; then on to the next field. */
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

export interface Visto {
  mostrado: string;
  /** Whether the field says that it is wrong, and what is read with it then. */
  errado: boolean;
  frase: boolean;
}

/** What the field shows, and whether `frase` is tied to it; waited for, since a form tells its errors a moment later. */
export async function ver(campo: Locator, [, mostrado, frase]: Digitado): Promise<Visto> {
  const visto = (): Promise<Visto> =>
    campo.evaluate((entrada: HTMLInputElement, esperada) => {
      const ligados = (entrada.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '');
      return {
        mostrado: entrada.value,
        errado: entrada.getAttribute('aria-invalid') === 'true',
        frase: esperada !== undefined && ligados.some((texto) => texto.includes(esperada)),
      };
    }, frase);
  const ate = Date.now() + 5_000;
  for (;;) {
    const agora = await visto();
    const certo =
      agora.mostrado === mostrado && agora.errado === (frase !== undefined) && agora.frase === (frase !== undefined);
    if (certo || Date.now() > ate) return agora;
    await campo.page().waitForTimeout(30);
  }
}

/** Types, then pastes, each text of the table into the field. */
export async function conferir(campo: Locator, tabela: readonly Digitado[]): Promise<void> {
  for (const entrar of [digitar, colar]) {
    for (const linha of tabela) {
      const [digitado, mostrado, frase] = linha;
      await entrar(campo, digitado);
      const esperado: Visto = { mostrado, errado: frase !== undefined, frase: frase !== undefined };
      expect({ modo: entrar.name, digitado, ...(await ver(campo, linha)) }).toEqual({
        modo: entrar.name,
        digitado,
        ...esperado,
      });
    }
  }
}

/** Answers the next POST to this path itself, so that nothing is written, and hands back what was sent. */
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
