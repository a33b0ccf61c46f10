const fs = require('node:fs');
const path = require('node:path');

/** The file with words and help of an area's screens, beside its entry. */
const FILE = 'palavras.json';
/** What a screen of `area.json` has for search and help alone. */
const FOR_THE_SEARCH = ['palavras', 'porUnidade', 'registros', 'atos', 'ajuda'];

/** An `area.json` in two parts: what each page reads at its start, and what search and help fetch when they open. */
function splitWords(areaJson) {
  const words = [];
  const telas = areaJson.telas.map((tela) => {
    const pair = { drawn: {}, searched: { id: tela.id } };
    for (const [key, value] of Object.entries(tela))
      pair[FOR_THE_SEARCH.includes(key) ? 'searched' : 'drawn'][key] = value;
    if (Object.keys(pair.searched).length > 1) words.push(pair.searched);
    return pair.drawn;
  });
  return { area: { ...areaJson, telas }, words };
}

/**
 * Writes the words of the area's screens into its build. The `area.json` is read with each build, so a development server
 * serves what was saved last.
 * @param {import('webpack').Compiler} compiler
 * @param {string} dir the area's folder
 */
function writeWords(compiler, dir) {
  const manifest = path.join(dir, 'area.json');
  const { RawSource } = compiler.webpack.sources;
  compiler.hooks.thisCompilation.tap('Words', (compilation) => {
    compilation.hooks.processAssets.tap('Words', () => {
      if (!fs.existsSync(manifest)) return;
      compilation.fileDependencies.add(manifest);
      const { words } = splitWords(JSON.parse(fs.readFileSync(manifest, 'utf8')));
      compilation.emitAsset(FILE, new RawSource(JSON.stringify(words)));
    });
  });
}

module.exports = { splitWords, writeWords };
