/**
 * `npm run dev -w mf-x`: serves the whole product on one port, with this one area from its sources. Reloads on save.
 *
 *   npm run dev -w mf-estoque                          API with demonstration data, built shell and other areas
 *   npm run dev -w mf-estoque -- --host https://…      the same area inside a deployed product
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, requireNode } from './install.mjs';
import { freePort, isFree, startServer } from './server.mjs';

const area = path.basename(process.cwd());
const port = Number(process.env.PORT || 3000);
const { values } = parseArgs({ options: { host: { type: 'string' } } });

requireNode();
try {
  if (!(await isFree(port)))
    throw new Error(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm run dev -w ${area}`);
  await ensureInstalled();
  // The product starts while the area compiles for the first time.
  const upstream = values.host ?? `http://localhost:${await freePort()}`;
  await Promise.all([values.host ? null : startProduct(Number(new URL(upstream).port)), serveArea(upstream)]);
  console.log(`\n${area} at http://localhost:${port} (everything else from ${upstream})\nCtrl+C stops it.\n`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** The built product, without this area. */
async function startProduct(productPort) {
  console.log('Building what changed…');
  const { build } = await import('./build.mjs');
  await build({ exceto: area });
  console.log('Opening the database…');
  const server = await startServer({ port: productPort, env: { NODE_ENV: 'development' } });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
}

async function serveArea(upstream) {
  const { default: webpack } = await import('webpack');
  const { default: WebpackDevServer } = await import('webpack-dev-server');
  const { default: federation } = await import('@merenda/shared/federation');
  const dir = process.cwd();
  const compiler = webpack(federation.areaConfig(dir, { production: false }));
  const firstCompilation = new Promise((resolve) =>
    compiler.hooks.done.tap('report', (stats) => {
      if (!stats.hasErrors())
        console.log(`  ${area} compiled in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`);
      resolve();
    }),
  );
  await new WebpackDevServer(federation.areaDevServer({ dir, area, port, upstream }), compiler).start();
  await firstCompilation;
}
