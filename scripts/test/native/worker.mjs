import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import * as circus from 'jest-circus';
import { fileResult } from './result.mjs';

register('./globals-hook.mjs', import.meta.url);

process.on('message', async ({ file, testTimeout, testNamePattern }) => {
  try {
    process.send({ result: await runFile(file, { testTimeout, testNamePattern }) });
  } catch (error) {
    process.send({ error: error.stack ?? String(error) });
  }
});
// The worker ends with its parent process; open handles of a test must not keep it alive.
process.on('disconnect', () => process.exit());

/** Loads one test file, runs its tests with jest's own engine and returns jest's result. */
async function runFile(file, { testTimeout, testNamePattern }) {
  const start = Date.now();
  circus.resetState();
  Object.assign(circus.getState(), {
    testTimeout,
    testNamePattern: testNamePattern ? new RegExp(testNamePattern, 'i') : null,
  });
  jestExpect.setState({ testPath: file, suppressedErrors: [] });
  await import(pathToFileURL(file));
  return fileResult(await circus.run(), { file, start, end: Date.now() });
}
