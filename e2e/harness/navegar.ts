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
export function contarPedidos(page: Page): void {
  const pedidos = new Set<Request>();
  semResposta.set(page, pedidos);
  let navegacao: Request | undefined;
  page.on('request', (pedido) => {
    pedidos.add(pedido);
    if (pedido.isNavigationRequest() && pedido.frame() === page.mainFrame()) navegacao = pedido;
  });
  page.on('framenavigated', (quadro) => {
    if (!navegacao || quadro !== page.mainFrame()) return;
    // What the document before still asked for, as files ahead of time, is given up without a notice.
    for (const pedido of pedidos) if (pedido !== navegacao) pedidos.delete(pedido);
    navegacao = undefined;
  });
  page.on('requestfinished', (pedido) => pedidos.delete(pedido));
  page.on('requestfailed', (pedido) => pedidos.delete(pedido));
}

/** How often a page must be without a request, 50 ms apart: an answer often leads to the next request. */
const SOSSEGO = 5;

/** Waits until the page has no request without an answer; a failure names those that are open. */
export async function esperarRespostas(page: Page): Promise<void> {
  const pedidos = semResposta.get(page);
  if (!pedidos) throw new Error('The requests of this page are not counted: it does not come from a fixture.');
  let sossego = 0;
  await expect
    .poll(
      () => {
        sossego = pedidos.size === 0 ? sossego + 1 : 0;
        const abertos = [...pedidos].map((pedido) => `${pedido.method()} ${pedido.url()}`);
        return sossego >= SOSSEGO ? 'none' : `${sossego} of ${SOSSEGO}: ${abertos.join(', ')}`;
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
