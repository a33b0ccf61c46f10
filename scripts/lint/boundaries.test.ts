import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** A rule (or null: allowed), the file that imports, the file that is imported. */
const CASES: [rule: string | null, file: string, imported: string][] = [
  ['area-apart-from-areas', 'mf-compras/src/outra.ts', 'mf-estoque/src/alvo.ts'],
  ['nobody-imports-the-shell', 'mf-compras/src/casca.ts', 'shell/src/alvo.ts'],
  ['shell-names-no-area', 'shell/src/area.ts', 'mf-estoque/src/alvo.ts'],
  ['browser-apart-from-api', 'mf-compras/src/servidor.ts', 'api/src/alvo.ts'],
  ['api-takes-pure-doors', 'api/src/sessao.ts', 'shared/src/raiz/index.ts'],
  ['shared-by-its-doors', 'mf-compras/src/janela.ts', 'shared/src/ui/botao.ts'],
  ['shared-stands-alone', 'shared/src/ui/area.ts', 'mf-compras/src/alvo.ts'],
  ['pure-doors-stay-pure', 'shared/src/regras/regra.ts', 'shared/src/raiz/sessao.ts'],
  ['root-door-without-antd', 'shared/src/raiz/dialogo.ts', 'shared/src/ui/dialogo.ts'],
  ['root-door-without-antd', 'shared/src/raiz/lista.ts', 'shared/src/consultas/produtos.ts'],
  ['queries-without-screens', 'shared/src/consultas/tela.ts', 'shared/src/ui/tela.ts'],
  ['testing-only-in-tests', 'mf-compras/src/tela.ts', 'shared/src/testing/index.ts'],
  ['e2e-stands-outside', 'e2e/jornada.ts', 'mf-compras/src/alvo.ts'],
  [null, 'mf-compras/src/porta.ts', 'shared/src/ui/index.ts'],
  [null, 'api/src/regra.ts', 'shared/src/regras/index.ts'],
  [null, 'mf-compras/src/tela.test.ts', 'shared/src/testing/index.ts'],
  [null, 'mf-compras/src/vizinha.ts', 'mf-compras/src/alvo.ts'],
];

/** A house of the same plan, with one file for each case: the rules are about where things stand. */
const house = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-boundaries-'));
let violations: { from: string; rule: string }[];

beforeAll(() => {
  fs.copyFileSync(path.join(ROOT, 'tsconfig.base.json'), path.join(house, 'tsconfig.json'));
  for (const [, file, imported] of CASES) {
    write(imported, 'export default 1;\n');
    write(
      file,
      `import x from '${path
        .relative(path.dirname(file), imported)
        .replace(/^(?!\.)/, './')
        .replace(/\.ts$/, '.js')}';\nexport default x;\n`,
    );
  }
  write('mf-compras/src/ovo.ts', "import galinha from './galinha.js';\nexport default galinha;\n");
  write('mf-compras/src/galinha.ts', "import ovo from './ovo.js';\nexport default ovo;\n");
  write('mf-compras/src/perdida.ts', "export { default } from 'not-a-package';\n");
  violations = cruise();
});

afterAll(() => {
  fs.rmSync(house, { recursive: true });
});

function write(name: string, content: string): void {
  fs.mkdirSync(path.join(house, path.dirname(name)), { recursive: true });
  fs.writeFileSync(path.join(house, name), content);
}

function cruise(): typeof violations {
  const args = ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '.dependency-cruiser.cjs'].map((file) =>
    path.join(ROOT, file),
  );
  const [cli = '', config = ''] = args;
  const { stdout, stderr } = spawnSync(process.execPath, [cli, '--config', config, '--output-type', 'json', '.'], {
    cwd: house,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }));
}

const brokenBy = (file: string) => violations.filter(({ from }) => from === file).map(({ rule }) => rule);

test.each(CASES.filter(([rule]) => rule !== null))('%s: %s must not import %s', (rule, file) => {
  expect(brokenBy(file)).toContain(rule);
});

test.each(CASES.filter(([rule]) => rule === null))('%s: %s may import %s', (_rule, file) => {
  expect(brokenBy(file)).toEqual([]);
});

test('files that need each other are told', () => {
  const told = violations.filter(({ rule }) => rule === 'no-cycles').map(({ from }) => path.basename(from, '.ts'));
  expect(['ovo', 'galinha']).toEqual(expect.arrayContaining(told));
  expect(told).toHaveLength(1);
});

test('an import that leads nowhere is told', () => {
  expect(brokenBy('mf-compras/src/perdida.ts')).toEqual(['resolvable']);
});
