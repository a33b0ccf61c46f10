import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Stops what `start.mjs` started; whatever the tests did to its databases, no invariant of them may be broken. */
export default async function stop() {
  if (!globalThis.produto) return;
  const { products, folder } = globalThis.produto;
  await Promise.all(products.map(({ server }) => server.stop()));
  try {
    for (const { banco } of products) check(banco);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Ends with 1, and throws with what it printed, on any breach. */
function check(banco) {
  const said = execFileSync(process.execPath, ['api/dist/comandos/verificar.js'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', DADOS: banco },
    encoding: 'utf8',
  });
  console.log(
    `\nInvariantes do banco depois dos testes: ${said.split('\n').filter((line) => line.startsWith('certo')).length} certas.`,
  );
}
