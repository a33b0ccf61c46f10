import preset from './src/testing/jest-preset.cjs';

/** The pure doors run in plain Node; tests that need a browser are a separate project. */
const puras = {
  displayName: 'shared: pure doors',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/{contratos,formatos,regras}/**/*.test.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '\\.ts$': [
      'ts-jest',
      {
        diagnostics: false, // tsc checks the types of the whole project
        tsconfig: {
          module: 'CommonJS',
          moduleResolution: 'bundler',
          target: 'ES2022',
          esModuleInterop: true,
          isolatedModules: true,
          resolveJsonModule: true,
        },
      },
    ],
  },
};

const navegador = preset.navegador(
  'shared: browser doors',
  ['raiz', 'consultas', 'ui', 'testing', 'area'].map((porta) => `<rootDir>/src/${porta}`),
);

export default { projects: [puras, ...navegador.projects] };
