import { spawnSync } from 'node:child_process';

/**
 * Installs packages on Debian and Ubuntu where the user is root, as on a bare CI machine. Otherwise it does nothing:
 * `npm test` never calls sudo, and the caller says which package is missing.
 * @param {string} name of the package
 * @param {(line: string) => void} relatar gets one Portuguese line when it installs
 */
export function installFromDistribution(name, relatar) {
  if (process.getuid?.() !== 0) return;
  relatar(`Instalando o pacote ${name}…`);
  run(['apt-get', 'update', '-qq']);
  run(['apt-get', 'install', '-y', '-qq', name]);
}

/** Runs an installer to its end, without questions. The caller checks whether it worked. */
export function run([command, ...args]) {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
