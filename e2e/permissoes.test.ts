import { expect, test } from './harness/test.js';
import { comoConta } from './harness/api.js';
import { areasPublicadas, type AreaPublicada } from './harness/federation.js';
import { CONTAS } from './harness/login.js';
import { seguirPara } from './harness/navegar.js';

/**
 * Specification 1, section 2, the table of the home, and 'Município', which is our own: tile → permissions (one is
 * enough); null means that every logged-in user may open it.
 */
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
  Município: ['CONFIGURACOES'],
};

let areas: AreaPublicada[];

test.beforeAll(async () => {
  areas = await areasPublicadas();
});

/** Groups of the sidebar that have no tile, which every logged-in user sees. */
const SO_NA_BARRA = ['Relatórios e indicadores'];

test('the menu has only these tiles, and these groups without a tile', () => {
  const grupos = areas.flatMap((area) => area.grupos);
  expect(grupos.filter(({ titulo, bloco }) => bloco && !(titulo in BLOCOS))).toEqual([]);
  expect(grupos.filter(({ bloco }) => !bloco).map(({ titulo }) => titulo)).toEqual(SO_NA_BARRA);
});

for (const quem of CONTAS) {
  test(`${quem} sees only the tiles and groups of its permissions`, async ({ conta }) => {
    const { permissoes } = await comoConta(quem);
    const page = await conta(quem);
    await page.goto('/home');
    const devidos = Object.keys(BLOCOS)
      .filter((titulo) => BLOCOS[titulo]?.some((permissao) => permissoes.includes(permissao)) ?? true)
      .sort();
    const telas = page.getByRole('main').getByRole('list', { name: 'Telas' });
    const blocos = telas.getByRole('heading', { level: 2, includeHidden: false });
    await expect.poll(async () => (await blocos.allTextContents()).sort()).toEqual(devidos);
    const lateral = page.getByRole('navigation', { name: 'Menu principal' });
    await expect
      .poll(async () => (await lateral.locator('.menu-titulo').allTextContents()).sort())
      .toEqual([...devidos, ...SO_NA_BARRA].sort());
  });
}

for (const quem of CONTAS) {
  test(`${quem} opens the screens of its permissions; the others lead home with the reason`, async ({ conta }) => {
    const { permissoes } = await comoConta(quem);
    const page = await conta(quem);
    // The administrator opens every screen by its address, as a bookmark does. The others do so for the first screen of
    // each kind and follow links to the rest, which is much faster.
    const abertas = new Set<boolean>();
    const telas = areas.flatMap((area) => area.telas).filter((tela) => !tela.caminho.includes(':'));
    for (const { caminho, titulo, permissao } of telas) {
      const pode = permissao === null || permissoes.includes(permissao);
      const abrir = () =>
        quem !== 'admin' && abertas.has(pode) ? seguirPara(page, caminho) : page.goto(caminho).then(() => undefined);
      if (pode) {
        await abrir();
        await expect(page).toHaveTitle(`${titulo} · Merenda Escolar`);
        // '/desperdicio' leads to the screen whose title it has; until it has done so, a further link would be undone.
        const destino = telas.find((tela) => tela.titulo === titulo)?.caminho;
        await expect(page).toHaveURL(({ pathname }) => decodeURI(pathname) === destino);
      } else {
        // The notice disappears by itself, so the wait for it begins before the screen is opened.
        const motivo = page.getByText(`Seu usuário não tem permissão para abrir "${titulo}".`);
        await Promise.all([motivo.waitFor(), abrir()]);
        // A user without permissions works in the kitchen.
        await expect(page).toHaveURL(permissoes.length === 0 ? '/cozinha' : '/home');
      }
      abertas.add(pode);
    }
  });
}
