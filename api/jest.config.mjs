/** Each database has tests of its own: the embedded one's run without a server, the server's where DATABASE_URL_TESTE names one. */
const APART = process.env.DATABASE_URL_TESTE ? '/banco/embutido/' : '/banco/servidor/';

/** ESM through and through; needs NODE_OPTIONS=--experimental-vm-modules (the workspace's test script sets it). */
export default {
  displayName: 'api',
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  roots: ['<rootDir>/src'],
  testPathIgnorePatterns: ['/node_modules/', APART],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['ts-jest', { useESM: true, diagnostics: false, tsconfig: '<rootDir>/tsconfig.json' }] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.js'] },
  // The limit is there for what hangs, not for a busy machine.
  testTimeout: 120_000,
};
