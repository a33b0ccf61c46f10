import path from 'node:path';
import { jest } from '../jest.mjs';
import { BIN, HALF, api, check } from '../parts.mjs';

const FORMATTED = /\.(tsx?|[cm]?[jt]s|json|css|html|ya?ml)$/;
const TYPED = /(\.tsx?|\.mjs|\.cjs|\.json)$/;
const LINTED = /\.tsx?$/;

/**
 * The parts of `npm run test:changed` that have work. Types come first, because they take longest and need one core;
 * then the tests.
 * @param {string[]} changed files that exist, relative to the root
 * @param {{ unit: string[], api: string[] }} tests test files
 * @returns {import('../run-parts.mjs').Part[]}
 */
export function partsOf(changed, tests) {
  const formatted = changed.filter((file) => FORMATTED.test(file));
  const linted = changed.filter((file) => LINTED.test(file));
  const parts = [
    changed.some((file) => TYPED.test(file)) && {
      name: 'types',
      run: () => check(['npm', 'run', '--silent', 'types']),
    },
    tests.unit.length > 0 && {
      name: 'unit',
      run: (tell) => jest('unit', [HALF, '--runTestsByPath', ...tests.unit], tell),
    },
    tests.api.length > 0 && { name: 'api', run: (tell) => api('api', ['--runTestsByPath', ...tests.api], tell) },
    linted.length > 0 && {
      name: 'lint',
      run: () => check([path.join(BIN, 'oxlint'), '--config', 'oxlint.config.mjs', ...linted]),
    },
    formatted.length > 0 && {
      name: 'format',
      run: () => check([path.join(BIN, 'oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...formatted]),
    },
  ];
  return parts.filter(Boolean);
}
