/** Tests of the embedded database, or that make one of their own wherever they run: they say nothing new beside a server. */
const OF_THE_EMBEDDED = ['/banco/embutido/', '/demonstracao/semear\\.test', '/comandos/', '/encerramento\\.test'];
/** Where DATABASE_URL_TESTE names a server, all others run on it. */
const APART = process.env.DATABASE_URL_TESTE ? OF_THE_EMBEDDED : ['/banco/servidor/'];

/** ESM through and through; needs NODE_OPTIONS=--experimental-vm-modules (the workspace's test script sets it). */
export default {
  displayName: 'api',
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  roots: ['<rootDir>/src'],
  testPathIgnorePatterns: ['/node_modules/', ...APART],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['ts-jest', { useESM: true, diagnostics: false, tsconfig: '<rootDir>/tsconfig.json' }] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.js'] },
  // The limit is there for what hangs, not for a busy machine.
  testTimeout: 300_000,
};
