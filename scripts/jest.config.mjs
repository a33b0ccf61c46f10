/**
 * jest does not load plain ES modules, so these tests run the scripts, or the tools that the scripts configure, as
 * processes.
 */
export default {
  displayName: 'scripts',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
  // The template's tests run in the area that is made from it (e2e/area-nova.test.ts).
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/new-area/template/'],
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
};
