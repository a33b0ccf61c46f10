import { SHELL } from './deployment.mjs';

/**
 * Prints the outcome of a publication or a rollback: what changed, what is live, and the version that a rollback would
 * make live again.
 * @param {import('./publish.mjs').Outcome} outcome
 * @param {{ to: string, dryRun: boolean, changesOf?: (part: string, before?: string) => string }} options
 *   `changesOf` gives the release notes of a part that changed; a rollback has none
 */
export function announce({ state: { federation, past }, changed, removed }, { to, dryRun, changesOf }) {
  const print = console.log;
  if (changed.length === 0) print('Nada mudou: esta versão já está no ar.');
  else print(dryRun ? `Mudaria ${changed.join(', ')}; nada foi escrito.` : `Mudou: ${changed.join(', ')}.`);
  if (isUnsigned(federation))
    print('SEM ASSINATURA: qualquer um que escreva nesta pasta muda o que os usuários executam.');
  print(`\n${dryRun ? 'Ficaria no ar' : 'No ar'} em ${to}:`);
  for (const [part, { versao }] of [[SHELL, federation.shell], ...Object.entries(federation.areas)]) {
    const before = past[part]?.line.at(-2);
    print(`  ${part.padEnd(14)} ${versao}${before ? `   (antes: ${before.versao})` : ''}`);
  }
  for (const part of changesOf ? changed : []) print(`\n${changesOf(part, past[part]?.line.at(-2)?.versao)}`);
  if (removed.length > 0) print(`\nArquivos de versões antigas apagados: ${removed.join(', ')}.`);
}

const isUnsigned = ({ areas }) => Object.values(areas).some(({ assinatura }) => assinatura === undefined);
