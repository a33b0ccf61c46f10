import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { lintFiles } from './planted-files.js';

const ROOT = path.resolve(__dirname, '../..');

/** A file at this path, its text, and a part of the message that it gets; '' if it is allowed. */
type Case = [what: string, file: string, text: string, message: string];

const imports = (from: string, name = 'default'): string =>
  `import { ${name} as x } from '${from}';\nexport default x;\n`;

const IMPORTS: Case[] = [
  [
    'a relative import of shared',
    'mf-compras/src/x.ts',
    imports('../../shared/src/raiz'),
    "Import from its doors: '@merenda/shared'",
  ],
  [
    'a path into shared',
    'shell/src/x.ts',
    imports('@merenda/shared/src/raiz/index'),
    "Import from its doors: '@merenda/shared'",
  ],
  ['another area', 'mf-compras/src/x.ts', imports('../../mf-estoque/src/area'), 'link to the screen'],
  ['an area from the shell', 'shell/src/x.ts', imports('../../mf-estoque/src/area'), "a door of '@merenda/shared'"],
  ['the shell from an area', 'mf-compras/src/x.ts', imports('../../shell/src/App'), 'Nothing imports the shell'],
  [
    'the API from an area',
    'mf-compras/src/x.ts',
    imports('../../api/src/app'),
    "types from '@merenda/shared/contratos'",
  ],
  ['a path inside antd', 'mf-compras/src/x.ts', imports('antd/es/button'), "Import from 'antd'"],
  ["the icons' root", 'mf-compras/src/x.ts', imports('@ant-design/icons'), "'@ant-design/icons/EditOutlined'"],
  ['ky outside shared', 'mf-compras/src/x.ts', imports('ky'), '`api` of'],
  ['ky in the ui door', 'shared/src/ui/x.ts', imports('ky'), '`api` of'],
  ['react-toastify outside the shell', 'mf-compras/src/x.ts', imports('react-toastify'), '`avisos` of'],
  [
    'the federation runtime outside its folder',
    'shell/src/menu/x.ts',
    imports('@module-federation/enhanced/runtime'),
    'shell/src/federation only',
  ],
  ['zod in the browser', 'mf-compras/src/x.ts', imports('zod'), 'types and constants'],
  ['a relative import without a suffix', 'mf-compras/src/x.ts', imports('./aditivos'), 'carries the suffix'],
  ['a relative import with its suffix', 'mf-compras/src/x.ts', imports('./aditivos/index.js'), ''],
  ['the doors of shared', 'mf-compras/src/x.ts', imports('@merenda/shared/ui'), ''],
  ['one icon by its path', 'mf-compras/src/x.ts', imports('@ant-design/icons/EditOutlined'), ''],
  [
    'the federation runtime in its folder',
    'shell/src/federation/x.ts',
    imports('@module-federation/enhanced/runtime'),
    '',
  ],
  ['ky in the root door', 'shared/src/raiz/x.ts', imports('ky'), ''],
  ['a neighbour in the same area', 'mf-compras/src/aditivos/x.ts', imports('../aquisicoes/aquisicoes.api.js'), ''],
];

const NAMES: Case[] = [
  ['a name of the router in an area', 'mf-compras/src/x.ts', imports('react-router-dom', 'useNavigate'), ''],
  [
    'a name of the router that the page does not provide',
    'mf-compras/src/x.ts',
    imports('react-router-dom', 'useFetcher'),
    'shell/src/federation/roteador.ts',
  ],
  ['any name of the router in the shell', 'shell/src/x.ts', imports('react-router-dom', 'createBrowserRouter'), ''],
  ['any name of antd in the shell', 'shell/src/x.ts', imports('antd', 'Carousel'), ''],
  ...['mf-compras/src/x.ts', 'shared/src/ui/x.ts'].flatMap((file): Case[] => [
    ['a name of antd', file, imports('antd', 'Button'), ''],
    ['a name of antd that the page does not provide', file, imports('antd', 'Carousel'), 'shell/src/federation/antd'],
    ['antd as a whole', file, "import * as antd from 'antd';\nexport default antd.Button;\n", 'names only'],
    ['a type of antd', file, "import { type CarouselProps } from 'antd';\nexport type { CarouselProps };\n", ''],
  ]),
];

const keys = (query: string): string =>
  `export const consulta = (FAMILIA: string[], id: number) => [FAMILIA, id, ${query}];\n`;

