import { fileURLToPath } from 'node:url';
import { importScopes } from './scripts/lint/restricted-imports.cjs';
import { syntaxScopes } from './scripts/lint/restricted-syntax.cjs';

const file = (specifier) => fileURLToPath(import.meta.resolve(specifier));

/** Tests, and the code that only tests use. */
const TESTS = ['**/*.test.{ts,tsx}', '**/teste/**/*.{ts,tsx}', 'shared/src/testing/**/*.{ts,tsx}', 'e2e/**/*.ts'];

/**
 * `npm run lint`. A later block replaces the options of a rule of an earlier one.
 * @type {import('oxlint').OxlintConfig}
 */
export default {
  plugins: ['typescript', 'react'],
  jsPlugins: [
    { name: 'merenda', specifier: file('./scripts/lint/rules/plugin.mjs') },
    { name: 'playwright', specifier: file('eslint-plugin-playwright') },
  ],
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    denyWarnings: true,
    respectEslintDisableDirectives: false,
    reportUnusedDisableDirectives: 'deny',
  },
  ignorePatterns: ['**/node_modules/', '**/dist/', '**/coverage/', '**/.cache/', 'dados/', 'api/src/banco/migracoes/'],
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'merenda/glossary': 'error',
        // The error of a promise without `await` is lost.
        'typescript/no-floating-promises': 'error',
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/await-thenable': 'error',
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'no-console': ['error', { allow: ['warn', 'error'] }],
        // A comment must not switch a rule off.
        'no-warning-comments': ['error', { terms: ['oxlint-disable', 'eslint-disable'], location: 'anywhere' }],
        // The rules of typescript-eslint's `strict`.
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'no-array-constructor': 'error',
        'no-unused-expressions': 'error',
        'no-unused-vars': 'error',
        'no-useless-constructor': 'error',
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/no-duplicate-enum-values': 'error',
        'typescript/no-dynamic-delete': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-extra-non-null-assertion': 'error',
        'typescript/no-extraneous-class': 'error',
        'typescript/no-invalid-void-type': 'error',
        'typescript/no-misused-new': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-asserted-nullish-coalescing': 'error',
        'typescript/no-non-null-asserted-optional-chain': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-this-alias': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unsafe-declaration-merging': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-wrapper-object-types': 'error',
        'typescript/prefer-as-const': 'error',
        'typescript/prefer-literal-enum-member': 'error',
        'typescript/prefer-namespace-keyword': 'error',
        'typescript/triple-slash-reference': 'error',
        'typescript/unified-signatures': 'error',
      },
    },
    {
      // The recommended rules of eslint-plugin-react-hooks.
      files: ['{shell,mf-*,shared}/**/*.{ts,tsx}'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'react/static-components': 'error',
        'react/use-memo': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/incompatible-library': 'error',
        'react/immutability': 'error',
        'react/globals': 'error',
        'react/refs': 'error',
        'react/set-state-in-effect': 'error',
        'react/error-boundaries': 'error',
        'react/purity': 'error',
        'react/set-state-in-render': 'error',
        'react/unsupported-syntax': 'error',
      },
    },
    {
      files: ['**/*.api.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          ...['history', 'location'].map((property) => ({
            object: 'globalThis',
            property,
            message: 'A call only calls: the screen or the router that uses it changes the address.',
          })),
        ],
        'no-restricted-globals': ['error', 'history', 'location', 'window'],
      },
    },
    // In a test a missing value is a failure, and `!` is the shortest way to make it one.
    { files: ['**/*.test.{ts,tsx}'], rules: { 'typescript/no-non-null-assertion': 'off' } },
    // Commands print to the terminal.
    { files: ['api/src/comandos/**'], rules: { 'no-console': 'off' } },
    // What makes a test pass or fail by chance.
    { files: TESTS, rules: { 'merenda/sleep': 'error', 'merenda/elapsed-time': 'error' } },
    {
      files: ['e2e/**/*.ts'],
      rules: {
        'merenda/single-read': 'error',
        'playwright/prefer-web-first-assertions': 'error',
        'playwright/no-wait-for-timeout': 'error',
        'playwright/no-conditional-in-test': 'error',
        'playwright/no-networkidle': 'error',
        'playwright/no-element-handle': 'error',
      },
    },
    ...importScopes,
    ...syntaxScopes,
  ],
};
