/** Replaces '@jest/globals', and the global names of jest, in tests that run natively. */
import { getState } from 'jest-circus';
import { ModuleMocker } from 'jest-mock';

export { jestExpect as expect } from '@jest/expect';
export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';

const mocker = new ModuleMocker(globalThis);

/** The part of jest's object that works without its module registry. */
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  setTimeout: (ms) => void (getState().testTimeout = ms),
};
