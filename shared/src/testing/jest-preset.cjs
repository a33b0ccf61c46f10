const path = require('node:path');

/**
 * Jest settings of a workspace that runs in the browser: jsdom with the web's fetch, TypeScript by ts-jest (`tsc`
 * checks the types), the `source` door of the shared package.
 * @param {string} displayName the workspace's name
 */
function navegador(displayName) {
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
  return {
    displayName,
    testEnvironment: path.join(__dirname, 'ambiente.cjs'),
    testEnvironmentOptions: {
      customExportConditions: ['source', 'browser', 'require', 'default'],
      url: 'http://localhost/',
    },
    roots: ['<rootDir>/src'],
    testMatch: ['**/*.test.{ts,tsx}'],
    setupFilesAfterEnv: [path.join(__dirname, 'preparo.ts')],
    transform: { '\\.[cm]?[jt]sx?$': tsJest },
    // ky has only ES modules; for the other two the `source` condition returns their TypeScript.
    transformIgnorePatterns: ['/node_modules/(?!(ky|scroll-into-view-if-needed|compute-scroll-into-view)/)'],
    moduleNameMapper: {
      // antd's single-file build for pages: each test file loads it again, and 1,500 modules take a second more.
      '^antd$': 'antd/dist/antd.min.js',
      // Notices without their style sheet: a test's page has none (estilo.ts).
      '^react-toastify$': 'react-toastify/unstyled',
      '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'],
      '\\.(css|svg|png|jpg)$': path.join(__dirname, 'arquivo.cjs'),
    },
  };
}

module.exports = { navegador };
