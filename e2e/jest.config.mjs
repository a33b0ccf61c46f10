/** Browser tests against the built product, started once for all of them: `npm test -w e2e`. */
export default {
  displayName: 'browser',
  rootDir: import.meta.dirname,
  globalSetup: '<rootDir>/harness/start.mjs',
  globalTeardown: '<rootDir>/harness/stop.mjs',
  testEnvironment: '<rootDir>/harness/environment.cjs',
  testMatch: ['<rootDir>/**/*.test.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '\\.ts$': [
      'ts-jest',
      {
        diagnostics: false,
        tsconfig: {
          module: 'CommonJS',
          moduleResolution: 'bundler',
          target: 'ES2022',
          esModuleInterop: true,
          isolatedModules: true,
        },
      },
    ],
  },
  // The limit is there for what hangs, not for a busy machine; a page is waited for 30 s at most.
  testTimeout: 180_000,
};
