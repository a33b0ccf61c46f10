import { watchOpenWork } from './open-work.mjs';
import { filledStores } from './stores.mjs';

/** What a file of tests may replace to stop the clock. */
const CLOCK = ['Date', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'];

/**
 * Notes what this process has before a file of tests. The next file of the process would find what this one leaves, and
 * pass or fail by it.
 * @returns {() => Promise<string[]>} what the file left, each as a sentence; empty when it left nothing
 */
export function watchLeftovers() {
  const clock = readClock();
  const elements = new Set(readElements());
  const stored = new Set(readStored());
  const filled = new Set(filledStores());
  const readOpenWork = watchOpenWork();
  return async () => [
    ...readElements()
      .filter((element) => !elements.has(element))
      .map((element) => `The file leaves an element in document.body: ${element.cloneNode().outerHTML}`),
    ...readClock().flatMap(({ name, value }, i) =>
      value === clock[i].value ? [] : [`The file leaves ${name} replaced.`],
    ),
    ...readStored()
      .filter((key) => !stored.has(key))
      .map((key) => `The file leaves ${key}.`),
    ...filledStores()
      .filter((store) => !filled.has(store))
      .map((store) => `The file leaves ${store}.`),
    ...(await readOpenWork()),
  ];
}

/** Of the process and, where there is one, of its page. */
function readClock() {
  return [...new Set([globalThis, globalThis.window ?? globalThis])].flatMap((place) =>
    CLOCK.map((name) => ({ name, value: place[name] })),
  );
}

function readElements() {
  return [...(globalThis.document?.body?.children ?? [])];
}

function readStored() {
  return ['localStorage', 'sessionStorage'].flatMap((name) =>
    Object.keys(globalThis[name] ?? {}).map((key) => `'${key}' in ${name}`),
  );
}
