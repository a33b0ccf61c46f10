/**
 * Makes a new area that works: one screen, its tests, its place in the menu. The shell is not touched.
 *
 *   npm run new:area -- mf-transporte "Transporte"
 */
import fs from 'node:fs';
import path from 'node:path';
import { filesOf } from './new-area/files.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Positions in the menu are tens; the shell's own groups end here. */
const LAST_OF_SHELL = 120;

try {
  const [id, nome] = process.argv.slice(2);
  newArea(ROOT, { id, nome });
  console.log(`${id} está pronta em ${id}/. O caminho da tela e o lugar no menu estão em ${id}/area.json.

  npm test -w ${id}                                 seus testes
  npm run dev -w ${id}                              o produto com ela, recarregando ao salvar
  npm run publish:area -- ${id} --to PASTA          no ar, sem tocar no shell
`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** @throws Error with a Portuguese sentence when the id or the name won't do; then nothing is written */
function newArea(root, { id, nome }) {
  if (!/^mf-[a-z0-9]+(-[a-z0-9]+)*$/.test(id ?? '') || !nome?.trim())
    throw new Error('Diga o nome da pasta e o nome da área: npm run new:area -- mf-transporte "Transporte"');
  if (/[<>{}'"\\`]/.test(nome)) throw new Error('O nome da área é lido na tela: use letras, números e espaços.');
  if (fs.existsSync(path.join(root, id))) throw new Error(`A pasta ${id} já existe.`);
  const project = readJson(root, 'package.json');
  const others = project.workspaces
    .map((workspace) => path.join(root, workspace, 'area.json'))
    .filter((file) => fs.existsSync(file))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')));
  const caminho = `/${id.slice('mf-'.length)}`;
  const owner = others.find(({ telas }) => telas.some((tela) => tela.caminho === caminho));
  if (owner) throw new Error(`O caminho ${caminho} já é de ${owner.id}. Escolha outro nome para a pasta.`);
  const ordem = Math.max(LAST_OF_SHELL, ...others.flatMap(({ menu }) => menu.map((grupo) => grupo.ordem))) + 10;
  const dependencies = dependenciesOf(root);

  for (const [name, content] of Object.entries(filesOf({ id, nome: nome.trim(), caminho, ordem, dependencies }))) {
    fs.mkdirSync(path.dirname(path.join(root, id, name)), { recursive: true });
    fs.writeFileSync(path.join(root, id, name), content);
  }
  register(root, project, { id, dependencies });
}

/** The singletons in the shell's versions, and the icons that every screen draws. */
function dependenciesOf(root) {
  const { dependencies } = readJson(root, 'shell/package.json');
  const names = [
    '@ant-design/icons',
    '@merenda/shared',
    '@tanstack/react-query',
    'antd',
    'dayjs',
    'react',
    'react-dom',
    'react-router-dom',
    'zustand',
  ];
  return Object.fromEntries(names.map((name) => [name, dependencies[name]]));
}

/** Tells npm of the workspace: package.json, the lock as `npm install` would write it, the link in node_modules. */
function register(root, project, { id, dependencies }) {
  const workspaces = project.workspaces.toSpliced(
    project.workspaces.findLastIndex((name) => name.startsWith('mf-')) + 1,
    0,
    id,
  );
  writeJson(root, 'package.json', { ...project, workspaces });
  const lock = readJson(root, 'package-lock.json');
  lock.packages[''].workspaces = workspaces;
  const packages = {
    ...lock.packages,
    [id]: { version: '1.0.0', dependencies },
    [`node_modules/${id}`]: { resolved: id, link: true },
  };
  writeJson(root, 'package-lock.json', {
    ...lock,
    packages: Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))),
  });
  const link = path.join(root, 'node_modules', id);
  if (fs.existsSync(path.join(root, 'node_modules')) && !fs.existsSync(link)) fs.symlinkSync(path.join('..', id), link);
}

function readJson(root, name) {
  return JSON.parse(fs.readFileSync(path.join(root, name), 'utf8'));
}

function writeJson(root, name, value) {
  fs.writeFileSync(path.join(root, name), `${JSON.stringify(value, null, 2)}\n`);
}
