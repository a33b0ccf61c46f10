const { WebpackError } = require('webpack');

/** A bundle with a schema, or with the table of calls, which names all schemas, holds zod too. */
const ZOD = /\/node_modules\/zod\//;

/**
 * Stops a build whose bundles hold zod. Types and constants of the contracts cost nothing; one schema brings the whole
 * library. For production builds: others keep what nothing uses.
 * @param {import('webpack').Compiler} compiler
 */
function refuseSchemas(compiler) {
  compiler.hooks.compilation.tap('ServerOnly', (compilation) => {
    compilation.hooks.afterOptimizeChunkModules.tap('ServerOnly', (chunks) => {
      const files = [...chunks].flatMap((chunk) => filesOf(compilation.chunkGraph.getChunkModules(chunk)));
      const file = files.find((name) => ZOD.test(name));
      if (file === undefined) return;
      compilation.errors.push(
        new WebpackError(
          `${file} would be in the page: import types and constants of '@merenda/shared/contratos', and no schema.`,
        ),
      );
    });
  });
}

/** The files of modules; one that webpack joined from several has several. */
function filesOf(modules) {
  return modules.flatMap(({ resource, modules: joined }) =>
    joined ? filesOf([...joined]) : resource === undefined ? [] : [resource.replaceAll('\\', '/')],
  );
}

module.exports = { refuseSchemas };
