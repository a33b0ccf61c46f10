import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import restricted from './scripts/lint/restricted-imports.cjs';
import { syntaxScopes } from './scripts/lint/restricted-syntax.cjs';

/**
 * The rules that read one file alone. Those that need types, and those of React, are in `.oxlintrc.json`: `npm run lint`
 * runs both tools.
 */
export default defineConfig(
  globalIgnores(['**/dist/', '**/coverage/', '**/.cache/', 'dados/', 'api/src/banco/migracoes/']),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    plugins: { '@typescript-eslint': tseslint.plugin },
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Contracts: a schema and its type share one name.
      '@typescript-eslint/no-redeclare': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      // oxlint has no setting that ignores its own comments.
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
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
  // In a test a missing value is a failure, and `!` is the shortest way to say so.
  { files: ['**/*.test.{ts,tsx}'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  // Commands print to the terminal.
  { files: ['api/src/comandos/**'], rules: { 'no-console': 'off' } },
  ...restricted.importScopes,
  ...syntaxScopes,
);
