import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Stops what `start.mjs` started; whatever the tests did to its database, no invariant of it may be broken. */
export default async function stop() {
  if (!globalThis.produto) return;
  const { server, folder } = globalThis.produto;
  await server.stop();
  try {
    // Ends with 1, and throws with what it printed, on any breach.
    const said = execFileSync(process.execPath, ['api/dist/comandos/verificar.js'], { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production', DADOS: path.join(folder, 'banco') }, encoding: 'utf8' });
    console.log(`\nInvariantes do banco depois dos testes: ${said.split('\n').filter((line) => line.startsWith('certo')).length} certas.`);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const ROOT = path.resolve(import.meta.dirname, '../..');
