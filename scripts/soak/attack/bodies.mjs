import { gzipSync } from 'node:zlib';
import { enter } from '../api.mjs';
import { attacked, mustBeAtMost, peakMemory, timed } from './server.mjs';

const MB = 1024 * 1024;
const ANSWER = 3000;
/** How much the memory may grow (MiB). */
const GROWTH = 300;

/** What is sent, its content type and encoding, and the expected answer. */
const BODIES = [
  ['13 MB', () => JSON.stringify({ nome: 'x'.repeat(13 * MB) }), {}, 413],
  ['50 MB', () => Buffer.alloc(50 * MB, 'a'), {}, 413],
  ['a compressed body', () => gzipSync(JSON.stringify({ nome: 'a' })), { 'content-encoding': 'gzip' }, 400],
  ['100 MB in 100 KB', () => gzipSync(Buffer.alloc(100 * MB, ' ')), { 'content-encoding': 'gzip' }, 400],
  ['200,000 levels', () => '['.repeat(200_000) + ']'.repeat(200_000), {}, 400],
  ['a prototype', () => '{"__proto__":{"administrador":true},"nome":"a"}', {}, 400],
  ['no JSON', () => '{', {}, 400],
  ['another type', () => '<a/>', { 'content-type': 'application/xml' }, 415],
];

/** Bodies that are too large, compressed, too deep or something else: refused in time, in bounded memory. */
export function largeBodies() {
  return attacked(async ({ url, pid }) => {
    const { token, send } = await enter(url);
    const before = peakMemory(pid);
    const seen = [];
    for (const [what, make, headers, expected] of BODIES) {
      const body = make();
      const { result: res, ms } = await timed(() =>
        fetch(`${url}/api/itens-produto`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
          body,
        }),
      );
      const { detail } = await res.json();
      if (res.status !== expected || !detail) throw new Error(`${what}: ${res.status} ${detail}, expected ${expected}`);
      mustBeAtMost(ms, ANSWER, `ms for ${what}`);
      seen.push(`${what} ${res.status} in ${ms} ms`);
    }
    const { status } = await send('GET', `produtos?${'a=1&'.repeat(5000)}`);
    if (status >= 500) throw new Error(`5,000 parameters: ${status}`);
    const growth = peakMemory(pid) - before;
    mustBeAtMost(growth, GROWTH, 'MiB more memory');
    return `${seen.join(', ')}; 5,000 parameters ${status}; memory grew by ${growth} MiB at most`;
  });
}
