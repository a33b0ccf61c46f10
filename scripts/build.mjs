/**
 * Builds the product into `dist/`: the shell, each area in its own immutable folder, `federation.json`, the list of what
 * is delivered (`sbom/`), the API. The version of a front workspace contains a hash of all its inputs, so unchanged
 * workspaces are not rebuilt.
 *
 * npm run build                    everything npm run build -- --sem-api       shell and areas only
 */
import os from 'node:os';
import { buildApi } from './build/api.mjs';
import { AREAS } from './build/areas.mjs';
import { buildArea, buildShell } from './build/front.mjs';
import { writeFederation } from './build/federation.mjs';
import { inParallel } from './build/parallel.mjs';
import { writeSbom } from './build/write-sbom.mjs';

/**
 * @param {{ api?: boolean, exceto?: string, relatar?: (linha: string) => void }} [options] `exceto` is an area that is
 * not built and keeps its entry in `federation.json`; `relatar` gets one Portuguese line per part
 * @returns {Promise<void>} rejects with webpack's or tsc's own message when a part does not build
 */
export async function build({ api = true, exceto, relatar = console.log } = {}) {
  const parts = [
    buildShell,
    ...AREAS.filter((area) => area !== exceto).map((area) => () => buildArea(area)),
    ...(api ? [buildApi] : []),
  ];
  const [shell, ...others] = await inParallel(parts, Math.min(os.availableParallelism(), 4), (part) =>
    relatar(`  ${part.resumo}`),
  );
  const areas = others.filter((part) => part.area);
  await writeFederation(shell.versao, areas, exceto);
  // A build of a part of the product does not know what the rest contains.
  if (api && exceto === undefined)
    await writeSbom([{ name: 'shell', ...shell }, ...areas.map(({ area, ...built }) => ({ name: area, ...built }))]);
}

if (import.meta.filename === process.argv[1]) {
  const started = performance.now();
  await build({ api: !process.argv.includes('--sem-api') }).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  console.log(`Pronto em ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
