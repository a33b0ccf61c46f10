import { once } from 'node:events';
import { mustBe } from '../api.mjs';
import { attacked, byStatus, connect } from './server.mjs';

const FORM = 'Content-Type: application/x-www-form-urlencoded\r\n';
const POST = `POST /api/tokens/autenticar HTTP/1.1\r\nHost: x\r\n${FORM}`;
/** What a proxy could take for a body and the server for a request, or the other way round. */
const HIDDEN = 'GET /api/usuarios HTTP/1.1\r\nHost: x\r\n\r\n';

const ATTACKS = [
  ['a length and chunks', `${POST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['chunks and a length', `${POST}Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['two lengths', `${POST}Content-Length: 0\r\nContent-Length: 44\r\n\r\n${HIDDEN}`],
  ['a list of lengths', `${POST}Content-Length: 0, 44\r\n\r\n${HIDDEN}`],
  ['an unknown encoding', `${POST}Transfer-Encoding: xchunked\r\n\r\n${HIDDEN}`],
  ['chunks that are not last', `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a space before the colon', `${POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a folded header', `${POST}X: a\r\n Transfer-Encoding: chunked\r\n\r\n${HIDDEN}`],
  ['a bare line feed', `${POST}X: a\nContent-Length: 44\r\n\r\n${HIDDEN}`],
  ['a negative length', `${POST}Content-Length: -1\r\n\r\n${HIDDEN}`],
  ['a length with a sign', `${POST}Content-Length: +44\r\n\r\n${HIDDEN}`],
  ['a chunk size that overflows', `${POST}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n${HIDDEN}`],
  ['a chunk without its end', `${POST}Transfer-Encoding: chunked\r\n\r\n1\r\nab0\r\n\r\n${HIDDEN}`],
  ['a NUL in a header', `${POST}X: a\0b\r\n\r\n${HIDDEN}`],
  ['no version', `GET /api/usuarios\r\n\r\n${HIDDEN}`],
];

/** Requests with two ends: refused, and what is behind them is never served. */
export function headerSmuggling() {
  return attacked(async ({ url }) => {
    const first = [];
    for (const [what, bytes] of ATTACKS) {
      const answers = await send(url, bytes);
      mustBe(answers.length, 1, `answers to ${what} (${answers.join(', ')})`);
      mustBe(answers[0], '400', what);
      first.push(answers[0]);
    }
    // Headers that some servers obey.
    for (const [name, value] of [
      ['x-http-method-override', 'DELETE'],
      ['x-original-url', '/api/links'],
      ['x-rewrite-url', '/api/links'],
      ['x-forwarded-host', 'evil.example'],
    ]) {
      const res = await fetch(`${url}/api/usuarios`, { headers: { [name]: value } });
      mustBe(res.status, 401, name);
      if ((await res.text()).includes('evil.example')) throw new Error(`${name} is in the answer`);
    }
    return `${ATTACKS.length} requests with two ends: ${byStatus(first)}, nothing behind them was served; 4 headers that some servers obey: ignored`;
  });
}

/** The statuses of all answers on one connection. */
async function send(url, bytes) {
  const socket = connect(url);
  let text = '';
  socket.on('data', (part) => (text += part));
  socket.end(bytes, 'latin1');
  await once(socket, 'close');
  return Array.from(text.matchAll(/^HTTP\/1\.1 (\d{3})/gm), ([, status]) => status);
}
