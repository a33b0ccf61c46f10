import { spawnSync } from 'node:child_process';

/** Installs packages on Debian and Ubuntu; elsewhere, or without the right to install, nothing happens. */
export function installFromDistribution(...packages) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  run([...asRoot, 'apt-get', 'update', '-qq']);
  run([...asRoot, 'apt-get', 'install', '-y', '-qq', ...packages]);
}

/** Runs an installer to its end, without questions; whether it did its work is for the caller to see. */
export function run([command, ...args]) {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
