/**
 * Creates a new area with one screen, its tests and its place in the menu. The shell does not change.
 *
 *   npm run new:area -- mf-transporte "Transporte"
 */
import fs from 'node:fs';
import path from 'node:path';
import federation from '@merenda/shared/federation';
import { copyTemplate } from './new-area/copy-template.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Positions in the menu are multiples of ten; this is the last one of the shell's own groups. */
const LAST_OF_SHELL = 120;

/** Libraries of an area: the singletons that the shell provides, and the icons. The versions are the shell's. */
const LIBRARIES = ['@ant-design/icons', ...federation.SINGLETON_PACKAGES].sort();

try {
  const [id, title] = process.argv.slice(2);
  newArea(ROOT, { id, title });
  console.log(`${id} is ready in ${id}/. ${id}/area.json contains the screen's path and the position in the menu.

  npm test -w ${id}                                 run its tests
  npm run dev -w ${id}                              serve the product with this area, reload on save
  AREAS_CHAVE=FILE npm run publish:area -- ${id} --to FOLDER   publish it; the shell does not change
`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** @throws Error if the id or the title is not valid; nothing is written then */
function newArea(root, { id, title }) {
  if (!/^mf-[a-z0-9]+(-[a-z0-9]+)*$/.test(id ?? '') || !title?.trim())
    throw new Error('Give the folder and the title of the area: npm run new:area -- mf-transporte "Transporte"');
  if (/[<>{}'"\\`]/.test(title)) throw new Error('The title is shown on screens: use letters, digits and spaces only.');
  if (fs.existsSync(path.join(root, id))) throw new Error(`The folder ${id} exists already.`);
  const project = readJson(root, 'package.json');
  const others = project.workspaces
    .map((workspace) => path.join(root, workspace, 'area.json'))
    .filter((file) => fs.existsSync(file))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')));
  const screenPath = `/${id.slice('mf-'.length)}`;
  const owner = others.find(({ telas }) => telas.some(({ caminho }) => caminho === screenPath));
  if (owner) throw new Error(`The path ${screenPath} belongs to ${owner.id}. Choose another folder.`);
  const position = Math.max(LAST_OF_SHELL, ...others.flatMap(({ menu }) => menu.map(({ ordem }) => ordem))) + 10;
  const shell = readJson(root, 'shell/package.json').dependencies;
  const dependencies = Object.fromEntries(LIBRARIES.map((name) => [name, shell[name]]));

  copyTemplate(path.join(root, id), { id, title: title.trim(), position, dependencies });
  register(root, project, { id, dependencies });
}

/**
 * Registers the workspace with npm: package.json, the lock file as `npm install` writes it, the link in node_modules.
 */
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
