const path = require('node:path');
const { shellConfig } = require('@merenda/shared/federation');
const { NormalModuleReplacementPlugin } = require('webpack');

/** The module that registers every part of @antv/g2, as the library of the charts imports it. */
const WHOLE_ENGINE = path.join('@ant-design', 'plots', 'es', 'core', 'base');

module.exports = async () => {
  const { tsImport } = await import('tsx/esm/api');
  const { pagina } = await tsImport('./src/pagina.tsx', __filename);
  const { ICONES, manifesto } = await tsImport('./src/aplicativo/manifesto.ts', __filename);
  const config = shellConfig(__dirname, {
    pagina,
    antes: './src/antes.js',
    servico: './src/sem-rede/sw.ts',
    icones: ICONES,
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
    // Only for pictures of HTML inside a chart, which ours do not have.
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, html2canvas: false } },
    plugins: [
      ...config.plugins,
      new NormalModuleReplacementPlugin(/^[.][/]chart$/, (resource) => {
        if (resource.context.endsWith(WHOLE_ENGINE))
          resource.request = path.join(__dirname, 'src/federation/motor-de-graficos.ts');
      }),
    ],
  };
};
