import { enter, mustBe, wait } from '../api.mjs';
import { attacked, connect, mustBeAtMost, timed } from './server.mjs';

const CONNECTIONS = 200;
/** Time limits for a list meanwhile, and for the stop (ms). */
const LIST = 2000;
const STOP = 10_500;

/** Headers and bodies that arrive byte by byte: others are served, and a stop ends in its ten seconds. */
export function slowRequests() {
  return attacked(async ({ url, stop }) => {
    const { send } = await enter(url);
    const starts = [
      'GET /saude HTTP/1.1\r\nHost: x\r\nX: ',
      'POST /api/tokens/autenticar HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
    ];
    const sockets = Array.from({ length: CONNECTIONS }, (_, n) => {
      const socket = connect(url);
      socket.write(starts[n % starts.length]);
      return socket;
    });
    const drops = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 200);
    try {
      await wait(2000);
      const { result: list, ms } = await timed(async () => (await send('GET', 'produtos')).status);
      mustBe(list, 200, 'a list meanwhile');
      mustBeAtMost(ms, LIST, 'ms of a list meanwhile');
      const { ms: stopped } = await timed(stop);
      mustBeAtMost(stopped, STOP, 'ms of the stop');
      return `${CONNECTIONS} slow connections: a list in ${ms} ms; the stop took ${stopped} ms`;
    } finally {
      clearInterval(drops);
      sockets.forEach((socket) => socket.destroy());
    }
  });
}
