const fs = require('node:fs');
const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');
const { ROOT } = require('@merenda/shared/federation');

const FEDERATION = path.join(ROOT, 'shell/src/federation');

/**
 * The whole product as one build without federation, as a team without federation would build it: the same shell and
 * every area's screens from the same sources in one compilation. The list of areas and their tables of screens, which
 * the federated shell requests at run time, are part of the code behind the login; a screen is loaded by one
 * `import()`; of antd it contains the parts that its screens use.
 * @param {object} _env
 * @param {{ outputPath: string }} argv the output folder; the generated modules are written next to it
 */
module.exports = async (_env, { outputPath }) => {
  const config = await require(path.join(ROOT, 'shell/webpack.config.cjs'))();
  const generated = path.join(outputPath, '../generated');
  const instead = new Map([
    ['runtime.js', write(generated, 'screens.mjs', screensModule(areas()))],
    ['registry.js', write(generated, 'list.mjs', listModule(areas()))],
    ['antd.js', write(generated, 'antd.mjs', 'export const buscarAntd = () => Promise.resolve();\n')],
  ]);
  return {
    ...config,
    cache: { ...config.cache, name: 'one-build' },
    plugins: [
      ...config.plugins,
      new NormalModuleReplacementPlugin(/\/(runtime|registry|antd)\.js$/, (resource) => {
        if (path.resolve(resource.context, path.dirname(resource.request)) === FEDERATION)
          resource.request = instead.get(path.basename(resource.request));
      }),
      // It has no groups of antd: its styles come with the screens that use them.
      {
        apply: ({ options }) => {
          delete options.optimization.splitChunks.cacheGroups.antdStyles.name;
        },
      },
    ],
  };
};

/** @returns {{ container: string, folder: string, areaJson: object }[]} */
function areas() {
  const { workspaces } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return workspaces
    .map((workspace) => path.join(ROOT, workspace))
    .filter((folder) => fs.existsSync(path.join(folder, 'area.json')))
    .map((folder) => ({
      container: path.basename(folder),
      folder,
      areaJson: JSON.parse(fs.readFileSync(path.join(folder, 'area.json'), 'utf8')),
    }));
}

/** Replaces `runtime.ts`: the same function, with the tables of screens bundled. */
function screensModule(all) {
  const imports = all.map(
    ({ folder }, i) => `import area${i} from ${JSON.stringify(path.join(folder, 'src/area.tsx'))};`,
  );
  const table = all.map(({ container }, i) => `${JSON.stringify(container)}: area${i}`);
  return `${imports.join('\n')}\nconst AREAS = { ${table.join(', ')} };\nexport const carregarContainer = ({ container }) => Promise.resolve(AREAS[container]);\n`;
}

/**
 * Replaces `registry.ts`: the data that it would read from `federation.json`. The tables come with it, so that no
 * screen waits for them.
 */
function listModule(all) {
  const list = {
    shell: null,
    areas: all.map(({ container, areaJson }) => ({ versao: '1', container, entrada: container, area: areaJson })),
  };
  return [
    "import './screens.mjs';",
    `const LIST = ${JSON.stringify(list)};`,
    'export const buscarFederacao = () => Promise.resolve(LIST);',
    'export const lerFederacao = () => LIST;',
    'export const versaoDoShell = () => null;\n',
  ].join('\n');
}

function write(folder, name, content) {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  fs.writeFileSync(file, content);
  return file;
}
