import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack from 'webpack';

const { ROOT, shellConfig } = createRequire(import.meta.url)('@merenda/shared/federation');

/**
 * Modules that a login and the home do not load: the loader of areas, the other steps of a login, what opens on request,
 * and the screens after the home.
 */
const NOT_THE_HOME = new RegExp(
  `/(${[
    'runtime',
    'antd',
    'area-local',
    'FaixaDaAreaLocal',
    'ContextoDasTelas',
    'proprias/telas',
    'SegundoFatorExigido',
    'SegundoPasso',
    'QuemEstaNaCozinha',
    'Configurar',
    'EntrarComGovBr',
    'Paleta',
    'DialogoDeTeclas',
    'sem-rede/aviso',
    'conjunto',
    'registrar',
    'ListaDaFila',
    'PrimeirosPassos',
  ].join('|')})[.]js$`,
);

/**
 * Builds login and home as one bundle, without federation: the same sources, all imports in one bundle, nothing shared,
 * unused code removed. The federated home is compared with it; it never runs.
 * @returns {Promise<number>} bytes of its script and style sheet in gzip
 */
export async function buildOneBundle() {
  const output = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-bench-'));
  try {
    await run(oneBundleConfig(output));
    return fs
      .readdirSync(output, { recursive: true })
      .filter((file) => /\.(js|css)$/.test(file))
      .reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(output, file)), { level: 9 }).length, 0);
  } finally {
    fs.rmSync(output, { recursive: true, force: true });
  }
}

function oneBundleConfig(outputPath) {
  const config = shellConfig(path.join(ROOT, 'shell'), { pagina: () => '', antes: './src/antes.js', outputPath });
  return {
    ...config,
    module: { ...config.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    plugins: [new webpack.NormalModuleReplacementPlugin(NOT_THE_HOME, path.join(import.meta.dirname, 'absent.cjs'))],
  };
}

function run(config) {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
