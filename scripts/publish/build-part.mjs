import { entryOf } from '../build/federation.mjs';
import { buildArea, buildShell } from '../build/front.mjs';
import { SHELL } from './deployment.mjs';

/**
 * Builds one area, or the shell, and nothing else; what did not change since its last build is taken from there.
 * @param {string} part
 * @returns {Promise<import('./publish.mjs').Built>}
 */
export async function buildPart(part, relatar = console.log) {
  const { versao, folder, resumo } = await (part === SHELL ? buildShell() : buildArea(part));
  relatar(`  ${resumo}`);
  return { part, versao, folder, entry: part === SHELL ? { versao } : entryOf(part, versao) };
}
