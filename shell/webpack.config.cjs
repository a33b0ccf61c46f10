const path = require('node:path');
const { shellConfig } = require('@merenda/shared/federation');
const { NormalModuleReplacementPlugin } = require('webpack');

/** The module that registers every part of @antv/g2, as the library of the charts imports it. */
const WHOLE_ENGINE = path.join('@ant-design', 'plots', 'es', 'core', 'base');
/** The folder of the filters in a table's heading. */
const FILTER_OF_A_TABLE = path.join('antd', 'es', 'table', 'hooks', 'useFilter');
/** The folder of the texts that can be edited, shortened or copied. */
const TEXT = path.join('antd', 'es', 'typography', 'Base');
/** The folder of the theme's provider. */
const PROVIDER = path.join('antd', 'es', 'config-provider');
/** The folder of the card. */
const CARD = path.join('antd', 'es', 'card');

module.exports = async () => {
  const { tsImport } = await import('tsx/esm/api');
  const { pagina } = await tsImport('./src/pagina.tsx', __filename);
  const { ICONES, manifesto } = await tsImport('./src/aplicativo/manifesto.ts', __filename);
  const config = shellConfig(__dirname, {
    pagina,
    antes: './src/antes.js',
    servico: './src/sem-rede/sw.ts',
    icones: ICONES,
    fonte: require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    manifesto,
    // The charts are the largest part of the shell, and no screen without a network has one.
    semRedeNao: ['./graficos.js'],
    versao: process.env.VERSAO,
    chave: process.env.CHAVE,
    licencas: { 'inter.txt': require.resolve('@fontsource-variable/inter/LICENSE') },
    desenvolvimento: process.env.DESENVOLVIMENTO === '1',
  });
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        // It would make styles in the browser; ours are files of the build.
        stylis: false,
        // Only for pictures of HTML inside a chart, which ours do not have.
        html2canvas: false,
        // Only for palettes by name, which ours do not have: their colours are those of the design.
        'd3-scale-chromatic': false,
        // The charts use few of its functions: as ES modules, the others are left out.
        lodash$: require.resolve('lodash-es'),
      },
    },
    plugins: [
      ...config.plugins,
      new NormalModuleReplacementPlugin(/^[.][/]chart$/, (resource) => {
        if (resource.context.endsWith(WHOLE_ENGINE))
          resource.request = path.join(__dirname, 'src/federation/motor-de-graficos.ts');
      }),
      // Its handling of Esc is wrong after a rendering that was abandoned (tecla-esc.ts).
      new NormalModuleReplacementPlugin(/^[.][/]useEscKeyDown$/, path.join(__dirname, 'src/federation/tecla-esc.ts')),
      // Only for a card with tabs, which ours do not have.
      new NormalModuleReplacementPlugin(/^[.][.][/]tabs$/, (resource) => {
        if (resource.context.endsWith(CARD)) resource.request = 'data:text/javascript,export default null';
      }),
      // It would make the styles of icons in the browser; ours are files of the build.
      new NormalModuleReplacementPlugin(/^[.][/]style$/, (resource) => {
        if (resource.context.endsWith(PROVIDER)) resource.request = 'data:text/javascript,export default () => {}';
      }),
      // Only for a text that is edited in its place, which ours are not.
      new NormalModuleReplacementPlugin(/^[.][.][/]Editable$/, (resource) => {
        if (resource.context.endsWith(TEXT)) resource.request = 'data:text/javascript,export default null';
      }),
      // Only for a filter in a table's heading that is a tree, which ours do not have.
      new NormalModuleReplacementPlugin(/[/]tree$/, (resource) => {
        if (resource.context.endsWith(FILTER_OF_A_TABLE)) resource.request = 'data:text/javascript,export default null';
      }),
    ],
  };
};
