/** The scripts run as plain Node does: their tests call them, or the tools that they configure, as processes. */
export default {
  displayName: 'scripts',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
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
  // The limit is there for what hangs, not for a busy machine.
  testTimeout: 120_000,
};
