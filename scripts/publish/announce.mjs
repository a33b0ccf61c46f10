import { SHELL } from './deployment.mjs';

/**
 * Prints what came of a publication: what changed, what is live, what a rollback would bring back.
 * @param {import('./publish.mjs').Outcome} outcome
 */
export function announce({ state: { federation, past }, changed, removed }, { to, dryRun }, print = console.log) {
  if (changed.length === 0) print('Nada mudou: esta versão já está no ar.');
  else print(dryRun ? `Mudaria ${changed.join(', ')}; nada foi escrito.` : `Mudou: ${changed.join(', ')}.`);
  print(`\n${dryRun ? 'Ficaria no ar' : 'No ar'} em ${to}:`);
  for (const [part, { versao }] of [[SHELL, federation.shell], ...Object.entries(federation.areas)]) {
    const before = past[part]?.line.at(-2);
    print(`  ${part.padEnd(14)} ${versao}${before ? `   (antes: ${before.versao})` : ''}`);
  }
  if (removed.length > 0) print(`\nArquivos de versões antigas apagados: ${removed.join(', ')}.`);
}
