import path from 'node:path';
import preset from './src/testing/jest-preset.cjs';

/** The pure doors run in plain Node; tests that need a browser are a separate project. */
const puras = {
  displayName: 'shared: pure doors',
  rootDir: import.meta.dirname,
  runner: path.resolve(import.meta.dirname, '../scripts/test/native/runner.mjs'),
  testEnvironment: 'node',
  roots: ['contratos', 'formatos', 'regras', 'vocabulario'].map((porta) => `<rootDir>/src/${porta}`),
  testMatch: ['**/*.test.ts'],
};

const navegador = preset.navegador(
  'shared: browser doors',
  ['raiz', 'consultas', 'ui', 'testing', 'area'].map((porta) => `<rootDir>/src/${porta}`),
);

export default { projects: [puras, ...navegador.projects] };
