import preset from '@merenda/shared/testing/jest-preset';

const config = preset.navegador('mf-relatorios');

/** The writer of spreadsheets comes as ES modules only. */
export default {
  ...config,
  transformIgnorePatterns: config.transformIgnorePatterns.map((padrao) => padrao.replace('(?!(', '(?!(hucre|')),
};
