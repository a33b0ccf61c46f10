const { Compilation, sources, WebpackError } = require('webpack');
const { OFFERED_NAMES } = require('./offered-names.cjs');

const MANIFEST = 'mf-manifest.json';

/**
 * Writes into the manifest of an area which names of a singleton it uses, where the page has only some: publishing
 * compares them with those of the shell. For production builds: others do not know what is used.
 * @param {import('webpack').Compiler} compiler
 * @param {Record<string, { requiredVersion: string }>} asked the modules that the area asks for
 */
function recordUsedNames(compiler, asked) {
  compiler.hooks.thisCompilation.tap('UsedNames', (compilation) => {
    compilation.hooks.processAssets.tap(
      // After the federation's plugin has written the manifest.
      { name: 'UsedNames', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
      () => {
        const manifest = JSON.parse(compilation.getAsset(MANIFEST).source.source().toString());
        const whole = manifest.shared.filter(({ name }) => OFFERED_NAMES[name] === undefined);
        const inPart = Object.keys(OFFERED_NAMES)
          .map((name) => ({
            name,
            requiredVersion: asked[name].requiredVersion,
            names: usedNames(compilation, name),
            assets: { js: { sync: [] } },
          }))
          .filter(({ names }) => names.length > 0);
        const shared = [...whole, ...inPart];
        compilation.updateAsset(MANIFEST, new sources.RawSource(JSON.stringify({ ...manifest, shared }, null, 1)));
      },
    );
  });
}

/** @returns {string[]} sorted */
function usedNames(compilation, name) {
  const { moduleGraph, chunkGraph } = compilation;
  const imports = [...compilation.modules]
    .filter(({ type, options }) => type === 'consume-shared-module' && options.shareKey === name)
    .flatMap((module) => [...moduleGraph.getIncomingConnections(module)])
    .filter((connection) => isBundled(connection, chunkGraph) && connection.dependency.ids !== undefined);
  if (imports.some(({ dependency }) => dependency.ids.length === 0))
    compilation.errors.push(new WebpackError(`'${name}' is imported whole. Import the names that are used.`));
  return [...new Set(imports.flatMap(({ dependency }) => dependency.ids.slice(0, 1)))].sort();
}

/** What nothing uses, such as a component of shared that the area does not show, is left out. */
const isBundled = (connection, chunkGraph) =>
  connection.isActive(undefined) &&
  connection.originModule !== null &&
  chunkGraph.getNumberOfModuleChunks(connection.originModule) > 0;

module.exports = { recordUsedNames };
