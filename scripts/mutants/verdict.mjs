/** The line of jest's summary that counts failed tests. */
const FAILED = /^Tests: +[1-9]\d* failed/m;

/**
 * Tells whether a run of jest has found the mistake that was made.
 * @param {number} code jest's exit code
 * @param {string} log what it printed
 * @returns {'survived' | 'killed' | 'crashed'} killed: a test failed. crashed: no test failed, and yet jest did not
 *   succeed: a file of tests could not be loaded, or jest itself ended. It is not known then whether a test sees the
 *   mistake.
 */
export function verdictOf(code, log) {
  if (code === 0) return 'survived';
  return FAILED.test(log) ? 'killed' : 'crashed';
}
