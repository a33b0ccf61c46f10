const fs = require('node:fs');
const path = require('node:path');
const TerserPlugin = require('terser-webpack-plugin');
const { WITHOUT_ZOD } = require('./server-only.cjs');

const ROOT = path.resolve(__dirname, '../../..');

/** The data of a workspace for webpack. `dir` is its absolute folder (`__dirname` of its webpack config). */
function readWorkspace(dir) {
  const { name, version, dependencies } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
  return { dir, name, version, dependencies };
}

/** swc's minifier. Workspaces build in parallel, so each stays in one process. */
function minimizer() {
  return new TerserPlugin({
    parallel: false,
    extractComments: false,
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2022, compress: { passes: 2 }, mangle: true, format: { comments: false } },
  });
}

/*
 * The federation's plugin asks a webpack that it starts without options for its place, and reads it from the error. To
 * write this error, webpack compiles its whole schema: 2.5 s. Where the place is known, the plugin does not ask.
 */
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

/**
 * The part of the webpack configuration that shell and areas have in common.
 * @param {{ production: boolean }} options `tsc` checks the types: here files are only transpiled
 */
function baseConfig({ production }) {
  return {
    mode: production ? 'production' : 'development',
    devtool: production ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    // Unchanged modules are read from the cache of the last build, already minified.
    cache: {
      type: 'filesystem',
      name: production ? 'production' : 'development',
      buildDependencies: { config: [__filename, path.join(ROOT, 'package-lock.json')] },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: production ? WITHOUT_ZOD : {},
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['source', '...'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          // A name that a module does not have is an error of the build, not `undefined` in the page.
          parser: { exportsPresence: 'error' },
          loader: require.resolve('ts-loader'),
          options: {
            transpileOnly: true,
            configFile: path.join(ROOT, 'tsconfig.base.json'),
            compilerOptions: { noEmit: false, sourceMap: !production },
          },
        },
        { test: /\.(svg|png|jpe?g|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: { minimizer: [minimizer()] },
    // Style sheets are separate files: the page is styled before any script runs.
    experiments: { css: true },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

module.exports = { ROOT, readWorkspace, baseConfig };
