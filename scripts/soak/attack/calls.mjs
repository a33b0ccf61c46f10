import path from 'node:path';
import { runCommand } from '../../test/run-command.mjs';
import { attacked } from './server.mjs';

/**
 * Attacks that need the hand-written table of routes and the generator of bodies, which belong to the API's tests.
 * @param {'rotas' | 'unidades' | 'injecao'} which a file in `api/src/teste/ataque`
 */
export function calls(which) {
  return attacked(async ({ url }) => {
    const { code, log } = await runCommand('npm', ['run', '--silent', 'soak:attack', '-w', 'api', '--', which, url], {
      cwd: path.resolve(import.meta.dirname, '../../..'),
    });
    if (code !== 0) throw new Error(log);
    return log.trim().split('\n').at(-1);
  });
}
