const { shellConfig } = require('@merenda/shared/federation');

module.exports = async () => {
  const { tsImport } = await import('tsx/esm/api');
  const { pagina } = await tsImport('./src/pagina.tsx', __filename);
  const config = shellConfig(__dirname, { pagina, antes: './src/antes.js' });
  // The federation plugin brings the runtime in as CommonJS; the ES modules of the same would be a second copy of it, 18 KiB in gzip.
  const alias = { '@module-federation/enhanced/runtime$': require.resolve('@module-federation/enhanced/runtime') };
  return { ...config, resolve: { ...config.resolve, alias } };
};
