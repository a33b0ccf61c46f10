/** Tests of the embedded database, or that always create their own: a run on a server adds nothing. */
const OF_THE_EMBEDDED = ['/banco/embutido/', '/demonstracao/semear\\.test', '/comandos/', '/encerramento\\.test'];
/** Where DATABASE_URL_TESTE names a server, all others run on it. */
const APART = process.env.DATABASE_URL_TESTE ? OF_THE_EMBEDDED : ['/banco/servidor/', '\\.servidor\\.test'];

/**
 * Files that mock a module, or that start and end databases and processes, use jest's own runner: it loads the
 * application again for each of them.
 */
const ISOLATED = [
  '/tokens/(senhas|ataque)\\.test\\.ts$',
  '/(banco/embutido|banco/servidor|demonstracao|comandos)/.*\\.test\\.ts$',
  '/encerramento\\.test\\.ts$',
];

const common = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['ts-jest', { useESM: true, diagnostics: false, tsconfig: '<rootDir>/tsconfig.json' }] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.js'] },
};

/**
 * All files are ES modules; this needs NODE_OPTIONS=--experimental-vm-modules (the workspace's test script sets it).
 */
export default {
  // The limit ends a test that hangs; a busy machine stays below it.
  testTimeout: 300_000,
  projects: [
    {
      ...common,
      displayName: 'api',
      runner: '<rootDir>/../scripts/test/native/runner.mjs',
      testPathIgnorePatterns: ['/node_modules/', ...APART, ...ISOLATED],
    },
    {
      ...common,
      displayName: 'api: isolated files',
      setupFiles: ['<rootDir>/../scripts/test/native/seed.mjs'],
      testRegex: ISOLATED,
      testPathIgnorePatterns: ['/node_modules/', ...APART],
    },
  ],
};
