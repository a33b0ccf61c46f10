const fs = require('node:fs');
const path = require('node:path');
const { containerName } = require('./area.cjs');

/** A shell built for development may take the area from here (`?area-local=`). */
const ANY_ORIGIN = { 'access-control-allow-origin': '*' };

/**
 * Development server of one area: it serves that area's code from memory, adds the area to the `federation.json` of the
 * product, and forwards every other request to a running product (built shell, other areas and API).
 * @param {{ dir: string, area: string, port: number, upstream: string }} options `upstream` is the address of the
 * running product, e.g. `http://127.0.0.1:4010` or a deployed one
 * @returns the `devServer` option of webpack
 */
function areaDevServer({ dir, area, port, upstream }) {
  const publicPath = `/areas/${area}/dev/`;
  const manifest = path.join(dir, 'area.json');
  return {
    host: '127.0.0.1',
    port,
    hot: false,
    liveReload: true,
    allowedHosts: 'all',
    headers: ANY_ORIGIN,
    devMiddleware: { publicPath },
    static: false,
    watchFiles: [manifest],
    // The socket uses the page's own address: the product's security policy allows no other.
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
      webSocketURL: 'auto://0.0.0.0:0/dev-ws',
    },
    webSocketServer: { type: 'ws', options: { path: '/dev-ws' } },
    proxy: [
      {
        context: (url) => !url.startsWith(publicPath) && !url.startsWith('/dev-ws'),
        target: upstream,
        changeOrigin: true,
      },
    ],
    setupMiddlewares(middlewares) {
      middlewares.unshift({
        name: 'federation-with-local-area',
        path: '/federation.json',
        middleware: (_req, res, next) => {
          federationWith(upstream, area, publicPath, manifest)
            // It answers before the middleware that sets `headers`.
            .then((federation) => res.set({ ...ANY_ORIGIN, 'cache-control': 'no-store' }).json(federation))
            .catch(next);
        },
      });
      return middlewares;
    },
  };
}

/** The upstream's federation with this one area replaced by the local one; its `area.json` is read at each request. */
async function federationWith(upstream, area, publicPath, manifest) {
  const res = await fetch(new URL('/federation.json', upstream));
  if (!res.ok) throw new Error(`${upstream}/federation.json answered ${res.status}.`);
  const federation = await res.json();
  federation.areas[area] = {
    versao: 'dev',
    container: containerName(area),
    entrada: `${publicPath}remoteEntry.js`,
    manifesto: `${publicPath}mf-manifest.json`,
    area: JSON.parse(fs.readFileSync(manifest, 'utf8')),
  };
  return federation;
}

module.exports = { areaDevServer };
