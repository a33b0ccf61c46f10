const path = require('node:path');
const { web } = require('webpack');
const { groupsOf } = require('../offered-names.cjs');
const { ensureSheets, SHEETS } = require('./sheets.cjs');

/** The modules of antd with the styles of its components. */
const STYLES = /[\\/]node_modules[\\/]antd[\\/]es[\\/].*[\\/]style(\.js$|[\\/])/;

const ORDER = /Conflicting order between css .*antd-styles/;

/**
 * antd's styles are style sheets of the build, one for each group of antd (`groups.cjs`). Otherwise the browser makes
 * them while it draws. They come before all other sheets, so that the product's own rules win. The page has to set
 * antd's `zeroRuntime`, and no hashes: the classes of the sheets have none.
 * @param {import('webpack').Compiler} compiler
 */
function serveAntdStyles(compiler) {
  compiler.options.module.rules.push({ test: STYLES, loader: path.join(__dirname, 'loader.cjs') });
  compiler.options.optimization.splitChunks.cacheGroups.antdStyles = { test: isOfAntd, name: sheetOf, enforce: true };
  // The rules of antd's components are for different elements: their order does not matter.
  compiler.options.ignoreWarnings = [({ message }) => ORDER.test(message)];
  compiler.hooks.beforeCompile.tap('AntdStyles', ensureSheets);
  compiler.hooks.thisCompilation.tap('AntdStyles', (compilation) => {
    web.CssLoadingRuntimeModule.getCompilationHooks(compilation).linkInsert.tap('AntdStyles', (source, chunk) => {
      const ids = [...chunk.getAllAsyncChunks()].filter((one) => hasAntd(one, compilation)).map(({ id }) => id);
      return `if (needAttach && ${JSON.stringify(ids)}.includes(chunkId)) document.head.prepend(link);\nelse {\n${source}\n}`;
    });
  });
}

const isOfAntd = ({ resource }) => resource?.startsWith(SHEETS) === true;

/** The first group of antd that needs a style, or the parts of the shell that are no area's. */
function sheetOf(_, chunks) {
  const requests = chunks.flatMap(({ groupsIterable }) =>
    [...groupsIterable].flatMap(({ origins }) => origins.map(({ request }) => request)),
  );
  const [group = 'antd/casca'] = groupsOf('antd').find(([name]) => requests.includes(`./${name}.js`)) ?? [];
  return group.replace('/', '-');
}

/** Whether a chunk is a style sheet of antd's; it has nothing else. */
const hasAntd = (chunk, { chunkGraph }) =>
  [...(chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css') ?? [])].some(isOfAntd);

module.exports = { serveAntdStyles };
