const STATUS = { done: 'passed', skip: 'pending', todo: 'todo' };

/**
 * Jest's `TestResult` of one file from the result of its engine (jest-circus). An error outside of the tests, e.g. in
 * `afterAll`, fails the file.
 * @param {{ testResults: object[], unhandledErrors: string[] }} run
 * @param {{ file: string, start: number, end: number }} times in ms since the epoch
 */
export function fileResult({ testResults, unhandledErrors }, { file, start, end }) {
  const tests = testResults.map(testResult);
  const count = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;
  const outside = unhandledErrors.length > 0 ? unhandledErrors.join('\n\n') : null;
  return {
    testFilePath: file,
    testResults: tests,
    numPassingTests: count('passed'),
    numFailingTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: {
      start,
      end,
      runtime: end - start,
      slow: false,
      loadTestEnvironmentStart: start,
      loadTestEnvironmentEnd: start,
      setupFilesStart: start,
      setupFilesEnd: start,
    },
    failureMessage:
      [
        ...tests
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => `  ● ${fullName}\n\n${failureMessages.join('\n\n')}`),
        ...(outside ? [outside] : []),
      ].join('\n\n') || null,
    testExecError: outside === null ? undefined : { message: outside, stack: outside },
    snapshot: { added: 0, fileDeleted: false, matched: 0, unchecked: 0, uncheckedKeys: [], unmatched: 0, updated: 0 },
    leaks: false,
    openHandles: [],
    skipped: false,
  };
}

function testResult({ testPath, errors, status, duration, numPassingAsserts, invocations, startedAt }) {
  // The first name is that of the file's own block.
  const names = testPath.slice(1);
  return {
    ancestorTitles: names.slice(0, -1),
    title: names.at(-1),
    fullName: names.join(' '),
    duration,
    startAt: startedAt,
    failureMessages: errors,
    failureDetails: [],
    invocations,
    location: null,
    numPassingAsserts,
    retryReasons: [],
    status: errors.length > 0 ? 'failed' : STATUS[status],
  };
}
