import net from 'node:net';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const HERE = path.join(import.meta.dirname, path.sep);

/** How long open work may take to end by itself (ms): a connection that closes, the pause of a loop that stops. */
const SOON = 300;
const pause = setTimeout;

/** What was started and from where, until it ends: timers, servers and connections. */
const started = new Map();

/**
 * From now on notes each timer, server and connection with the line that starts it. Call it once, before any test file.
 */
export function watchWork() {
  watchTimers('setTimeout', 'clearTimeout');
  watchTimers('setInterval', 'clearInterval');
  watchHandles(net.Server.prototype, 'listen', 'a server that listens', (server) => server.listening);
  watchHandles(net.Socket.prototype, 'connect', 'an open connection', (socket) => !socket.destroyed);
}

/**
 * @returns {() => Promise<string[]>} the work that was started since then and has not ended, each as a sentence with
 *   its line; it waits for work that ends by itself soon
 */
export function watchOpenWork() {
  const before = new Set(started.keys());
  const open = () =>
    [...started]
      .filter(([work, { isOpen }]) => !before.has(work) && isOpen(work))
      .map(([work, { what, stack }]) => ({ work, what, line: lineOf(stack) }))
      .filter(({ line }) => line !== undefined);
  return async () => {
    const until = performance.now() + SOON;
    while (open().length > 0 && performance.now() < until) await new Promise((resolve) => pause(resolve, 10));
    return open().map(({ work, what, line }) => {
      // The next file of the process would find it again.
      started.delete(work);
      return `The file leaves ${what}, started at ${line}`;
    });
  };
}

function watchTimers(set, clear) {
  const [start, stop] = [globalThis[set], globalThis[clear]];
  const what = set === 'setTimeout' ? 'a timer that waits' : 'a timer that repeats';
  const watched = (callback, delay, ...args) => {
    const run = (...given) => {
      if (set === 'setTimeout') started.delete(timer);
      callback(...given);
    };
    const timer = start(run, delay, ...args);
    // Without a delay it is work that is ready, and ends by itself.
    if (!(set === 'setTimeout' && !(delay > 1)))
      started.set(timer, { what, stack: stackOf(watched), isOpen: (one) => one.hasRef() && !one._destroyed });
    return timer;
  };
  // `promisify(setTimeout)` has its own implementation.
  globalThis[set] = Object.assign(
    watched,
    Object.fromEntries(Object.getOwnPropertySymbols(start).map((key) => [key, start[key]])),
  );
  globalThis[clear] = (timer) => {
    started.delete(typeof timer === 'object' ? timer : undefined);
    stop(timer);
  };
}

function watchHandles(prototype, method, what, isOpen) {
  const start = prototype[method];
  prototype[method] = function watched(...args) {
    started.set(this, { what, stack: stackOf(watched), isOpen });
    this.once('close', () => started.delete(this));
    return start.apply(this, args);
  };
}

/** The calls above `below`. They become text, which costs much more, only for what a file leaves. */
function stackOf(below) {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 8;
  const holder = {};
  Error.captureStackTrace(holder, below);
  Error.stackTraceLimit = stackTraceLimit;
  return holder;
}

/**
 * The nearest line on the stack that is not Node's own.
 * @returns {string | undefined} undefined when it belongs to a package: its timers are its own matter, and a connection
 *   of `fetch` is kept by Node for the next request
 */
function lineOf({ stack }) {
  const line = stack
    .split('\n')
    .slice(1)
    .find((one) => !one.includes('node:') && !one.includes(HERE));
  if (!line?.includes(ROOT) || line.includes('node_modules')) return undefined;
  return line.trim().replace(/^at /, '').replace('file://', '').replace(`${ROOT}${path.sep}`, '');
}
