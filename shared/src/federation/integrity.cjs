const { createHash } = require('node:crypto');
const { Compilation, runtime, sources, web, WebpackError } = require('webpack');

/** Stand for the hashes in the entry, until all files have their final content. */
const SCRIPTS = 'hashes-of-the-scripts';
const STYLES = 'hashes-of-the-styles';

/**
 * Writes the hash of every chunk into the entry of an area (Subresource Integrity, SHA-384): the browser executes a chunk
 * only if its content is the one that was built. The entry's own hash is in `federation.json`, so the two cover the
 * whole area.
 * @param {import('webpack').Compiler} compiler of a build with one entry, whose name has no hash
 * @param {string} entry the file of the entry
 */
function embedHashes(compiler, entry) {
  compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
    const demand = (element, hashes) => (code) => `${code}\n${element}.integrity = "sha384-" + "${hashes}"[chunkId];`;
    runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      'Integrity',
      demand('script', SCRIPTS),
    );
    web.CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap(
      'Integrity',
      demand('link', STYLES),
    );
    compilation.hooks.processAssets.tap(
      // The files have their final content, and their names the hash of it.
      { name: 'Integrity', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
      () => {
        let text = compilation.getAsset(entry).source.source().toString();
        for (const [placeholder, type] of [
          [SCRIPTS, '.js'],
          [STYLES, '.css'],
        ])
          text = text.replaceAll(`"${placeholder}"`, hashesOf(compilation, type, entry));
        if (text.includes(SCRIPTS) || text.includes(STYLES))
          compilation.errors.push(new WebpackError(`${entry} lacks the hashes of its chunks.`));
        compilation.updateAsset(entry, new sources.RawSource(text));
      },
    );
  });
}

/** @returns {string} code of an object: id of a chunk → the hash of its file, in Base64 */
function hashesOf(compilation, type, entry) {
  const hashes = {};
  for (const { id, files } of compilation.chunks)
    for (const name of files)
      if (name.endsWith(type) && name !== entry)
        hashes[id] = createHash('sha384').update(compilation.getAsset(name).source.buffer()).digest('base64');
  return `(${JSON.stringify(hashes)})`;
}

module.exports = { embedHashes };
