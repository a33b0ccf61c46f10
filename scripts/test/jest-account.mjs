import path from 'node:path';

const LINES_OF_A_FAILURE = 6;

/**
 * Reads jest's JSON report: the counts, and each failure in a few lines, so that the beginning of a long log shows all
 * failures.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numRuntimeErrorTestSuites: number,
 * testResults: { name: string, status: string, message: string, assertionResults: { status: string, fullName: string,
 * failureMessages: string[] }[] }[] }} account
 * @param {string} root the folder that files are named from
 * @returns {{ passed: number, failed: number, skipped: number, failures: string[] }} a suite that did not run, or did
 * not end normally, counts as one failure
 */
export function readAccount(
  { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults },
  root,
) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status !== 'failed') return [];
    const file = path.relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return [`${file}\n${beginning(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}\n${beginning(failureMessages.join('\n'))}`,
    );
  });
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
    failures,
  };
}

function beginning(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines
    .slice(0, LINES_OF_A_FAILURE)
    .map((line) => `    ${line.trim()}`)
    .join('\n');
}
