const { Compilation, sources } = require('webpack');

/**
 * Writes into the build of an area which files each screen needs, so that the shell asks for all of them at once: each
 * file names only the next. `{ nomes: [file], telas: { screen: [position in nomes] } }`.
 * @param {import('webpack').Compiler} compiler
 * @param {{ file: string, entry: string, table: string, loaders: ReadonlyMap<string, string> }} options `file` is the
 *   list's name; `entry` is not in it; `table` is the module with the lazy imports; `loaders` are screens and the
 *   requests by which it imports them
 */
function listScreenFiles(compiler, { file, entry, table, loaders }) {
  compiler.hooks.thisCompilation.tap('ScreenFiles', (compilation) => {
    compilation.hooks.processAssets.tap(
      // The names have the hashes of the contents by then.
      { name: 'ScreenFiles', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
      () => {
        const nomes = [];
        const position = (name) => (nomes.includes(name) ? nomes.indexOf(name) : nomes.push(name) - 1);
        const telas = {};
        for (const [screen, request] of loaders) {
          const groups = compilation.chunkGroups.filter(({ origins }) =>
            origins.some((origin) => origin.module?.resource === table && origin.request === request),
          );
          const files = groups
            .flatMap((group) => [...group.parentsIterable, group])
            .flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunk.files]))
            .filter((name) => name !== entry);
          telas[screen] = [...new Set(files)].map(position);
        }
        compilation.emitAsset(file, new sources.RawSource(JSON.stringify({ nomes, telas })));
      },
    );
  });
}

module.exports = { listScreenFiles };
