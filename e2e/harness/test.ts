import { test as base, type BrowserContext, type Page, type ViewportSize } from '@playwright/test';
import { SHIFT } from '../../scripts/fixed-clock/fixed-clock.mjs';
import { shiftDate } from '../../scripts/fixed-clock/shift-date.mjs';
import { comoUsuario } from './api.js';
import { SENHA, type Conta, type Credencial } from './login.js';
import { contarRequisicoes } from './navegar.js';
import { iniciarProduto, url } from './produto.js';
import { guardarSessao, novoContextoEconomico, novoNavegador, type Navegador } from './sessao.js';

// The tests live on the same day as the product that they start: their dates agree with its 'hoje'.
shiftDate(SHIFT);

export { expect } from '@playwright/test';

export const WIDE: ViewportSize = { width: 1280, height: 800 };
export const NARROW: ViewportSize = { width: 360, height: 740 };

/** Opens a page of a user who is logged in: of an account of the demonstration, or of a user of the test. */
export type AbrirConta = (quem: Conta | Credencial, viewport?: ViewportSize) => Promise<Page>;

interface DoTeste {
  /**
   * Opens a page of a new browser: no session, no cache, no storage. For tests of the login, of the page's clock and of
   * what the browser keeps.
   */
  novaPagina: (viewport?: ViewportSize) => Promise<Page>;
  /**
   * Opens a page of a user who is logged in, at no address yet. Pages of one user in a test share session and storage;
   * nothing is left for the next test but the files of the product, which the browser keeps.
   */
  conta: AbrirConta;
}

interface DoWorker {
  /** The address of this worker's product. */
  produto: string;
  navegadores: Navegador[];
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
  navegadores: [
    async ({}, use) => {
      const navegadores: Navegador[] = [];
      await use(navegadores);
      await Promise.all(navegadores.map(({ contexto }) => contexto.close()));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ produto }, use) => use(produto),
  novaPagina: async ({ browser }, use) => {
    const contextos: BrowserContext[] = [];
    await use(async (viewport = WIDE) => {
      const contexto = await novoContextoEconomico(browser, { viewport });
      contextos.push(contexto);
      const pagina = await contexto.newPage();
      contarRequisicoes(pagina);
      return pagina;
    });
    await Promise.all(contextos.flatMap((contexto) => contexto.pages()).map(deixarDeResponder));
    await Promise.all(contextos.map((contexto) => contexto.close()));
  },
  conta: async ({ browser, navegadores }, use) => {
    const emUso = new Map<string, Navegador>();
    const emprestar = async (credencial: Credencial): Promise<Navegador> => {
      const { usuario } = credencial;
      const livres = navegadores.filter((um) => ![...emUso.values()].includes(um));
      const navegador = livres.find(({ de }) => de === usuario) ?? livres[0] ?? (await novoNavegador(browser));
      if (!navegadores.includes(navegador)) navegadores.push(navegador);
      emUso.set(usuario, navegador);
      navegador.de = usuario;
      await guardarSessao(navegador, (await comoUsuario(credencial)).sessao);
      return navegador;
    };
    await use(async (quem, viewport = WIDE) => {
      const credencial = typeof quem === 'string' ? { usuario: quem, senha: SENHA } : quem;
      const { contexto } = emUso.get(credencial.usuario) ?? (await emprestar(credencial));
      const pagina = await contexto.newPage();
      contarRequisicoes(pagina);
      await pagina.setViewportSize(viewport);
      await confirmarSenhaQuandoPedida(pagina, credencial.senha);
      return pagina;
    });
    const paginas = navegadores.flatMap(({ contexto, guardada }) =>
      contexto.pages().filter((pagina) => pagina !== guardada),
    );
    await Promise.all(paginas.map(deixarDeResponder));
    await Promise.all(paginas.map((pagina) => pagina.close()));
  },
});

/**
 * Types the password where the product asks for it again: the account logged in more than five minutes ago, or less, as
 * the tests before took.
 */
function confirmarSenhaQuandoPedida(pagina: Page, senha: string): Promise<void> {
  const dialogo = pagina.getByRole('dialog', { name: 'Confirme sua senha' });
  return pagina.addLocatorHandler(dialogo, async () => {
    await dialogo.getByLabel('Sua senha').fill(senha);
    await dialogo.getByRole('button', { name: 'Confirmar' }).click();
  });
}

/** The test is over: a response that it still prepares for this page must not fail it. */
async function deixarDeResponder(pagina: Page): Promise<void> {
  await pagina.unrouteAll({ behavior: 'ignoreErrors' });
}
