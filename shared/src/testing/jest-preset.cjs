const path = require('node:path');

/** Files that mock a module or stop the clock. */
const ISOLADOS = '**/*.isolado.test.{ts,tsx}';

/**
 * Jest settings of a workspace that runs in the browser: jsdom with the web's fetch, the `source` door of the shared
 * package. One process runs many files (`scripts/test/native`); isolated files have jest's own runner and ts-jest.
 * Types are checked by `tsc`.
 * @param {string} displayName the workspace's name
 * @param {string[]} [roots] folders of the tests
 */
function navegador(displayName, roots = ['<rootDir>/src']) {
  const tsJest = [
    'ts-jest',
    {
      diagnostics: false,
      tsconfig: {
        target: 'ES2022',
        module: 'CommonJS',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        esModuleInterop: true,
        resolveJsonModule: true,
        isolatedModules: true,
        allowJs: true,
        sourceMap: true,
      },
    },
  ];
  const comum = {
    testEnvironment: path.join(__dirname, 'ambiente.cjs'),
    testEnvironmentOptions: {
      customExportConditions: ['source', 'browser', 'require', 'default'],
      url: 'http://localhost/',
    },
    roots,
    setupFilesAfterEnv: [path.join(__dirname, 'preparo.ts')],
    transform: { '\\.[cm]?[jt]sx?$': tsJest },
    // ky and qr have only ES modules; for the other two the `source` condition returns their TypeScript.
    transformIgnorePatterns: ['/node_modules/(?!(ky|qr|scroll-into-view-if-needed|compute-scroll-into-view)/)'],
    moduleNameMapper: {
      // antd's single-file build for pages: its 1,500 modules take a second more.
      '^antd$': 'antd/dist/antd.min.js',
      // Notices without their style sheet: a test's page has none (estilo.ts).
      '^react-toastify$': 'react-toastify/unstyled',
      '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'],
      '^@ant-design/charts$': path.join(__dirname, 'graficos.tsx'),
      '\\.(css|svg|png|jpg)$': path.join(__dirname, 'arquivo.cjs'),
    },
  };
  return {
    projects: [
      {
        ...comum,
        displayName,
        runner: path.resolve(__dirname, '../../../scripts/test/native/runner.mjs'),
        testMatch: ['**/*.test.{ts,tsx}', `!${ISOLADOS}`],
      },
      { ...comum, displayName: `${displayName}: isolated files`, testMatch: [ISOLADOS] },
    ],
  };
}

module.exports = { navegador };
