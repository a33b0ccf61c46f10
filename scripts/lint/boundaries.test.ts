import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** A rule (or null: allowed), the file that imports, the file that is imported. */
const CASES: [rule: string | null, file: string, imported: string][] = [
  ['area-apart-from-areas', 'mf-compras/src/outra.ts', 'mf-estoque/src/alvo.ts'],
  ['nothing-imports-the-shell', 'mf-compras/src/casca.ts', 'shell/src/alvo.ts'],
  ['shell-names-no-area', 'shell/src/area.ts', 'mf-estoque/src/alvo.ts'],
  ['browser-apart-from-api', 'mf-compras/src/servidor.ts', 'api/src/alvo.ts'],
  ['api-takes-pure-doors', 'api/src/sessao.ts', 'shared/src/raiz/index.ts'],
  ['api-floor-nucleo', 'api/src/nucleo/fila.ts', 'api/src/banco/alvo.ts'],
  ['api-floor-banco', 'api/src/banco/copia.ts', 'api/src/estoque/alvo.ts'],
  ['api-floor-externo', 'api/src/externo/cep.ts', 'api/src/banco/alvo.ts'],
  ['api-floor-mecanismos', 'api/src/mecanismos/busca/rotas.ts', 'api/src/compras/index.ts'],
  ['api-floor-acesso', 'api/src/acesso/usuarios/planilha.ts', 'api/src/estoque/index.ts'],
  ['api-floor-estoque', 'api/src/estoque/vencimentos/calculo.ts', 'api/src/cardapios/index.ts'],
  ['api-floor-relatorios', 'api/src/relatorios/hoje/rotas.ts', 'api/src/plugins/alvo.ts'],
  ['api-floor-demonstracao', 'api/src/demonstracao/cidade.ts', 'api/src/simulados/alvo.ts'],
  ['api-floor-simulados', 'api/src/simulados/cep.ts', 'api/src/plugins/alvo.ts'],
  ['api-floor-plugins', 'api/src/plugins/banco.ts', 'api/src/configuracao.ts'],
  ['api-schema-acesso', 'api/src/banco/esquema/acesso/acesso.ts', 'api/src/banco/esquema/estoque/estoques.ts'],
  ['api-areas-by-their-doors', 'api/src/compras/pedidos/leitura.ts', 'api/src/estoque/lotes/saldos.ts'],
  ['api-areas-by-their-doors', 'api/src/plugins/sessao-aberta.ts', 'api/src/acesso/tokens/alvo.ts'],
  ['api-areas-by-their-doors', 'api/src/servidor.ts', 'api/src/acesso/tokens/alvo.ts'],
  ['api-area-by-itself-within', 'api/src/estoque/lotes/porta.ts', 'api/src/estoque/index.ts'],
  ['api-nucleo-without-database-or-http', 'api/src/nucleo/consulta.ts', 'node_modules/drizzle-orm/index.js'],
  ['api-queries-only-read', 'api/src/cadastros/itens/consultas.ts', 'api/src/mecanismos/auditoria/auditar.ts'],
  ['api-queries-only-read', 'api/src/estoque/kits/consultas.ts', 'api/src/banco/transacao.ts'],
  ['api-no-repository', 'api/src/estoque/kits/rotas.ts', 'api/src/estoque/kits/repositorio.ts'],
  ['api-test-code-only-in-tests', 'api/src/cadastros/itens/modelo.ts', 'api/src/teste/fabrica.ts'],
  ['shared-by-its-doors', 'mf-compras/src/janela.ts', 'shared/src/ui/botao.ts'],
  ['shared-imports-no-area', 'shared/src/ui/area.ts', 'mf-compras/src/alvo.ts'],
  ['pure-doors-stay-pure', 'shared/src/regras/regra.ts', 'shared/src/raiz/sessao.ts'],
  ['rules-below-contracts', 'shared/src/regras/compras/nota.ts', 'shared/src/contratos/compras/alvo.ts'],
  ['rules-below-contracts', 'shared/src/regras/compras/nota.test.ts', 'shared/src/contratos/compras/alvo.ts'],
  ['rules-below-contracts', 'shared/src/vocabulario/limites.ts', 'shared/src/contratos/compras/alvo.ts'],
  ['vocabulary-and-formats-below-rules', 'shared/src/formatos/cpf.ts', 'shared/src/regras/alvo.ts'],
  ['shared-area-acesso', 'shared/src/contratos/acesso/usuarios.ts', 'shared/src/contratos/estoque/alvo.ts'],
  ['shared-area-acesso', 'shared/src/contratos/rotas/acesso.ts', 'shared/src/contratos/estoque/alvo.ts'],
  ['shared-area-cadastros', 'shared/src/regras/cadastros/itens.ts', 'shared/src/vocabulario/cardapios/alvo.ts'],
  ['shared-area-estoque', 'shared/src/vocabulario/estoque/lotes.ts', 'shared/src/vocabulario/cardapios/alvo.ts'],
  ['shared-area-cardapios', 'shared/src/regras/cardapios/pratos.ts', 'shared/src/regras/compras/alvo.ts'],
  ['shared-area-compras', 'shared/src/contratos/compras/solicitacoes.ts', 'shared/src/contratos/relatorios/alvo.ts'],
  ['shared-mechanisms-know-no-area', 'shared/src/contratos/paginas.ts', 'shared/src/contratos/acesso/alvo.ts'],
  ['shared-mechanisms-know-no-area', 'shared/src/contratos/rotas/mecanismos.ts', 'shared/src/contratos/acesso/alvo.ts'],
  ['root-door-without-antd', 'shared/src/raiz/dialogo.ts', 'shared/src/ui/dialogo.ts'],
  ['root-door-without-antd', 'shared/src/raiz/lista.ts', 'shared/src/consultas/produtos.ts'],
  ['queries-without-screens', 'shared/src/consultas/tela.ts', 'shared/src/ui/tela.ts'],
  ['testing-only-in-tests', 'mf-compras/src/tela.ts', 'shared/src/testing/index.ts'],
  ['e2e-imports-no-product', 'e2e/jornada.ts', 'mf-compras/src/alvo.ts'],
  [null, 'shared/src/contratos/compras/aditivos.ts', 'shared/src/regras/compras/alvo.ts'],
  [null, 'shared/src/contratos/compras/itens.ts', 'shared/src/contratos/acesso/alvo.ts'],
  [null, 'shared/src/contratos/rotas.ts', 'shared/src/contratos/rotas/relatorios.ts'],
  [null, 'shared/src/regras/index.ts', 'shared/src/regras/acesso/alvo.ts'],
  [null, 'shared/src/regras/datas.test.ts', 'shared/src/regras/acesso/alvo.ts'],
  [null, 'mf-compras/src/porta.ts', 'shared/src/ui/index.ts'],
  [null, 'api/src/regra.ts', 'shared/src/regras/index.ts'],
  [null, 'api/src/app.ts', 'api/src/plugins/alvo.ts'],
  [null, 'api/src/plugins/sessao.ts', 'api/src/acesso/index.ts'],
  [null, 'api/src/compras/pedidos/rotas.ts', 'api/src/estoque/index.ts'],
  [null, 'api/src/compras/pedidos/gravacao.ts', 'api/src/compras/contratos/alvo.ts'],
  [null, 'api/src/compras/pedidos/rotas.test.ts', 'api/src/estoque/lotes/saldos.ts'],
  [null, 'api/src/cadastros/itens/criar.ts', 'api/src/banco/alvo.ts'],
  [null, 'api/src/cadastros/itens/gravacao.ts', 'api/src/mecanismos/auditoria/auditar.ts'],
  [null, 'api/src/cadastros/itens/rotas.test.ts', 'api/src/demonstracao/alvo.ts'],
  [null, 'mf-compras/src/tela.test.ts', 'shared/src/testing/index.ts'],
  [null, 'mf-compras/src/vizinha.ts', 'mf-compras/src/alvo.ts'],
];

