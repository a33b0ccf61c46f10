/** Tests of the scripts themselves and of the settings of tools: `npm test` runs them when these have changed. */
const TOOLS = [
  '<rootDir>/{build,publish,mutants,soak,test}/**/*.test.ts',
  '<rootDir>/lint/{boundaries,chance,lint,oxlint}.test.ts',
];
/** The template's tests run in the area that is made from it (e2e/area-nova.test.ts). */
const TEMPLATE = '!**/scripts/new-area/template/**';

const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
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

/**
 * jest does not load plain ES modules, so these tests run the scripts, or the tools that the scripts configure, as
 * processes.
 */
export default {
  projects: [
    {
      ...common,
      displayName: 'scripts',
      testMatch: [
        '<rootDir>/**/*.test.ts',
        TEMPLATE,
        ...TOOLS.map((files) => files.replace('<rootDir>', '!**/scripts')),
      ],
    },
    { ...common, displayName: 'scripts: tools', testMatch: TOOLS },
  ],
};
