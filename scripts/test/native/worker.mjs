import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import * as circus from 'jest-circus';
import * as globals from './globals.mjs';
import { openPage } from './page.cjs';
import { fileResult } from './result.mjs';

register('./globals-hook.mjs', import.meta.url);

const require = createRequire(import.meta.url);

/** How files are loaded: as ES modules, or, for a project with a page, by the `require` that knows its sources. */
let load;

process.on('message', async ({ file, project, testTimeout, testNamePattern }) => {
  try {
    load ??= await loaderOf(project);
    process.send({ result: await runFile(file, { testTimeout, testNamePattern }) });
  } catch (error) {
    process.send({ error: error.stack ?? String(error) });
  }
});
// The worker ends with its parent process; open handles of a test must not keep it alive.
process.on('disconnect', () => process.exit());

/** @returns {Promise<(file: string) => unknown>} */
async function loaderOf(project) {
  if (project.testEnvironment.includes('jest-environment-node')) return (file) => import(pathToFileURL(file));
  await openPage(project);
  Object.assign(globalThis, globals);
  return (file) => {
    // Hooks belong to one file: the preparation registers them again.
    for (const preparation of project.setupFilesAfterEnv) {
      delete require.cache[preparation];
      require(preparation);
    }
    return require(file);
  };
}

/** Loads one test file, runs its tests with jest's own engine and returns jest's result. */
async function runFile(file, { testTimeout, testNamePattern }) {
  const start = Date.now();
  circus.resetState();
  Object.assign(circus.getState(), {
    testTimeout,
    testNamePattern: testNamePattern ? new RegExp(testNamePattern, 'i') : null,
  });
  jestExpect.setState({ testPath: file, suppressedErrors: [] });
  await load(file);
  return fileResult(await circus.run(), { file, start, end: Date.now() });
}
