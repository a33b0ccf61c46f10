import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from './harness/test.js';
import { entrar } from './harness/login.js';
import { passarOTempo } from './harness/navegar.js';
import { publicarProduto, type Publicado } from './harness/publicado.js';

const ROOT = path.resolve(import.meta.dirname, '..');

let casa: string;
let produto: Publicado;
test.beforeAll(async () => {
  casa = copiarCasa();
  produto = await publicarProduto();
});
test.afterAll(async () => {
  await produto.parar();
  fs.rmSync(casa, { recursive: true, force: true });
});

/** A copy of the project for a new area: what the area's team changes is copied, the rest is linked. */
function copiarCasa(): string {
  const copia = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-casa-'));
  const copiar = (nome: string) => fs.cpSync(path.join(ROOT, nome), path.join(copia, nome), { recursive: true });
  ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts'].forEach(copiar);
  const { workspaces } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  for (const nome of workspaces) fs.symlinkSync(path.join(ROOT, nome), path.join(copia, nome));
  // The new workspace is linked into node_modules: into this one, not into the project's.
  fs.mkdirSync(path.join(copia, 'node_modules'));
  for (const nome of fs.readdirSync(path.join(ROOT, 'node_modules'))) {
    if (nome !== '.cache')
      fs.symlinkSync(path.join(ROOT, 'node_modules', nome), path.join(copia, 'node_modules', nome));
  }
  return copia;
}

/** Runs Node there. @throws Error with its output when it fails */
function node(onde: string, ...argumentos: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      argumentos,
      { cwd: path.join(casa, onde), env: { ...process.env, INIT_CWD: undefined, FORCE_COLOR: '0' } },
      (erro, saida, erros) => {
        if (erro) reject(new Error(`${argumentos.join(' ')}\n${saida}${erros}`));
        else resolve(`${saida}${erros}`);
      },
    );
  });
}

test('a new area passes its own tests and, once published, appears in the menu and home of an open page; the shell does not change @deep @federation', async ({
  novaPagina,
}) => {
  test.setTimeout(300_000);
  const page = await novaPagina();
  await page.clock.install();
  await entrar(page, 'admin', produto.url);
  const tile = page.getByRole('main').getByRole('link', { name: 'Unidades', exact: true });
  await expect(tile).toHaveCount(0);

  await node('', 'scripts/new-area.mjs', 'mf-transporte', 'Transporte');
  expect(await node('mf-transporte', '../node_modules/jest/bin/jest.js')).toMatch(/Tests:\s+\d+ passed, \d+ total/);
  const pagina = path.join(produto.pasta, 'shell/index.html');
  const antes = fs.statSync(pagina).mtimeMs;
  expect(await node('', 'scripts/publish.mjs', 'mf-transporte', '--sem-assinatura', '--to', produto.pasta)).toContain(
    'Mudou: mf-transporte.',
  );
  expect(fs.statSync(pagina).mtimeMs).toBe(antes);

  await passarOTempo(page);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Transporte' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByText('Transporte').first()).toBeAttached();
  await tile.click();
  await expect(page.getByRole('heading', { name: 'Transporte', level: 1 })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'ESCOLA MUNICIPAL VALE VERDE' }).first()).toBeVisible();
});
