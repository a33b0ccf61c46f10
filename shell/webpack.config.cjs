const { shellConfig } = require('@merenda/shared/federation');

module.exports = async () => {
  const { tsImport } = await import('tsx/esm/api');
  const { pagina } = await tsImport('./src/pagina.tsx', __filename);
  return shellConfig(__dirname, {
    pagina,
    antes: './src/antes.js',
    versao: process.env.VERSAO,
    desenvolvimento: process.env.DESENVOLVIMENTO === '1',
  });
};
