import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server.mjs';

/** A weak mobile network: bytes a second to the browser, and the time of a round trip (ms). */
const BYTES_A_SECOND = 1_600_000 / 8;
const ROUND_TRIP = 150;

/**
 * A weak mobile network in front of a server. The browser's own limits reach neither its service worker nor what it
 * asks for before the page runs; this one is between browser and server. All connections share its bandwidth, and a new
 * connection costs a round trip.
 * @param {string} url of the server
 * @returns {Promise<{ url: string, slow: (on: boolean) => void, received: () => { bytes: number, requests: number },
 *   close: () => Promise<void> }>} `slow` switches the limits, which are off at first; `received` are the bytes to the
 *   browser, with headers, and the answers
 */
export async function openLink(url) {
  const port = await freePort();
  const open = new Set();
  const seen = { bytes: 0, requests: 0 };
  let limited = false;
  let free = 0;
  /** When these bytes have arrived at the browser. */
  const arrival = (bytes) => {
    free = Math.max(free, performance.now()) + (bytes / BYTES_A_SECOND) * 1000;
    return free + ROUND_TRIP / 2;
  };
  const server = net.createServer((browser) => {
    const target = net.connect(Number(new URL(url).port), 'localhost');
    const fresh = limited ? ROUND_TRIP : 0;
    const begun = performance.now();
    relay(browser, target, () => Math.max(performance.now() + ROUND_TRIP / 2, begun + fresh + ROUND_TRIP / 2));
    relay(target, browser, (piece) => {
      seen.bytes += piece.length;
      if (piece.subarray(0, ANSWER.length).equals(ANSWER)) seen.requests += 1;
      return arrival(piece.length);
    });
    for (const end of [browser, target]) {
      open.add(end.on('close', () => open.delete(end)).on('error', () => end.destroy()));
    }
  });
  /** Passes each piece on at the time that `due` returns (ms), in their order. */
  function relay(from, to, due) {
    let passed = Promise.resolve();
    const after = (act, at) => {
      passed = passed.then(() => sleep(Math.max(0, at - performance.now()))).then(act);
    };
    from.setNoDelay(true);
    from.on('data', (piece) => {
      const at = due(piece);
      after(() => to.writable && to.write(piece), limited ? at : 0);
    });
    from.on('close', () => after(() => to.end(), 0));
  }
  await new Promise((resolve) => server.listen(port, resolve));
  return {
    url: `http://localhost:${port}`,
    slow: (on) => {
      limited = on;
      free = 0;
    },
    received: () => ({ ...seen }),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        for (const socket of open) socket.destroy();
      }),
  };
}

/** How an answer begins; the server sends its head in one piece. */
const ANSWER = Buffer.from('HTTP/1.1 ');
