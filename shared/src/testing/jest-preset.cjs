const path = require('node:path');

/**
 * Jest settings of a workspace that runs in the browser: jsdom with the web's fetch, TypeScript by ts-jest (types are
 * `tsc`'s business), the `source` door of the shared package.
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
    // ky comes as ES modules only; the other two answer the `source` condition with their TypeScript.
    transformIgnorePatterns: ['/node_modules/(?!(ky|scroll-into-view-if-needed|compute-scroll-into-view)/)'],
    moduleNameMapper: {
      // antd as one file: each test file loads it anew, and 1,500 modules take a second more than one.
      '^antd$': 'antd/dist/antd.js',
      // Notices without their style sheet: jsdom looks through all rules for each element that a test asks for by its role.
      '^react-toastify$': 'react-toastify/unstyled',
      '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'],
      '\\.(css|svg|png|jpg)$': path.join(__dirname, 'arquivo.cjs'),
    },
  };
}

module.exports = { navegador };
