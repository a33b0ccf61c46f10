import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { importScopes } from './restricted-imports.cjs';
import { syntaxScopes } from './restricted-syntax.cjs';

const ROOT = path.resolve(__dirname, '../..');

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    ...importScopes,
    ...syntaxScopes,
  ],
});

/** The messages of the rules for a file at this path; '' if it is allowed. */
async function lintText(filePath: string, text: string): Promise<string> {
  const results = await eslint.lintText(text, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message)).join('\n');
}

/** The same for a file with this import. */
const lint = (filePath: string, from: string, name = 'default'): Promise<string> =>
  lintText(filePath, `import { ${name} as x } from '${from}';\nexport default x;\n`);

test('`npm run lint` applies the rules', () => {
  const config = execFileSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '--print-config', 'mf-compras/src/area.tsx'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(config).toContain('Nothing imports the shell');
  expect(config).toContain('A query key begins with its family');
  // A comment must not switch off a rule of oxlint.
  expect(config).toContain('oxlint-disable');
  const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { lint: string };
  };
  expect(scripts.lint).toBe('oxlint && eslint . --max-warnings 0');
});

test.each([
  [
    'a relative import of shared',
    'mf-compras/src/x.ts',
    '../../shared/src/raiz',
    "Import from its doors: '@merenda/shared'",
  ],
  [
    'a path into shared',
    'shell/src/x.ts',
    '@merenda/shared/src/raiz/index',
    "Import from its doors: '@merenda/shared'",
  ],
  ['another area', 'mf-compras/src/x.ts', '../../mf-estoque/src/area', 'link to the screen'],
  ['an area from the shell', 'shell/src/x.ts', '../../mf-estoque/src/area', "a door of '@merenda/shared'"],
  ['the shell from an area', 'mf-compras/src/x.ts', '../../shell/src/App', 'Nothing imports the shell'],
  ['the API from an area', 'mf-compras/src/x.ts', '../../api/src/app', "types from '@merenda/shared/contratos'"],
  ['a path inside antd', 'mf-compras/src/x.ts', 'antd/es/button', "Import from 'antd'"],
  ["the icons' root", 'mf-compras/src/x.ts', '@ant-design/icons', "'@ant-design/icons/EditOutlined'"],
  ['ky outside shared', 'mf-compras/src/x.ts', 'ky', '`api` of'],
  ['ky in the ui door', 'shared/src/ui/x.ts', 'ky', '`api` of'],
  ['react-toastify outside the shell', 'mf-compras/src/x.ts', 'react-toastify', '`avisos` of'],
  [
    'the federation runtime outside its folder',
    'shell/src/menu/x.ts',
    '@module-federation/enhanced/runtime',
    'shell/src/federation only',
  ],
  ['zod in the browser', 'mf-compras/src/x.ts', 'zod', 'types and constants'],
])('%s is refused, and the message names the alternative', async (_what, file, from, alternative) => {
  expect(await lint(file, from)).toContain(alternative);
});

test('an area may import only the router names that the page provides', async () => {
  expect(await lint('mf-compras/src/x.ts', 'react-router-dom', 'useNavigate')).toBe('');
  expect(await lint('mf-compras/src/x.ts', 'react-router-dom', 'useFetcher')).toContain(
    'shell/src/federation/roteador.ts',
  );
  expect(await lint('shell/src/x.ts', 'react-router-dom', 'createBrowserRouter')).toBe('');
});

test.each(['mf-compras/src/x.ts', 'shared/src/ui/x.ts'])(
  '%s may import only the antd names that the page provides',
  async (file) => {
    expect(await lint(file, 'antd', 'Button')).toBe('');
    expect(await lint(file, 'antd', 'Carousel')).toContain('shell/src/federation/antd');
    expect(await lintText(file, "import * as antd from 'antd';\nexport default antd.Button;\n")).toContain(
      'names only',
    );
    expect(await lintText(file, "import { type CarouselProps } from 'antd';\nexport type { CarouselProps };\n")).toBe(
      '',
    );
    expect(await lint('shell/src/x.ts', 'antd', 'Carousel')).toBe('');
  },
);

test.each([
  ['the doors of shared', 'mf-compras/src/x.ts', '@merenda/shared/ui'],
  ['one icon by its path', 'mf-compras/src/x.ts', '@ant-design/icons/EditOutlined'],
  ['the federation runtime in its folder', 'shell/src/federation/x.ts', '@module-federation/enhanced/runtime'],
  ['ky in the root door', 'shared/src/raiz/x.ts', 'ky'],
  ['a neighbour in the same area', 'mf-compras/src/aditivos/x.ts', '../aquisicoes/aquisicoes.api.js'],
])('%s is allowed', async (_what, file, from) => {
  expect(await lint(file, from)).toBe('');
});

test.each([
  ["{ queryKey: ['itens', id] }", 'begins with its family'],
  ["{ queryKey: ['itens'] }", 'begins with its family'],
  ['{ queryKey: [`itens`, id] }', 'begins with its family'],
  ["{ queryKey: [...FAMILIA, 'lista'] }", ''],
  ['{ queryKey: FAMILIA }', ''],
  ["{ outra: ['itens'] }", ''],
])('the query key of %s', async (consulta, message) => {
  const text = `export const consulta = (FAMILIA: string[], id: number) => [FAMILIA, id, ${consulta}];\n`;
  if (message === '') expect(await lintText('mf-compras/src/x.ts', text)).toBe('');
  else expect(await lintText('mf-compras/src/x.ts', text)).toContain(message);
  expect(await lintText('mf-compras/src/x.test.ts', text)).toBe('');
});

test('a relative import without the suffix of the emitted file is refused', async () => {
  expect(await lint('mf-compras/src/x.ts', './aditivos')).toContain('carries the suffix');
  expect(await lint('mf-compras/src/x.ts', './aditivos/index.js')).toBe('');
});
