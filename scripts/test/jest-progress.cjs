const path = require('node:path');

const ROOT = path.resolve(__dirname, '../..');

/**
 * A reporter of jest: sends its progress to the process that started jest, and each failed test (`News` in
 * progress.mjs).
 */
module.exports = class JestProgress {
  onRunStart({ numTotalTestSuites }) {
    process.send?.({ done: 0, of: numTotalTestSuites });
  }

  onTestResult(_test, { testFilePath, testResults, testExecError }, { numTotalTestSuites, ...counts }) {
    const file = path.relative(ROOT, testFilePath);
    const failed = testResults.filter(({ status }) => status === 'failed');
    for (const { fullName } of failed) process.send?.({ failure: `${file} › ${fullName}` });
    if (failed.length === 0 && testExecError) process.send?.({ failure: file });
    const { numPassedTestSuites, numFailedTestSuites, numPendingTestSuites } = counts;
    process.send?.({ done: numPassedTestSuites + numFailedTestSuites + numPendingTestSuites, of: numTotalTestSuites });
  }
};
