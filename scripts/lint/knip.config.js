import federation from '@merenda/shared/federation';

const TESTS = '**/*.test.{ts,tsx}';
const TEST_DATA = '**/teste/**';

/**
 * `npm run unused:production`: only entries marked with `!` count, so an export that only tests import is unused too.
 */
const production = process.argv.includes('--production');

/** scripts/security/secrets.mjs starts it by its path; its rules are named in secretlintrc.json. */
const SECRETLINT = [
  'secretlint',
  '@secretlint/secretlint-rule-preset-recommend',
  '@secretlint/secretlint-rule-pattern',
];

const area = {
  webpack: false,
  entry: ['src/area.tsx!', 'webpack.config.cjs!', TESTS],
  project: ['**/*.{ts,tsx,cjs,mjs}!', `!${TESTS}!`, `!${TEST_DATA}!`],
  // The build of an area reads the version of every singleton from its package.json, so an area declares also those
  // that it does not import.
  ignoreDependencies: federation.SINGLETON_PACKAGES,
};

/**
 * No unused code: `npm run unused` fails on a file, export, type or dependency that nothing uses.
 * @type {import('knip').KnipConfig}
 */
export default {
  // A function that its own file uses may be exported for a test; without the test its `export` is unused.
  ignoreExportsUsedInFile: production,
  // knip does not see what `createRequire` and jest take from a CommonJS module. Screens' tests are the users of the
  // door `testing`.
  ignoreIssues: {
    'shared/src/**/*.cjs': ['exports'],
    ...(production && { 'shared/src/testing/**': ['exports', 'types'] }),
  },
  // Programs of the machine.
  ignoreBinaries: ['nginx', 'pdftoppm', 'script', 'systemd-analyze'],
  // jest reads both: a sub-path of a declared package, and a path from its root folder.
  ignoreUnresolved: ['react-toastify/unstyled', './publish/environment.cjs'],
  workspaces: {
    '.': {
      // Tools only: the first run covers them.
      entry: [
        'scripts/{start,build,test,test-changed,test-deep,dev,new-area,new-key,publish,rollback}.mjs',
        'scripts/{bench,mutants,soak}/run.mjs',
        // Started by name in another process.
        'scripts/bench/absent.cjs',
        'scripts/bench/federation/one-build.webpack.cjs',
        'scripts/fixed-clock/preload.mjs',
        'scripts/publish/environment.cjs',
        'scripts/soak/collect.cjs',
        'scripts/test/jest-progress.cjs',
        'scripts/test/native/{worker,globals,globals-hook}.mjs',
        'scripts/test/part.mjs',
        'scripts/mutants/worker.mjs',
        'scripts/lint/rules/plugin.mjs',
        'oxlint.config.mjs',
        'scripts/test/playwright-progress.mjs',
        'scripts/jest.config.mjs',
        TESTS,
        '!scripts/new-area/template/**',
      ],
      // The template is a workspace only after `new:area` has copied it.
      project: ['scripts/**/*.{mjs,cjs,ts}', '!scripts/new-area/template/**'],
      // `webpack/bin/webpack.js` starts the first. The second belongs to the API, and the load test uses it from there.
      // oxlint starts the third; scripts start the fourth by its path; the fifth is a peer of the rules for Playwright.
      ignoreDependencies: ['webpack-cli', 'pg', 'oxlint-tsgolint', 'typescript-native', 'eslint', ...SECRETLINT],
    },
    shared: {
      // Webpack starts the second by its path, and it starts the third.
      entry: ['src/testing/*.{cjs,ts,tsx}', 'src/federation/antd-styles/{loader,write}.cjs!', TESTS],
      includeEntryExports: true,
      project: ['src/**/*.{ts,tsx,cjs}!', `!${TESTS}!`, `!${TEST_DATA}!`, '!src/testing/**!'],
    },
    shell: {
      webpack: false,
      entry: [
        'src/index.tsx!',
        'src/antes.js!',
        'src/pagina.tsx!',
        'src/aplicativo/manifesto.ts!',
        'src/sem-rede/sw.ts!',
        // webpack puts them in the place of modules of @ant-design/charts and @rc-component/portal.
        'src/federation/motor-de-graficos.ts!',
        'src/federation/tecla-esc.ts!',
        'webpack.config.cjs!',
        TESTS,
      ],
      project: ['**/*.{ts,tsx,js,cjs,mjs}!', `!${TESTS}!`, `!${TEST_DATA}!`],
    },
    'mf-*': area,
    api: {
      entry: ['src/server.ts!', 'src/comandos/*.ts!', 'src/banco/embutido/criar.ts!', 'src/teste/virada.ts', TESTS],
      project: ['src/**/*.ts!', `!${TESTS}!`, `!${TEST_DATA}!`],
    },
    e2e: {
      entry: ['playwright.config.ts', TESTS],
      project: ['**/*.ts'],
    },
  },
};
