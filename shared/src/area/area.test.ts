import { entradasDoGrupo, lerArea } from './index.js';

const CERTA = {
  id: 'mf-compras',
  nome: 'Compras',
  telas: [
    { id: 'cadastro', caminho: '/cadastrar-ítem', titulo: 'Cadastro', permissao: 'ITENS' },
    { id: 'aditivos', caminho: '/gerenciar-aquisicoes/:idAquisicao/aditivos', titulo: 'Aditivos', permissao: null },
  ],
  menu: [
    {
      id: 'direto',
      titulo: 'Direto',
      ordem: 10,
      icone: 'itens',
      entradas: [{ tela: 'cadastro', rotulo: 'Cadastrar' }],
    },
    {
      id: 'em-secoes',
      titulo: 'Em seções',
      ordem: 20,
      secoes: [{ titulo: 'Itens', entradas: [{ tela: 'cadastro', rotulo: 'Cadastrar' }] }],
    },
  ],
};

test('a right area.json is read as it is', () => {
  expect(lerArea(CERTA)).toEqual(CERTA);
});

test('an area without screens is legal', () => {
  expect(lerArea({ id: 'mf-nova', nome: 'Nova', telas: [], menu: [] }).telas).toEqual([]);
});

test('what the shell does not know is left out', () => {
  expect(lerArea({ ...CERTA, perigo: true })).toEqual(CERTA);
});

test('the entries of a group are found in and out of sections', () => {
  expect(lerArea(CERTA).menu.map((grupo) => entradasDoGrupo(grupo).length)).toEqual([1, 1]);
});

const [tela, outra] = CERTA.telas;
const [direto] = CERTA.menu;

test('the last segments of a path may be optional parameters', () => {
  const caminho = '/relatorio/:tipo/:id?/:segundo?';
  expect(lerArea({ ...CERTA, telas: [{ ...tela, caminho }, outra] }).telas[0]?.caminho).toBe(caminho);
});

test.each([
  ['nothing', null, 'area.json: expected an object'],
  ['a list', [], 'area.json: expected an object'],
  ['no screens', { ...CERTA, telas: undefined }, 'telas: expected a list'],
  ['an empty name', { ...CERTA, nome: ' ' }, 'nome: expected a text'],
  ['an id with capitals', { ...CERTA, id: 'MfCompras' }, "id: expected lower-case words joined by '-'"],
  [
    'a path without slash',
    { ...CERTA, telas: [{ ...tela, caminho: 'cadastrar' }, outra] },
    'telas[0].caminho: expected a path',
  ],
  [
    'a path with a query',
    { ...CERTA, telas: [{ ...tela, caminho: '/a?b=1' }, outra] },
    'telas[0].caminho: expected a path',
  ],
  [
    'an optional segment that is no parameter',
    { ...CERTA, telas: [{ ...tela, caminho: '/a/b?' }, outra] },
    'telas[0].caminho: expected a path',
  ],
  [
    'a forgotten permission',
    { ...CERTA, telas: [{ ...tela, permissao: undefined }, outra] },
    'telas[0].permissao: expected a text',
  ],
  ['a repeated screen', { ...CERTA, telas: [tela, { ...outra, id: 'cadastro' }] }, "'cadastro' is repeated"],
  [
    'a repeated path',
    { ...CERTA, telas: [tela, { ...outra, caminho: tela?.caminho }] },
    "'/cadastrar-ítem' is repeated",
  ],
  [
    'an entry without screen',
    { ...CERTA, menu: [{ ...direto, entradas: [{ tela: 'fantasma', rotulo: 'X' }] }] },
    "there is no screen 'fantasma'",
  ],
  ['entries and sections', { ...CERTA, menu: [{ ...direto, secoes: [] }] }, "either 'entradas' or 'secoes'"],
  ['neither', { ...CERTA, menu: [{ ...direto, entradas: undefined }] }, "either 'entradas' or 'secoes'"],
  ['an order that is no number', { ...CERTA, menu: [{ ...direto, ordem: '10' }] }, 'menu[0].ordem: expected a number'],
])('%s is refused and the place named', (_what, valor, mensagem) => {
  expect(() => lerArea(valor)).toThrow(mensagem);
});
