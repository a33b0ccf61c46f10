/** Runs test files with a mistake, until the first test fails. */
import { addEventHandler } from 'jest-circus';
import { openProject, runFile } from '../test/native/files.mjs';

const NO_TEST = /(?!)/;

/** One failed test is enough: the others are skipped. */
addEventHandler((event, state) => {
  if (event.name === 'test_done' && event.test.errors.length > 0) state.testNamePattern = NO_TEST;
});

let load;

process.on('message', async ({ project, mistake, ...test }) => {
  try {
    process.env.MISTAKE = mistake;
    const whileLoaded = (globalThis.reachedMistakes = new Set());
    load ??= await openProject(project);
    const { numFailingTests, testExecError, failureMessage } = await runFile(load, test, () => {
      globalThis.reachedMistakes = new Set();
    });
    process.send({
      failed: numFailingTests > 0 || testExecError !== undefined,
      message: failureMessage,
      reached: [...globalThis.reachedMistakes],
      whileLoaded: [...whileLoaded],
    });
  } catch (error) {
    process.send({ error: error.stack ?? String(error) });
  }
});
process.on('disconnect', () => process.exit());
