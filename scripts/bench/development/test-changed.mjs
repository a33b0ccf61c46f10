import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../test/run-command.mjs';
import { copyProject } from './copy.mjs';

/** One file of each kind. An empty export and a comment are changes that no test notices. */
const CHANGES = {
  screen: 'mf-estoque/src/kits/KitMerenda.tsx',
  rule: 'shared/src/regras/estoque/fefo.ts',
  route: 'api/src/cadastros/itens-produto/rotas.ts',
};

/**
 * How long `npm run test:changed` takes after a change in one screen, one rule or one route, in a copy of the project
 * in which it has run before.
 * @returns {Promise<Record<keyof typeof CHANGES, number>>} ms
 * @throws Error with its output, if a check fails
 */
export async function measureTestChanged() {
  const { folder, remove } = copyProject();
  try {
    const git = (...args) =>
      execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench', ...args], { cwd: folder });
    git('init', '--quiet', '--initial-branch=main');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'copy');
    const times = {};
    for (const [kind, file] of Object.entries(CHANGES)) {
      const source = fs.readFileSync(path.join(folder, file), 'utf8');
      // The first run fills the caches of tsc and jest; a developer has them.
      for (const turn of ['first', 'second']) {
        fs.writeFileSync(path.join(folder, file), `${source}\nexport {};\n/* ${turn} */\n`);
        const started = performance.now();
        const { code, log } = await runCommand('npm', ['run', '--silent', 'test:changed'], { cwd: folder });
        if (code !== 0) throw new Error(`test:changed failed after a change in ${file}:\n${log}`);
        times[kind] = performance.now() - started;
      }
      fs.writeFileSync(path.join(folder, file), source);
    }
    return times;
  } finally {
    remove();
  }
}
