import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import * as circus from 'jest-circus';
import * as globals from './globals.mjs';
import { watchLeftovers } from './leftovers.mjs';
import { watchWork } from './open-work.mjs';
import { openPage } from './page.cjs';
import { fileResult } from './result.mjs';
import './seed.mjs';

register('./globals-hook.mjs', import.meta.url);

const require = createRequire(import.meta.url);

/**
 * Prepares this process for the test files of a project: they are loaded as ES modules, or, for a project with a page,
 * by the `require` that knows its sources.
 * @param {import('@jest/types').Config.ProjectConfig} project of jest
 * @returns {Promise<(file: string) => unknown>} loads a file, also one that is loaded already
 */
export async function openProject(project) {
  Object.assign(globalThis, globals);
  watchWork();
  if (project.testEnvironment.includes('jest-environment-node')) {
    let loads = 0;
    return (file) => import(`${pathToFileURL(file)}?load=${(loads += 1)}`);
  }
  await openPage(project);
  return (file) => {
    // Hooks belong to one file: the preparation registers them again.
    for (const module of [...project.setupFilesAfterEnv, file]) delete require.cache[module];
    project.setupFilesAfterEnv.forEach((preparation) => require(preparation));
    return require(file);
  };
}

/**
 * Loads one test file, runs its tests with jest's own engine and returns jest's result.
 * @param {(file: string) => unknown} load from `openProject`
 * @param {{ file: string, testTimeout: number, testNamePattern?: string }} options `testTimeout` in ms
 * @param {() => void} [onLoaded] called between the loading and the tests
 */
export async function runFile(load, { file, testTimeout, testNamePattern }, onLoaded) {
  const start = Date.now();
  circus.resetState();
  Object.assign(circus.getState(), {
    testTimeout,
    testNamePattern: testNamePattern ? new RegExp(testNamePattern, 'i') : null,
  });
  jestExpect.setState({ testPath: file, suppressedErrors: [] });
  const readLeftovers = watchLeftovers();
  await load(file);
  onLoaded?.();
  const result = await circus.run();
  // A spy of one file must not reach the files that this process runs later.
  globals.jest.restoreAllMocks();
  result.unhandledErrors.push(...(await readLeftovers()));
  return fileResult(result, { file, start, end: Date.now() });
}
