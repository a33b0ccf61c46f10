import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { entradasDoGrupo, lerArea, lerPalavras, telasDaEntrada } from './index.js';

const RAIZ = path.resolve(__dirname, '../../..');

const SCHEMA = path.join(__dirname, 'area.schema.json');
/** The check of an editor. */
const schema = z.fromJSONSchema(JSON.parse(fs.readFileSync(SCHEMA, 'utf8')) as Parameters<typeof z.fromJSONSchema>[0]);
const aceita = (valor: unknown) => schema.safeParse(JSON.parse(JSON.stringify(valor))).success;

const CERTA = {
  id: 'mf-compras',
  nome: 'Compras',
  telas: [
    { id: 'cadastro', caminho: '/cadastrar-ítem', titulo: 'Cadastro', permissao: 'ITENS', acao: 'Novo item' },
    { id: 'aditivos', caminho: '/gerenciar-aquisicoes/:idAquisicao/aditivos', titulo: 'Aditivos', permissao: null },
  ],
  menu: [
    {
      id: 'direto',
      titulo: 'Direto',
      ordem: 10,
      icone: 'itens',
      bloco: false,
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

test('a valid area.json is read unchanged', () => {
  expect(lerArea(CERTA)).toEqual(CERTA);
});

test('an area without screens is valid', () => {
  const vazia = { id: 'mf-nova', nome: 'Nova', telas: [], menu: [] };
  expect(lerArea(vazia).telas).toEqual([]);
  expect(aceita(vazia)).toBe(true);
});

test('unknown keys are dropped, $schema too', () => {
  expect(lerArea({ ...CERTA, $schema: './area.schema.json', perigo: true })).toEqual(CERTA);
});

test('the entries of a group are found with and without sections', () => {
  expect(lerArea(CERTA).menu.map((grupo) => entradasDoGrupo(grupo).length)).toEqual([1, 1]);
});

const [tela, outra] = CERTA.telas;
const [direto] = CERTA.menu;

test('an area may have panels on the home', () => {
  const area = { ...CERTA, paineis: [{ id: 'graficos', titulo: 'Gráficos', permissao: null }] };
  expect(lerArea(area)).toEqual(area);
  expect(aceita(area)).toBe(true);
});

test('an entry may have tabs, and an area sections of the page of settings', () => {
  const ajustes = [{ titulo: 'Município', entradas: [{ tela: 'aditivos', descricao: 'Mude os aditivos.' }] }];
  const entradas = [{ tela: 'cadastro', rotulo: 'Cadastrar', abas: [{ tela: 'aditivos', rotulo: 'Aditivos' }] }];
  const area = { ...CERTA, menu: [{ ...direto, entradas }], ajustes };
  expect(lerArea(area)).toEqual(area);
  expect(lerArea(area).menu.flatMap(entradasDoGrupo).flatMap(telasDaEntrada)).toEqual(['cadastro', 'aditivos']);
  expect(aceita(area)).toBe(true);
});

test('the last segments of a path may be optional parameters', () => {
  const caminho = '/relatorio/:tipo/:id?/:segundo?';
  const area = { ...CERTA, telas: [{ ...tela, caminho }, outra] };
  expect(lerArea(area).telas[0]?.caminho).toBe(caminho);
  expect(aceita(area)).toBe(true);
});

test('a screen may say that it opens without a network', () => {
  const area = { ...CERTA, telas: [{ ...tela, semRede: true }, outra] };
  expect(lerArea(area).telas[0]?.semRede).toBe(true);
  expect(aceita(area)).toBe(true);
});

test('a screen may name the read that it begins with', () => {
  const leitura = 'cozinha?unidade=:unidade';
  const area = { ...CERTA, telas: [{ ...tela, leitura }, outra] };
  expect(lerArea(area).telas[0]?.leitura).toBe(leitura);
  expect(aceita(area)).toBe(true);
});

const PALAVRAS = [
  {
    id: 'cadastro',
    palavras: ['cadastrar item'],
    porUnidade: 'estoque',
    registros: true,
    atos: [
      { titulo: 'Itens vencidos', palavras: ['vencidos'], busca: 'prazo=VENCIDO&ver=lote' },
      { titulo: 'Receber um item', palavras: [], doRegistro: { titulo: 'Receber', parametro: 'receber' } },
    ],
    ajuda: { frases: ['Cadastre um item.', 'Digite o nome.', 'Depois, o produto.'], passo: 'Itens' },
  },
];
const comPalavras = (suas: object) => ({ ...CERTA, telas: [{ ...tela, ...suas }, outra] });

test('the words of the search and the help are read apart from the area, from its screens or from a file of their own', () => {
  const area = comPalavras(PALAVRAS[0] ?? {});
  expect(aceita(area)).toBe(true);
  expect(lerArea(area)).toEqual(CERTA);
  expect(lerPalavras(area.telas)).toEqual([...PALAVRAS, { id: 'aditivos', palavras: [] }]);
  expect(lerPalavras(PALAVRAS)).toEqual(PALAVRAS);
});

test.each<[string, object, string]>([
  ['a word that is empty', { palavras: [' '] }, 'palavras[0].palavras[0]: expected a text'],
  ['words that are no list', { palavras: 'receber' }, 'palavras[0].palavras: expected a list'],
  ['another parameter of a unit', { porUnidade: 'escola' }, "palavras[0].porUnidade: expected 'estoque' or 'unidade'"],
  ['records that are not yes or no', { registros: 'sim' }, 'palavras[0].registros: expected true or false'],
  ['help without sentences', { ajuda: {} }, 'palavras[0].ajuda.frases: expected a list'],
  ['a step without a name', { ajuda: { frases: [], passo: '' } }, 'palavras[0].ajuda.passo: expected a text'],
  ['an act without a title', { atos: [{ palavras: [] }] }, 'palavras[0].atos[0].titulo: expected a text'],
  ['a query with a path', { atos: [{ titulo: 'X', busca: '/a?b=1' }] }, 'palavras[0].atos[0].busca: expected a query'],
  [
    'an act on a record without a parameter',
    { atos: [{ titulo: 'X', doRegistro: { titulo: 'Receber' } }] },
    'palavras[0].atos[0].doRegistro.parametro: expected a text',
  ],
])('%s is refused by the reader and by the schema', (_what, suas, mensagem) => {
  expect(() => lerPalavras([{ id: 'cadastro', ...suas }])).toThrow(mensagem);
  expect(aceita(comPalavras(suas))).toBe(false);
});

const MALFORMADAS: [string, unknown, string][] = [
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
    'an optional segment that is not a parameter',
    { ...CERTA, telas: [{ ...tela, caminho: '/a/b?' }, outra] },
    'telas[0].caminho: expected a path',
  ],
  [
    'a missing permission',
    { ...CERTA, telas: [{ ...tela, permissao: undefined }, outra] },
    'telas[0].permissao: expected a text',
  ],
  [
    'a panel without a title',
    { ...CERTA, paineis: [{ id: 'graficos', permissao: null }] },
    'paineis[0].titulo: expected a text',
  ],
  [
    'a network that is not yes or no',
    { ...CERTA, telas: [{ ...tela, semRede: 'sim' }, outra] },
    'telas[0].semRede: expected true or false',
  ],
  [
    'a tab without a label',
    { ...CERTA, menu: [{ ...direto, entradas: [{ tela: 'cadastro', rotulo: 'X', abas: [{ tela: 'aditivos' }] }] }] },
    'menu[0].entradas[0].abas[0].rotulo: expected a text',
  ],
  [
    'a setting without its line',
    { ...CERTA, ajustes: [{ titulo: 'X', entradas: [{ tela: 'cadastro', descricao: ' ' }] }] },
    'ajustes[0].entradas[0].descricao: expected a text',
  ],
  ['an empty read', { ...CERTA, telas: [{ ...tela, leitura: ' ' }, outra] }, 'telas[0].leitura: expected a text'],
  ['an empty action', { ...CERTA, telas: [{ ...tela, acao: ' ' }, outra] }, 'telas[0].acao: expected a text'],
  ['entries and sections', { ...CERTA, menu: [{ ...direto, secoes: [] }] }, "either 'entradas' or 'secoes'"],
  [
    'neither entries nor sections',
    { ...CERTA, menu: [{ ...direto, entradas: undefined }] },
    "either 'entradas' or 'secoes'",
  ],
  [
    'an order that is not a number',
    { ...CERTA, menu: [{ ...direto, ordem: '10' }] },
    'menu[0].ordem: expected a number',
  ],
];

/** JSON Schema cannot compare one part of a document with another. */
const CONTRADITORIAS: [string, unknown, string][] = [
  [
    'a screen of the kitchen that needs a permission',
    { ...CERTA, telas: [{ ...tela, permissao: 'ITENS', porPin: true }, outra] },
    'a session by PIN has no permission',
  ],
  ['a repeated screen', { ...CERTA, telas: [tela, { ...outra, id: 'cadastro' }] }, "'cadastro' is repeated"],
  [
    'a panel with the id of a screen',
    { ...CERTA, paineis: [{ id: 'cadastro', titulo: 'Painel', permissao: null }] },
    "'cadastro' is repeated",
  ],
  [
    'a repeated path',
    { ...CERTA, telas: [tela, { ...outra, caminho: tela?.caminho }] },
    "'/cadastrar-ítem' is repeated",
  ],
  [
    'an entry of an unknown screen',
    { ...CERTA, menu: [{ ...direto, entradas: [{ tela: 'fantasma', rotulo: 'X' }] }] },
    "there is no screen 'fantasma'",
  ],
  [
    'a tab of an unknown screen',
    {
      ...CERTA,
      menu: [{ ...direto, entradas: [{ tela: 'cadastro', rotulo: 'X', abas: [{ tela: 'fantasma', rotulo: 'Y' }] }] }],
    },
    "menu 'direto': expected entries of this area's screens; there is no screen 'fantasma'",
  ],
  [
    'a setting of an unknown screen',
    { ...CERTA, ajustes: [{ titulo: 'X', entradas: [{ tela: 'fantasma', descricao: 'Y' }] }] },
    "ajustes 'X': expected entries of this area's screens; there is no screen 'fantasma'",
  ],
];

test.each([...MALFORMADAS, ...CONTRADITORIAS])(
  '%s is refused and the error names the place',
  (_what, valor, mensagem) => {
    expect(() => lerArea(valor)).toThrow(mensagem);
  },
);

describe('area.schema.json agrees with the validator', () => {
  test.each(MALFORMADAS)('%s is refused', (_what, valor) => {
    expect(aceita(valor)).toBe(false);
  });

  test('a valid area.json is accepted', () => {
    expect(aceita(CERTA)).toBe(true);
  });

  test('an unknown key, probably a mistake, is refused', () => {
    expect(aceita({ ...CERTA, meu: [] })).toBe(false);
    expect(aceita({ ...CERTA, telas: [{ ...tela, permisao: null }, outra] })).toBe(false);
  });

  const areas = fs.readdirSync(RAIZ).filter((pasta) => fs.existsSync(path.join(RAIZ, pasta, 'area.json')));

  test.each(areas)('%s names the schema and is accepted', (area) => {
    const json = JSON.parse(fs.readFileSync(path.join(RAIZ, area, 'area.json'), 'utf8')) as { $schema?: string };
    expect(path.resolve(RAIZ, area, json.$schema ?? '')).toBe(SCHEMA);
    expect(aceita(json)).toBe(true);
  });
});
