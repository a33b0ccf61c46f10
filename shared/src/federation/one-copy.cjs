const { WebpackError } = require('webpack');
const { SINGLETON_PACKAGES } = require('./singletons.cjs');

/** `@merenda/shared` is found by its folder. */
const LIBRARIES = SINGLETON_PACKAGES.filter((name) => name !== '@merenda/shared');

/** Plugins and locales of dayjs have no state: an area bundles those that it needs. */
const HOLDS_NOTHING = /^dayjs\/(esm\/)?(plugin|locale)\//;

/**
 * Which singleton a bundled file belongs to.
 * @param {string | undefined} resource absolute path of a module; undefined: it has no file
 * @returns {string | null} its package, or null when the file may be bundled by anyone
 */
function singletonOf(resource) {
  if (resource === undefined) return null;
  const file = resource.replaceAll('\\', '/');
  if (/\/shared\/src\/raiz\//.test(file)) return '@merenda/shared';
  const inPackage = file.split('/node_modules/').at(-1);
  if (inPackage === file || HOLDS_NOTHING.test(inPackage)) return null;
  return LIBRARIES.find((name) => inPackage.startsWith(`${name}/`)) ?? null;
}

/**
 * Stops the build of an area that would bring a second copy of a singleton: two copies do not fail, but each has its
 * own state (an empty session, a router without a location).
 * @param {import('webpack').Compiler} compiler
 */
function refuseCopies(compiler) {
  compiler.hooks.compilation.tap('OneCopy', (compilation) => {
    compilation.hooks.finishModules.tap('OneCopy', (modules) => {
      for (const { resource } of modules) {
        const name = singletonOf(resource);
        if (name === null) continue;
        compilation.errors.push(
          new WebpackError(
            `${resource} would be a second copy of '${name}' in the page. Import it as '${name}', by no path.`,
          ),
        );
      }
    });
  });
}

module.exports = { refuseCopies, singletonOf };
