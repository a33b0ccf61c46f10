import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const HERE = __dirname;

/** A small project: two screens, a door with two rules, one API resource that uses a rule, one that does not. */
const PROJECT = {
  'shared/package.json': JSON.stringify({ exports: { './regras': { source: './src/regras/index.ts' } } }),
  'shared/src/regras/index.ts': "export * from './fefo.js';\nexport { half as rounded } from './round.js';\n",
  'shared/src/regras/fefo.ts': 'export function fefo() {}\nexport type Lot = number;\n',
  'shared/src/regras/fefo.test.ts': "import { fefo } from './fefo.js';\n",
  'shared/src/regras/round.ts': 'export const half = 2;\n',
  'shared/src/regras/round.test.ts': "import { half } from './round.js';\n",
  'mf-a/src/Stock.tsx': "import {\n  fefo,\n  type Lot,\n} from '@merenda/shared/regras';\n",
  'mf-a/src/Stock.test.tsx': "import { Stock } from './Stock.js';\n",
  'mf-b/src/Sum.tsx': "import { rounded, type Lot } from '@merenda/shared/regras';\n",
  'mf-b/src/Sum.test.tsx': "import { Sum } from './Sum.js';\n",
  'mf-b/src/area.tsx': "export const screens = { sum: () => import('./Sum.js') };\n",
  'mf-b/src/area.test.ts': "import { screens } from './area.js';\n",
  'api/src/app.ts': "import './estoque/stock/rotas.js';\nimport './estoque/users/rotas.js';\nexport const app = 1;\n",
  'api/src/estoque/stock/rotas.ts': "import { fefo } from '@merenda/shared/regras';\n",
  'api/src/estoque/stock/rotas.test.ts': "import { app } from '../../app.js';\n",
  'api/src/estoque/users/rotas.ts': 'export {};\n',
  'api/src/estoque/users/rotas.test.ts': "import { app } from '../../app.js';\n",
  'api/src/demonstracao/fill.ts': "import { fefo } from '@merenda/shared/regras';\n",
  'api/src/demonstracao/fill.test.ts': "import { fill } from './fill.js';\n",
  'scripts/build/go.mjs': 'export {};\n',
  'scripts/build/go.test.ts': "test('starts it', () => undefined);\n",
  'e2e/login.test.ts': "test('opens it', () => undefined);\n",
};

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-changed-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(project: Record<string, string>) {
  for (const [file, text] of Object.entries(project)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
}

/** jest does not load plain ES modules, so the choice runs as a process. */
function choose(changed: string[], more: Record<string, string> = {}) {
  const project = { ...PROJECT, ...more };
  write(project);
  const code = `
    import { readImporters } from './imports.mjs';
    import { chooseTests } from './choose.mjs';
    const files = ${JSON.stringify(Object.keys(project))};
    console.log(JSON.stringify(chooseTests(${JSON.stringify(changed)}, files, readImporters(${JSON.stringify(folder)}, files))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: HERE,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as { unit: string[]; api: string[]; leftOut: string[]; browser: boolean };
}

test('a screen: its own test, and the test of the area that loads it', () => {
  expect(choose(['mf-b/src/Sum.tsx'])).toEqual({
    unit: ['mf-b/src/Sum.test.tsx', 'mf-b/src/area.test.ts'],
    api: [],
    leftOut: [],
    browser: false,
  });
});

test('a rule: its test, and the screens and routes that use it through the door; users of its types and of other rules do not count', () => {
  expect(choose(['shared/src/regras/fefo.ts']).unit).toEqual([
    'shared/src/regras/fefo.test.ts',
    'mf-a/src/Stock.test.tsx',
  ]);
  expect(choose(['shared/src/regras/round.ts']).unit).toEqual([
    'shared/src/regras/round.test.ts',
    'mf-b/src/Sum.test.tsx',
    'mf-b/src/area.test.ts',
  ]);
});

test('API tests all depend on the application: when they are too many, only those next to the change or next to a direct importer run', () => {
  const many = Object.fromEntries(
    Array.from({ length: 11 }, (_, i) => [
      `api/src/estoque/r${i}/rotas.test.ts`,
      "import { app } from '../../app.js';\n",
    ]),
  );
  const few = choose(['shared/src/regras/fefo.ts']);
  expect(few.api).toEqual(['api/src/estoque/stock/rotas.test.ts', 'api/src/estoque/users/rotas.test.ts']);
  const { api, leftOut } = choose(['shared/src/regras/fefo.ts'], many);
  expect(api).toEqual(['api/src/estoque/stock/rotas.test.ts']);
  expect(leftOut).toHaveLength(13);
  expect(leftOut).toContain('api/src/estoque/users/rotas.test.ts');
});

test('a test that fills its own database runs only after a change next to it', () => {
  expect(choose(['shared/src/regras/fefo.ts']).leftOut).toEqual(['api/src/demonstracao/fill.test.ts']);
  expect(choose(['api/src/demonstracao/fill.ts']).api).toEqual(['api/src/demonstracao/fill.test.ts']);
});

test('a script: the tests of its folder, which start it as a process; a changed test runs itself; browser tests are only named', () => {
  expect(choose(['scripts/build/go.mjs']).unit).toEqual(['scripts/build/go.test.ts']);
  expect(choose(['mf-a/src/Stock.test.tsx']).unit).toEqual(['mf-a/src/Stock.test.tsx']);
  expect(choose(['e2e/login.test.ts'])).toEqual({ unit: [], api: [], leftOut: [], browser: true });
});
