const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { BannerPlugin, Compilation, DefinePlugin, sources } = require('webpack');
const { serveAntdStyles } = require('./antd-styles/index.cjs');
const { baseConfig, readWorkspace } = require('./base.cjs');
const { listPackages } = require('./bundled-packages.cjs');
const { listOfflineFiles } = require('./offline-files.cjs');
const { refuseSchemas } = require('./server-only.cjs');
const { providedSingletons } = require('./singletons.cjs');

/** The entry of the service worker. */
const WORKER = 'sw';

/**
 * Webpack configuration of the shell: an ordinary bundle that names no area. It brings the federation's runtime as a
 * library, loaded when the first area is (`shell/src/federation/runtime.ts`), so that login and home do not load it.
 * Areas are found at run time in `federation.json`.
 * @param {string} dir the shell's folder
 * @param {{ pagina: (parts: { antes: string, icones: Record<string, string>, fonte?: string }) => string, antes: string,
 * servico?: string, icones?: Record<string, string>, fonte?: string, manifesto?: (icones: Record<string, string>) => object,
 * semRedeNao?: readonly string[], licencas?: Record<string, string>, versao?: string, chave?: string,
 * desenvolvimento?: boolean, production?: boolean, outputPath?: string, }} options `pagina` makes `index.html`; `antes` is the script that it runs
 * before the first paint, delivered unchanged; `servico` is the service worker, delivered as `/sw.js`; `icones` are
 * pictures (name and file), whose addresses `pagina` and `manifesto`, which makes `/manifest.webmanifest`, get;
 * `fonte` is the file of the letters, whose address `pagina` gets;
 * `semRedeNao` are requests of lazy imports that no screen needs without a network; `licencas` are the texts that
 * must be delivered with what is used: name in `licencas/` and file; `versao` is in the page as `<meta name="versao">`, so that an open page
 * notices a newer shell; `chave` is the public key of the installation, in the page as `<meta name="chave-das-areas">`:
 * the shell then executes only areas that are signed with it; `desenvolvimento` lets developers replace a published area
 * with the one on their own machine
 */
function shellConfig(
  dir,
  {
    pagina,
    antes,
    servico,
    icones = {},
    fonte,
    manifesto,
    semRedeNao = [],
    licencas = {},
    versao = 'dev',
    chave = '',
    desenvolvimento = false,
    production = true,
    outputPath = path.join(dir, 'dist'),
  },
) {
  const { dependencies } = readWorkspace(dir);
  const base = baseConfig({ production });
  const script = readFile(path.join(dir, antes));
  const pictures = Object.entries(icones).map(([name, file]) => ({ name, asset: readFile(path.join(dir, file)) }));
  const letters = fonte && readFile(fonte);
  const addresses = Object.fromEntries(pictures.map(({ name, asset }) => [name, `/${asset.name}`]));
  return {
    ...base,
    context: dir,
    entry: { shell: './src/index.tsx', ...(servico && { [WORKER]: { import: servico, filename: 'sw.js' } }) },
    output: {
      path: outputPath,
      publicPath: '/',
      filename: 'assets/[name].[contenthash:12].js',
      chunkFilename: 'assets/[name].[contenthash:12].js',
      cssFilename: 'assets/[name].[contenthash:12].css',
      cssChunkFilename: 'assets/[name].[contenthash:12].css',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      uniqueName: 'merenda_shell',
      clean: true,
    },
    // The libraries change less often than the shell: in separate files they stay in the browser's cache.
    // The service worker is one file.
    optimization: { ...base.optimization, splitChunks: { chunks: ({ name }) => name !== WORKER } },
    plugins: [
      { apply: serveAntdStyles },
      ...(production
        ? [
            { apply: refuseSchemas },
            { apply: (compiler) => listPackages(compiler, fonte ? [fonte] : []) },
            compileAhead(),
          ]
        : []),
      new HtmlWebpackPlugin({
        templateContent: () =>
          pagina({
            antes: `/${script.name}`,
            icones: addresses,
            ...(letters && { fonte: `/${letters.name}` }),
          }),
        excludeChunks: [WORKER],
        meta: { versao, ...(chave !== '' && { 'chave-das-areas': chave }) },
        scriptLoading: 'defer',
        inject: 'head',
        minify: false,
      }),
      new DefinePlugin({ 'process.env.DESENVOLVIMENTO': JSON.stringify(desenvolvimento ? '1' : '') }),
      ...[script, ...(letters ? [letters] : []), ...pictures.map(({ asset }) => asset)].map((asset) => ({
        apply: (compiler) => emitAsset(compiler, asset),
      })),
      ...(manifesto
        ? [
            {
              apply: (compiler) =>
                emitAsset(compiler, { name: 'manifest.webmanifest', content: JSON.stringify(manifesto(addresses)) }),
            },
          ]
        : []),
      {
        apply: (compiler) =>
          listOfflineFiles(compiler, {
            file: `assets/sem-rede.${versao}.json`,
            more: [script.name, ...(letters ? [letters.name] : [])],
            without: [WORKER],
            leavesOut: ({ request }) => semRedeNao.includes(request),
          }),
      },
      { apply: (compiler) => emitAsset(compiler, manifestOf(dependencies, chave)) },
      ...Object.entries(licencas).map(([name, file]) => ({
        apply: (compiler) => emitAsset(compiler, { name: `licencas/${name}`, content: fs.readFileSync(file, 'utf8') }),
      })),
    ],
  };
}

/**
 * Each script begins with the hint that its functions run when it is loaded: Chromium then compiles them in the
 * background while the file arrives. Without it, each function is compiled on the page's own thread when it is first
 * called. Other browsers read a comment. The minifier, which runs before, leaves no comments. No user waits for the
 * service worker.
 */
function compileAhead() {
  return new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^assets[/].*[.]js$/,
    stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
}

/**
 * The packages that this shell offers to areas, in the format in which their builds list what they need, and the key
 * with which they must be signed: publishing compares shell and areas.
 */
function manifestOf(dependencies, chave) {
  return {
    name: 'mf-manifest.json',
    content: JSON.stringify({ name: 'shell', chave, shared: providedSingletons(dependencies) }, null, 1),
  };
}

/** A file that is delivered unchanged, under a name with the hash of its content. */
function readFile(file) {
  const content = fs.readFileSync(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const { name, ext } = path.parse(file);
  return { name: `assets/${name}.${hash}${ext}`, content };
}

function emitAsset(compiler, { name, content }) {
  compiler.hooks.thisCompilation.tap('EmitAsset', (compilation) => {
    compilation.hooks.processAssets.tap('EmitAsset', () => compilation.emitAsset(name, new sources.RawSource(content)));
  });
}

module.exports = { shellConfig };
