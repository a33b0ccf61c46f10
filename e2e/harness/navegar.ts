import { expect, type Page, type Request } from '@playwright/test';

/** Goes to an address like a link, without a reload of the page; the caller waits for the result. */
export function seguirPara(page: Page, caminho: string): Promise<void> {
  return page.evaluate((para) => {
    history.pushState(null, '', para);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, caminho);
}

/** The requests of each page that have no answer yet. */
const semResposta = new WeakMap<Page, Set<Request>>();

/** Counts the page's requests from now on, for `esperarRespostas`. */
export function contarRequisicoes(page: Page): void {
  const requisicoes = new Set<Request>();
  semResposta.set(page, requisicoes);
  let navegacao: Request | undefined;
  page.on('request', (requisicao) => {
    requisicoes.add(requisicao);
    if (requisicao.isNavigationRequest() && requisicao.frame() === page.mainFrame()) navegacao = requisicao;
  });
  page.on('framenavigated', (quadro) => {
    if (!navegacao || quadro !== page.mainFrame()) return;
    // Requests of the previous document, such as prefetched files, end without an event.
    for (const requisicao of requisicoes) if (requisicao !== navegacao) requisicoes.delete(requisicao);
    navegacao = undefined;
  });
  page.on('requestfinished', (requisicao) => requisicoes.delete(requisicao));
  page.on('requestfailed', (requisicao) => requisicoes.delete(requisicao));
}

/** How often a page must be without a request, 50 ms apart: an answer often leads to the next request. */
const SOSSEGO = 5;

/** Waits until the page has no request without an answer; a failure names those that are open. */
export async function esperarRespostas(page: Page): Promise<void> {
  const requisicoes = semResposta.get(page);
  if (!requisicoes) throw new Error('The requests of this page are not counted: it does not come from a fixture.');
  let sossego = 0;
  await expect
    .poll(
      () => {
        sossego = requisicoes.size === 0 ? sossego + 1 : 0;
        const abertas = [...requisicoes].map((requisicao) => `${requisicao.method()} ${requisicao.url()}`);
        return sossego >= SOSSEGO ? 'none' : `${sossego} of ${SOSSEGO}: ${abertas.join(', ')}`;
      },
      { message: 'requests without an answer', intervals: [50] },
    )
    .toBe('none');
}

/**
 * Makes the page check for a publication, as it does every few minutes. Needs the page's clock
 * (`page.clock.install()`). A request without an answer would reach its time limit, so they are awaited first.
 */
export async function passarOTempo(page: Page): Promise<void> {
  await esperarRespostas(page);
  const olhou = page.waitForResponse('**/federation.json');
  await page.clock.fastForward('06:00');
  await olhou;
}

/** Closes the notices of what was done before, so that a later wait for the same notice does not see them. */
export async function fecharAvisos(page: Page): Promise<void> {
  const fechar = page.locator('.fechar-aviso');
  await fechar.evaluateAll((botoes: HTMLElement[]) => botoes.forEach((botao) => botao.click()));
  await expect(fechar).toHaveCount(0);
}
