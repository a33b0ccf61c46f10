/**
 * Builds parts of the product and publishes them into the folder that a server serves. All parts of one command go live
 * together, and only if shell and areas are compatible. Then it prints what is live and what changed (`CHANGELOG.md` of
 * each part).
 *
 *   npm run publish:area -- mf-estoque --to /srv/merenda
 *   npm run publish:shell -- --to /srv/merenda
 *   npm run publish:area -- shell mf-estoque --to /srv/merenda      shell and area together
 *   npm run publish:all -- --to /srv/merenda                        the first time
 *
 * AREAS_CHAVE names the key that signs (`npm run new:key`). Without one, --sem-assinatura is required, and a production
 * environment (NODE_ENV) refuses it.
 *
 * --dry-run prints what would happen and writes nothing. --keep N sets how many versions keep their files (default 5).
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, requireNode } from './install.mjs';

requireNode();
try {
  const { parts, to, dryRun, keep, withoutKey } = await readArguments();
  const { buildPart } = await import('./publish/build-part.mjs');
  const { publish } = await import('./publish/publish.mjs');
  const { announce } = await import('./publish/announce.mjs');
  const { changesOf } = await import('./publish/changelog.mjs');
  const built = [];
  for (const part of parts) built.push(await buildPart(part));
  announce(await publish({ to, built, keep, dryRun, withoutKey }), { to, dryRun, changesOf });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

async function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      'sem-assinatura': { type: 'boolean', default: false },
    },
  });
  await ensureInstalled();
  const { AREAS } = await import('./build/areas.mjs');
  const { KEEP } = await import('./publish/publish.mjs');
  const { SHELL } = await import('./publish/deployment.mjs');
  const known = [SHELL, ...AREAS];
  const parts = values.all ? known : [...new Set(positionals)];
  if (!values.to) throw new Error('Diga a pasta publicada: --to PASTA');
  if (parts.length === 0) throw new Error(`Diga o que publicar: ${known.join(', ')}`);
  const unknown = parts.filter((part) => !known.includes(part));
  if (unknown.length > 0) throw new Error(`Não há ${unknown.join(', ')}. O que se publica: ${known.join(', ')}`);
  const keep = values.keep === undefined ? KEEP : Number(values.keep);
  if (!Number.isInteger(keep) || keep < 2)
    throw new Error('--keep deve ser um número inteiro, 2 ou mais: a versão no ar e a anterior ficam sempre.');
  const withoutKey = values['sem-assinatura'];
  if (withoutKey && process.env.NODE_ENV === 'production')
    throw new Error('Em produção (NODE_ENV=production) nada é publicado sem assinatura. Use AREAS_CHAVE.');
  const { readKey } = await import('./build/signature.mjs');
  if (readKey() === null && !withoutKey)
    throw new Error(
      'Não há chave para assinar. Crie uma (npm run new:key -- ARQUIVO) e use AREAS_CHAVE=ARQUIVO; em desenvolvimento, use --sem-assinatura.',
    );
  // npm runs a script in the project's folder; INIT_CWD is the folder in which the user called it.
  const to = path.resolve(process.env.INIT_CWD ?? '', values.to);
  return { parts, to, dryRun: values['dry-run'], keep, withoutKey };
}
