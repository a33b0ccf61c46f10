import { elapsedTime } from './elapsed-time.mjs';
import { glossary } from './glossary.mjs';
import { singleRead } from './single-read.mjs';
import { sleep } from './sleep.mjs';
import { syntax } from './syntax.mjs';

/** The project's own rules, for oxlint (`jsPlugins`). `lint.test.ts` plants one mistake for each. */
export default {
  meta: { name: 'merenda' },
  rules: { 'elapsed-time': elapsedTime, glossary, 'single-read': singleRead, sleep, syntax },
};
