import { url, withBrowser } from './harness/browser.js';
import { areasPublicadas, type AreaPublicada } from './harness/federation.js';
import { CONTAS, entrar, SENHA, type Conta } from './harness/login.js';
import { seguirPara } from './harness/navegar.js';

const novaPagina = withBrowser();

/** Specification 1, section 2, the table of the home: tile → permissions of which one suffices; null: login only. */
const BLOCOS: Record<string, string[] | null> = {
  Usuários: ['USUARIOS'],
  'Unidades Educacionais': ['UNIDADES'],
  'Dados cadastrais': null,
  'Menu de itens': ['ITENS', 'PRODUTOS', 'FORNECEDORES'],
  'Licitação/Contrato': ['AQUISICOES'],
  'Solicitações de compra': ['SOLICITACOES'],
  Estoque: ['ESTOQUES'],
  'Menu de alimentos': ['ALIMENTOS', 'PREPAROS', 'PRATOS'],
  Cardápios: ['CARDAPIOS'],
  'Calendário de cardápios': null,
  'Execução de cardápios': null,
  Notificações: null,
};

let areas: AreaPublicada[];

beforeAll(async () => {
  areas = await areasPublicadas();
});

async function permissoesDe(conta: Conta): Promise<string[]> {
  const res = await fetch(url('/api/tokens/autenticar'), {
    method: 'POST',
    body: new URLSearchParams({ usuario: conta, senha: SENHA }),
  });
  const { usuario } = (await res.json()) as { usuario: { permissoes: string[] } };
  return usuario.permissoes;
}

test('the menu has no tile that the specification does not know', () => {
  expect(areas.flatMap(({ grupos }) => grupos).filter((grupo) => !(grupo in BLOCOS))).toEqual([]);
});

test.each(CONTAS)('%s sees the tiles and groups of its permissions, and no other', async (conta) => {
  const permissoes = await permissoesDe(conta);
  const page = await novaPagina();
  await entrar(page, conta);
  const devidos = Object.keys(BLOCOS)
    .filter((titulo) => BLOCOS[titulo]?.some((permissao) => permissoes.includes(permissao)) ?? true)
    .sort();
  const blocos = page.getByRole('main').getByRole('heading', { level: 2, includeHidden: false });
  expect((await blocos.allTextContents()).sort()).toEqual(devidos);
  const lateral = page.getByRole('navigation', { name: 'Menu principal' });
  await lateral.hover();
  expect((await lateral.locator('.menu-titulo').allTextContents()).sort()).toEqual(devidos);
});

test.each(CONTAS)(
  '%s opens the screens of its permissions; from the others it is sent home and told why',
  async (conta) => {
    const permissoes = await permissoesDe(conta);
    const page = await novaPagina();
    await entrar(page, conta);
    /** The administrator opens every screen by its address, as a bookmark does; others the first of each kind, and the rest as a link does, in a fraction of the time. */
    const abertas = new Set<boolean>();
    for (const { caminho, titulo, permissao } of areas
      .flatMap(({ telas }) => telas)
      .filter((tela) => !tela.caminho.includes(':'))) {
      const pode = permissao === null || permissoes.includes(permissao);
      if (conta !== 'admin' && abertas.has(pode)) await seguirPara(page, caminho);
      else await page.goto(url(caminho));
      abertas.add(pode);
      if (pode) {
        await page.waitForFunction((esperado) => document.title === esperado, `${titulo} · Merenda Escolar`);
      } else {
        await page.getByText(`Seu usuário não tem permissão para abrir "${titulo}".`).waitFor();
        await page.waitForURL(url('/home'));
      }
    }
  },
);
