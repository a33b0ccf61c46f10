import { entryOf } from '../build/federation.mjs';
import { buildArea, buildShell } from '../build/front.mjs';
import { SHELL } from './deployment.mjs';

/**
 * Builds one area, or the shell. If its sources did not change since the last build, that build is used again.
 * @param {string} part
 * @returns {Promise<import('./publish.mjs').Built>}
 */
export async function buildPart(part, report = console.log) {
  const { versao, folder, resumo } = await (part === SHELL ? buildShell() : buildArea(part));
  report(`  ${resumo}`);
  return { part, versao, folder, entry: part === SHELL ? { versao } : entryOf(part, versao) };
}
