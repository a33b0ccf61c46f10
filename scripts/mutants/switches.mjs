/**
 * In a source with switches `isMistake(n)` tells whether mistake `n` is made. The environment variable MISTAKE chooses
 * it, so that one process can try many. Where `reachedMistakes` is a set, each switch notes that the program reached
 * it.
 */
const IS_MISTAKE =
  'function isMistake(n) { globalThis.reachedMistakes?.add(n); return Number(process.env.MISTAKE) === n; } ';

/**
 * Puts a switch at each mistake of a source: `(isMistake(7) ? a <= b : a < b)`. The lines keep their numbers.
 * @param {string} text the source
 * @param {(import('./mutations.mjs').Mutation & { number: number })[]} mutations of this source, in the order of
 *   `listMutations`
 * @returns {string}
 */
export function withSwitches(text, mutations) {
  return IS_MISTAKE + render(text, 0, text.length, mutations);
}

function render(text, start, end, mutations) {
  let rendered = '';
  let done = start;
  let [first, ...others] = mutations;
  while (first) {
    const { end: close } = first;
    const inside = others.filter((other) => other.start < close);
    rendered += text.slice(done, first.start) + switched(first, render(text, first.start, close, inside));
    done = close;
    [first, ...others] = others.slice(inside.length);
  }
  return rendered + text.slice(done, end);
}

function switched({ number, mistake, attribute }, right) {
  const expression = `(isMistake(${number}) ? (${mistake}) : ${right})`;
  return attribute ? `{${expression}}` : expression;
}