/** A tree with the same folders and one file for each case: the rules look only at paths. */
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
  write(
    'mf-compras/src/chave.ts',
    "import type { Fechadura } from './fechadura.js';\nexport type Chave = Fechadura[];\n",
  );
  write('mf-compras/src/fechadura.ts', "import type { Chave } from './chave.js';\nexport type Fechadura = Chave[];\n");
  write(
    'api/src/estoque/lotes/consultas.ts',
    "import type { Transacao } from '../../banco/transacao.js';\nexport type Leitor = Transacao | null;\n",
  );
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

test('a circle of imports is reported once, also one of types alone', () => {
  const reported = violations.filter(({ rule }) => rule === 'no-cycles').map(({ from }) => path.basename(from, '.ts'));
  expect(reported).toHaveLength(2);
  expect(reported.filter((file) => ['ovo', 'galinha'].includes(file))).toHaveLength(1);
  expect(reported.filter((file) => ['chave', 'fechadura'].includes(file))).toHaveLength(1);
});

test('a query may name the type of a transaction', () => {
  expect(brokenBy('api/src/estoque/lotes/consultas.ts')).toEqual([]);
});

test('an import of a file that does not exist is reported', () => {
  expect(brokenBy('mf-compras/src/perdida.ts')).toEqual(['resolvable']);
});
