/**
 * Makes the previous version of an area (or of the shell) live again.
 *
 *   npm run rollback:area -- mf-estoque --to /srv/merenda [--dry-run]
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, requireNode } from './install.mjs';

requireNode();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const [part, ...more] = positionals;
  if (!part || more.length > 0 || !values.to)
    throw new Error('Diga a área e a pasta publicada: npm run rollback:area -- mf-estoque --to PASTA');
  await ensureInstalled();
  const { rollback } = await import('./publish/publish.mjs');
  const { announce } = await import('./publish/announce.mjs');
  const to = path.resolve(process.env.INIT_CWD ?? '', values.to);
  announce(await rollback({ to, part, dryRun: values['dry-run'] }), { to, dryRun: values['dry-run'] });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
