import http from 'node:http';

/**
 * One user's connection to the API, kept open. It avoids fetch, whose extra work would take as much of the shared cores
 * as the measured server.
 * @param {string} url
 * @param {string} token
 */
export function openConnection(url, token) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(url);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    /**
     * @type {(method: string, route: string, body: unknown) => Promise<number>} the response's status, after the
     * response is read
     */
    send: (method, route, body) =>
      new Promise((resolve, reject) => {
        const text = JSON.stringify(body);
        const options = {
          hostname,
          port,
          method,
          path: `/api/${route}`,
          agent,
          headers: { ...headers, 'content-length': Buffer.byteLength(text) },
        };
        http
          .request(options, (res) =>
            res
              .resume()
              .on('error', reject)
              .on('end', () => resolve(res.statusCode)),
          )
          .on('error', reject)
          .end(text);
      }),
    close: () => agent.destroy(),
  };
}
