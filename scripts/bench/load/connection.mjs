import http from 'node:http';

/**
 * One user's connection to the API, kept open. It avoids fetch, whose extra work would take as much of the shared cores
 * as the measured server. Like a browser it accepts compressed answers and sends the entity tag of the last answer to
 * the same read.
 * @param {string} url
 * @param {string} token
 */
export function openConnection(url, token) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(url);
  const common = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'accept-encoding': 'gzip, deflate, br',
  };
  const tags = new Map();
  return {
    /**
     * @type {(method: string, route: string, options?: { body?: unknown, key?: string }) => Promise<number>} the
     *   response's status, after the response is read; `key` is the `Idempotency-Key` of a write
     */
    send: (method, route, { body, key } = {}) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? '' : JSON.stringify(body);
        const tag = method === 'GET' ? tags.get(route) : undefined;
        const headers = {
          ...common,
          'content-length': Buffer.byteLength(text),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(tag !== undefined && { 'if-none-match': tag }),
        };
        if (text === '') delete headers['content-type'];
        http
          .request({ hostname, port, method, path: `/api/${route}`, agent, headers }, (res) => {
            if (method === 'GET' && res.headers.etag) tags.set(route, res.headers.etag);
            res
              .resume()
              .on('error', reject)
              .on('end', () => resolve(res.statusCode));
          })
          .on('error', reject)
          .end(text);
      }),
    close: () => agent.destroy(),
  };
}