const KEYS = [
  ["{ queryKey: ['itens', id] }", 'begins with its family'],
  ["{ queryKey: ['itens'] }", 'begins with its family'],
  ['{ queryKey: [`itens`, id] }', 'begins with its family'],
  ["{ queryKey: [...FAMILIA, 'lista'] }", ''],
  ['{ queryKey: FAMILIA }', ''],
  ["{ outra: ['itens'] }", ''],
].flatMap(([query = '', message = '']): Case[] => [
  [query, 'mf-compras/src/x.ts', keys(query), message],
  [`${query} in the shell`, 'shell/src/x.ts', keys(query), message],
  [`${query} in a test`, 'mf-compras/src/x.test.ts', keys(query), ''],
]);

const GLOSSARY = [
  ['mf-compras/src/x.ts', 'Pedido', 'A purchase request is a Solicitacao'],
  ['shared/src/testing/x.ts', 'Pedidos', 'an HTTP request a Requisicao'],
  ['mf-compras/src/x.ts', 'valorDoPedido', ''],
  ['api/src/mecanismos/x.ts', 'nomeDoEnvio', 'the stored write'],
  ['api/src/mecanismos/x.ts', 'quemEnviou', ''],
  ['shared/src/ui/x.ts', 'useEnvio', ''],
  ['api/src/estoque/lotes/x.ts', 'ultimoLancamento', 'belongs to the calendar'],
  ['shared/src/regras/estoque/x.ts', 'LancamentoAEstornar', 'belongs to the calendar'],
  ['mf-estoque/src/x.ts', 'ModalLancamento', 'belongs to the calendar'],
  ['api/src/estoque/lotes/x.ts', 'aposLancamento', ''],
  ['api/src/cardapios/x.ts', 'buscarLancamento', ''],
].map(([file = '', name = '', message = '']): Case => [
  `the name ${name}`,
  file,
  `export const ${name} = 1;\n`,
  message,
]);

const OTHERS: Case[] = [
  ['the address in a call', 'mf-compras/src/x.api.ts', 'export const x = (): string => location.href;\n', 'location'],
  [
    'the address by globalThis',
    'mf-compras/src/x.api.ts',
    'export const x = () => globalThis.history;\n',
    'A call only',
  ],
  ['a print in the product', 'api/src/x.ts', "console.log('x');\n", 'console'],
  ['a print of a command', 'api/src/comandos/x.ts', "console.log('x');\n", ''],
  ['an equality of two kinds', 'api/src/x.ts', 'export const x = (a: unknown) => a == 1;\n', '==='],
  ['a comparison with null', 'api/src/x.ts', 'export const x = (a: unknown) => a == null;\n', ''],
  ['the sign for no value', 'mf-compras/src/x.ts', "export const x = '---';\n", 'SEM_VALOR'],
  ['the sign for no value, in a test', 'mf-compras/src/x.test.ts', "export const x = '---';\n", ''],
  ['any', 'api/src/x.ts', 'export const x = (a: any) => a;\n', 'any'],
  ['a name that is not used', 'api/src/x.ts', 'const x = 1;\n', 'never used'],
  ['a type imported as a value', 'api/src/x.ts', "import { Server } from 'node:net';\nexport let x: Server;\n", 'type'],
  ['a value that must be there', 'api/src/x.ts', 'export const x = (a?: { b: 1 }) => a!.b;\n', 'assertion'],
  ['a value that must be there, in a test', 'api/src/x.test.ts', 'export const x = (a?: { b: 1 }) => a!.b;\n', ''],
  [
    'a comment that switches rules off',
    'api/src/x.ts',
    '/* eslint-disable */\nexport const x = 1;\n',
    'eslint-disable',
  ],
];

/** Each case is a file of its own: `x.ts` gets a number. */
const CASES = [...IMPORTS, ...NAMES, ...KEYS, ...GLOSSARY, ...OTHERS].map(([what, file, text, message], i) => ({
  what,
  file: file.replace('/x.', `/x${i}.`),
  text,
  message,
}));

let messagesOf: (file: string) => string;

beforeAll(() => {
  const problemsOf = lintFiles(Object.fromEntries(CASES.map(({ file, text }) => [file, text])));
  messagesOf = (file) =>
    problemsOf(file)
      .map(({ message }) => message)
      .join('\n');
});

test.each(CASES.filter(({ message }) => message !== ''))('$what is refused in $file', ({ file, message }) => {
  expect(messagesOf(file)).toContain(message);
});

test.each(CASES.filter(({ message }) => message === ''))('$what is allowed in $file', ({ file }) => {
  expect(messagesOf(file)).toBe('');
});

test('`npm run lint` has these settings, and no comment switches a rule off', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { lint: string };
  };
  expect(scripts.lint).toBe('oxlint --config oxlint.config.mjs');
  // oxlint has no setting that ignores its own comments.
  const comments = spawnSync('git', ['grep', '--untracked', '-lE', '(//|/\\*) *oxlint-disable'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(comments.stdout).toBe('');
});
