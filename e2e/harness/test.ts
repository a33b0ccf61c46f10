import { test as base, type Browser, type BrowserContext, type Page, type ViewportSize } from '@playwright/test';
import { entrar, SENHA, type Conta } from './login.js';
import { contarPedidos } from './navegar.js';
import { iniciarProduto, url } from './produto.js';

export { expect } from '@playwright/test';

export const WIDE: ViewportSize = { width: 1280, height: 800 };
export const NARROW: ViewportSize = { width: 360, height: 740 };

/** Opens a page of an account that is logged in. */
export type AbrirConta = (conta: Conta, viewport?: ViewportSize) => Promise<Page>;

interface DoTeste {
  /**
   * Opens a page of a new browser: no session, no cache, no storage. For tests of the login, of the page's clock and of
   * what the browser keeps.
   */
  novaPagina: (viewport?: ViewportSize) => Promise<Page>;
  /**
   * Opens a page of an account that is already logged in, at no address yet. The account logs in once in each worker;
   * its pages share session and cache across tests, but not the drafts of forms.
   */
  conta: AbrirConta;
}

interface DoWorker {
  /** The address of this worker's product. */
  produto: string;
  contas: Map<Conta, ContaAberta>;
}

/** The browser of an account that is logged in. */
interface ContaAberta {
  contexto: BrowserContext;
  /**
   * A tab at an address of the product that runs no script. While it is open, the browser keeps the process of the
   * account's pages, with the code that they have compiled.
   */
  guardada: Page;
}

/** The tests of one worker run one after the other, against a product that only they use. */
export const test = base.extend<DoTeste, DoWorker>({
  produto: [
    async ({}, use) => {
      const parar = await iniciarProduto();
      await use(url());
      await parar();
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  contas: [
    async ({}, use) => {
      const contas = new Map<Conta, ContaAberta>();
      await use(contas);
      await Promise.all([...contas.values()].map(({ contexto }) => contexto.close()));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ produto }, use) => use(produto),
  novaPagina: async ({ browser }, use) => {
    const contextos: BrowserContext[] = [];
    await use(async (viewport = WIDE) => {
      const contexto = await novoContexto(browser, viewport);
      contextos.push(contexto);
      const pagina = await contexto.newPage();
      contarPedidos(pagina);
      return pagina;
    });
    await Promise.all(contextos.flatMap((contexto) => contexto.pages()).map(deixarDeResponder));
    await Promise.all(contextos.map((contexto) => contexto.close()));
  },
  conta: async ({ browser, contas }, use) => {
    await use(async (conta, viewport = WIDE) => {
      const aberta = contas.get(conta) ?? (await abrirNavegador(browser));
      contas.set(conta, aberta);
      await prepararSessao(aberta.guardada, conta);
      const pagina = await aberta.contexto.newPage();
      await pagina.setViewportSize(viewport);
      await confirmarSenhaQuandoPedida(pagina);
      return pagina;
    });
    const paginas = [...contas.values()].flatMap(({ contexto, guardada }) =>
      contexto.pages().filter((pagina) => pagina !== guardada),
    );
    await Promise.all(paginas.map(deixarDeResponder));
    await Promise.all(paginas.map((pagina) => pagina.close()));
  },
});

/**
 * A browser that saves data: nothing is loaded ahead, so that each test decides when an area comes. It runs no service
 * worker, which would answer for the network: `sem-rede.test.ts` has browsers of its own.
 */
async function novoContexto(browser: Browser, viewport: ViewportSize): Promise<BrowserContext> {
  const contexto = await browser.newContext({ viewport, serviceWorkers: 'block' });
  await contexto.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  return contexto;
}

async function abrirNavegador(browser: Browser): Promise<ContaAberta> {
  const contexto = await novoContexto(browser, WIDE);
  const guardada = await contexto.newPage();
  await guardada.goto(SEM_PROGRAMA);
  return { contexto, guardada };
}

/**
 * Types the password where the product asks for it again: the account logged in more than five minutes ago, or less, as
 * the tests before took.
 */
function confirmarSenhaQuandoPedida(pagina: Page): Promise<void> {
  const pedido = pagina.getByRole('dialog', { name: 'Confirme sua senha' });
  return pagina.addLocatorHandler(pedido, async () => {
    await pedido.getByLabel('Sua senha').fill(SENHA);
    await pedido.getByRole('button', { name: 'Confirmar' }).click();
  });
}

/** An address of the product that runs no script. */
const SEM_PROGRAMA = '/api/relogio';

/**
 * Leaves only the session in the browser of the account, and logs in if there is none. It uses the form: the session is
 * sealed with a key that WebCrypto does not export, so a test cannot write it.
 */
async function prepararSessao(guardada: Page, conta: Conta): Promise<void> {
  const aberta = await guardada.evaluate(() => {
    Object.keys(localStorage)
      .filter((chave) => chave !== 'root')
      .forEach((chave) => localStorage.removeItem(chave));
    return localStorage.getItem('root') !== null;
  });
  if (aberta) return;
  await entrar(guardada, conta);
  await guardada.goto(SEM_PROGRAMA);
}

/** The test is over: a response that it still prepares for this page must not fail it. */
async function deixarDeResponder(pagina: Page): Promise<void> {
  await pagina.unrouteAll({ behavior: 'ignoreErrors' });
}
