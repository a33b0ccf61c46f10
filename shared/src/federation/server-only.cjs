const { WebpackError } = require('webpack');

/** An empty module that takes zod's place in a production build, so that webpack does not read 95 files for nothing. */
const NO_ZOD = require.resolve('./no-zod.cjs');

/** The alias of a production build: `resolve.alias`. */
const WITHOUT_ZOD = { zod$: NO_ZOD };

/**
 * Stops a build whose bundles use zod. Types and constants of the contracts cost nothing; one schema, or the table of
 * calls, which names all schemas, needs the whole library. For production builds: others keep what nothing uses.
 * @param {import('webpack').Compiler} compiler
 */
function refuseSchemas(compiler) {
  compiler.hooks.compilation.tap('ServerOnly', (compilation) => {
    compilation.hooks.afterOptimizeChunkModules.tap('ServerOnly', (chunks) => {
      const files = [...chunks].flatMap((chunk) => filesOf(compilation.chunkGraph.getChunkModules(chunk)));
      if (!files.includes(NO_ZOD)) return;
      compilation.errors.push(
        new WebpackError(
          "zod would be in the page: import types and constants of '@merenda/shared/contratos', and no schema.",
        ),
      );
    });
  });
}

/** The files of modules; one that webpack joined from several has several. */
function filesOf(modules) {
  return modules.flatMap(({ resource, modules: joined }) =>
    joined ? filesOf([...joined]) : resource === undefined ? [] : [resource],
  );
}

module.exports = { refuseSchemas, WITHOUT_ZOD };
