const { Compilation, sources } = require('webpack');

/** The file that names the packages in a bundle; no page requests it. */
const FILE = 'pacotes.json';

/**
 * `…/node_modules/a/node_modules/@b/c/x.js` → `node_modules/a/node_modules/@b/c`: its key in `package-lock.json`. The
 * federation's plugin keeps generated code in `node_modules/.federation`.
 */
const PACKAGE = /[\\/](node_modules[\\/](?:.*[\\/]node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/.][^\\/]*)[\\/]/;

/**
 * Writes into the build which packages its files contain, for the list of what is delivered (`scripts/build/sbom.mjs`).
 * Not every such package is a production dependency: the federation's runtime comes with a tool of the build.
 * @param {import('webpack').Compiler} compiler
 * @param {readonly string[]} files of packages, which the build delivers beside its modules
 */
function listPackages(compiler, files = []) {
  compiler.hooks.thisCompilation.tap('BundledPackages', (compilation) => {
    compilation.hooks.processAssets.tap(
      { name: 'BundledPackages', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
      () => {
        const packages = new Set();
        const add = (file) => {
          const [, name] = PACKAGE.exec(file ?? '') ?? [];
          if (name) packages.add(name.replaceAll('\\', '/'));
        };
        for (const module of compilation.modules)
          for (const { resource } of [module, ...(module.modules ?? [])]) add(resource);
        files.forEach(add);
        compilation.emitAsset(FILE, new sources.RawSource(JSON.stringify([...packages].sort())));
      },
    );
  });
}

module.exports = { listPackages };
