const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { baseConfig, readWorkspace } = require('./base.cjs');
const { provideSingletons } = require('./singletons.cjs');

/**
 * Webpack configuration of the shell: it provides the singletons and the federation's runtime, and names no area.
 * Areas are found at run time in `federation.json`.
 * @param {string} dir the shell's folder
 * @param {{ production?: boolean, outputPath?: string }} [options]
 */
function shellConfig(dir, { production = true, outputPath = path.join(dir, 'dist') } = {}) {
  const { dependencies } = readWorkspace(dir);
  return {
    ...baseConfig({ production }),
    context: dir,
    entry: { shell: './src/index.tsx' },
    output: {
      path: outputPath,
      publicPath: '/',
      filename: 'assets/[name].[contenthash:12].js',
      chunkFilename: 'assets/[name].[contenthash:12].js',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      uniqueName: 'merenda_shell',
      clean: true,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: provideSingletons(dependencies),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: { asyncStartup: true, provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
    ],
  };
}

module.exports = { shellConfig };
