const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { baseConfig, readWorkspace } = require('./base.cjs');
const { importByGroup } = require('./groups.cjs');
const { refuseCopies } = require('./one-copy.cjs');
const { refuseSchemas } = require('./server-only.cjs');
const { consumeSingletons } = require('./singletons.cjs');
const { recordUsedNames } = require('./used-names.cjs');

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
      clean: true,
    },
    plugins: [
      { apply: importByGroup },
      { apply: refuseCopies },
      ...(production ? [{ apply: refuseSchemas }, { apply: (compiler) => recordUsedNames(compiler, asked) }] : []),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
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

module.exports = { areaConfig, containerName };
