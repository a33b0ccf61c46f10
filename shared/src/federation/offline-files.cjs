const { Compilation, sources } = require('webpack');

/**
 * Writes into the build the list of the files that a browser keeps, so that a screen opens without a network: all files
 * of the chunks that can be reached from the entries.
 * @param {import('webpack').Compiler} compiler
 * @param {{ file: string, more?: string[], without?: string[], leavesOut: (origin: { request?: string }) => boolean }}
 *   options `file` is the list's name; `more` are files that belong to no chunk; `without` names entries that do not
 *   count; `leavesOut` names the lazy imports whose own files are not kept
 */
function listOfflineFiles(compiler, { file, more = [], without = [], leavesOut }) {
  compiler.hooks.thisCompilation.tap('OfflineFiles', (compilation) => {
    compilation.hooks.processAssets.tap(
      // The names have the hashes of the contents by then.
      { name: 'OfflineFiles', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
      () => {
        const groups = new Set();
        const visit = (group) => {
          if (groups.has(group)) return;
          groups.add(group);
          for (const child of group.childrenIterable)
            if (child.origins.length === 0 || child.origins.some((origin) => !leavesOut(origin))) visit(child);
        };
        for (const [name, entry] of compilation.entrypoints) if (!without.includes(name)) visit(entry);
        const files = new Set(more);
        for (const { chunks } of groups)
          for (const chunk of chunks)
            for (const name of [...chunk.files, ...chunk.auxiliaryFiles])
              if (!/\.(map|txt)$/.test(name)) files.add(name);
        compilation.emitAsset(file, new sources.RawSource(JSON.stringify([...files].sort())));
      },
    );
  });
}

module.exports = { listOfflineFiles };
