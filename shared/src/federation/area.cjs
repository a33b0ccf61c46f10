const fs = require('node:fs');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { baseConfig, readWorkspace } = require('./base.cjs');
const { listPackages } = require('./bundled-packages.cjs');
const { importByGroup } = require('./groups.cjs');
const { embedHashes } = require('./integrity.cjs');
const { listOfflineFiles } = require('./offline-files.cjs');
const { refuseCopies } = require('./one-copy.cjs');
const { listScreenFiles } = require('./screen-files.cjs');
const { refuseSchemas } = require('./server-only.cjs');
const { consumeSingletons } = require('./singletons.cjs');
const { writeWords } = require('./words.cjs');
const { recordUsedNames } = require('./used-names.cjs');

/** The file that the shell loads first. */
const ENTRY = 'remoteEntry.js';

/** `mf-compras` → `mf_compras`: the name of the area's container, a global variable in the page. */
const containerName = (area) => area.replace(/[^a-z0-9]/g, '_');

/**
 * Webpack configuration of one area: it exposes only `./area`, consumes every singleton and loads its chunks from the
 * folder of its entry, at any published address (`publicPath: 'auto'`).
 * @param {string} dir the area's folder
 * @param {{ production?: boolean, outputPath?: string }} [options]
 */
function areaConfig(dir, { production = true, outputPath = path.join(dir, 'dist') } = {}) {
  const { name, dependencies } = readWorkspace(dir);
  const container = containerName(name);
  const asked = consumeSingletons(dependencies);
  const hash = production ? '.[contenthash:12]' : '';
  return {
    ...baseConfig({ production }),
    context: dir,
    entry: {},
    output: {
      path: outputPath,
      publicPath: 'auto',
      chunkFilename: `[name]${hash}.js`,
      cssChunkFilename: `[name]${hash}.css`,
      assetModuleFilename: `[name]${hash}[ext]`,
      uniqueName: container,
      // A hash is compared only where the browser may read the file.
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    plugins: [
      { apply: importByGroup },
      { apply: refuseCopies },
      ...offlineScreens(dir),
      { apply: (compiler) => writeWords(compiler, dir) },
      ...(production
        ? [
            { apply: refuseSchemas },
            { apply: listPackages },
            { apply: (compiler) => recordUsedNames(compiler, asked) },
            { apply: (compiler) => embedHashes(compiler, ENTRY) },
            {
              apply: (compiler) =>
                listScreenFiles(compiler, { file: 'arquivos.json', entry: ENTRY, ...screensIn(dir) }),
            },
          ]
        : []),
      new ModuleFederationPlugin({
        name: container,
        filename: ENTRY,
        exposes: { './area': './src/area.tsx' },
        shared: asked,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: { asyncStartup: true, externalRuntime: true, optimization: { target: 'web' } },
      }),
    ],
  };
}

/**
 * For an area with screens that open without a network (`semRede` in its area.json): the list of the files that these
 * screens need, `sem-rede.json`.
 */
function offlineScreens(dir) {
  const manifest = path.join(dir, 'area.json');
  const { telas = [] } = fs.existsSync(manifest) ? JSON.parse(fs.readFileSync(manifest, 'utf8')) : {};
  const screens = telas.filter(({ semRede }) => semRede).map(({ id }) => id);
  if (screens.length === 0) return [];
  const { table, loaders } = screensIn(dir);
  const missing = screens.filter((id) => !loaders.has(id));
  if (missing.length > 0) throw new Error(`${table} has no lazy import for ${missing.join(', ')}.`);
  const kept = new Set(screens.map((id) => loaders.get(id)));
  const leavesOut = ({ module, request }) => module?.resource === table && !kept.has(request);
  return [{ apply: (compiler) => listOfflineFiles(compiler, { file: 'sem-rede.json', leavesOut }) }];
}

/** An area's table of screens, and the request with which it imports each. */
function screensIn(dir) {
  const table = path.join(dir, 'src/area.tsx');
  const lines = fs.readFileSync(table, 'utf8').matchAll(LOADER);
  return { table, loaders: new Map(Array.from(lines, ([, id, request]) => [id, request])) };
}

/** A line of an area's table of screens: `'cadastro-item': () => import('./itens/CadastroItem.js')`. */
const LOADER = /([\w-]+)'?:\s*\(\)\s*=>\s*import\(\s*'([^']+)'/g;

module.exports = { areaConfig, containerName };
