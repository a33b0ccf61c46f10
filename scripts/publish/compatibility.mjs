import path from 'node:path';
import { satisfy } from '@module-federation/enhanced/runtime';
import { integrityOf, isSignedWith } from '../build/signature.mjs';

/**
 * @typedef {{ name: string, version: string, requiredVersion: string, singleton?: boolean, names?: string[], assets: {
 *   js: { sync: string[] } } }} Shared `names` that the shell offers, or that the area uses; without them the package
 *   is shared whole
 * @typedef {{ shared: Shared[], chave?: string }} Manifest an `mf-manifest.json` of the build; `chave` of a shell is the
 *   public key that it demands
 * @typedef {{ telas: { caminho: string }[] }} AreaJson
 */

/**
 * The incompatibilities between these areas and this shell, one Portuguese sentence each; [] if there are none. An area
 * has no copy of a shared package, so the shell must offer the version that the area was built for, and of a package
 * that it does not share whole, the names that the area uses. Versions are compared with the same function as in the
 * page.
 * @param {Manifest} shell
 * @param {Record<string, Manifest>} areas by id
 * @returns {string[]}
 */
export function incompatibilities(shell, areas) {
  const offered = new Map(shell.shared.map((entry) => [entry.name, entry]));
  return Object.entries(areas).flatMap(([area, { shared }]) =>
    shared.filter(needsTheShell).flatMap((asked) => {
      const { name, requiredVersion } = asked;
      const offer = offered.get(name);
      if (offer === undefined) return [`${area} precisa de ${name} ${requiredVersion}, que o shell não oferece.`];
      if (!satisfy(offer.version, requiredVersion))
        return [`${area} precisa de ${name} ${requiredVersion}, e o shell oferece ${offer.version}.`];
      return missingNames(area, asked, offer);
    }),
  );
}

function missingNames(area, { name, names }, offer) {
  if (offer.names === undefined) return [];
  if (names === undefined)
    return [`${area} não diz o que usa de ${name}, que o shell só oferece em parte. Publique os dois juntos.`];
  const missing = names.filter((one) => !offer.names.includes(one));
  return missing.length === 0 ? [] : [`${area} usa ${missing.join(', ')} de ${name}, que o shell não oferece.`];
}

/** Packages in the area's own files (plugins of dayjs) do not depend on the shell. */
function needsTheShell({ assets }) {
  return assets.js.sync.length === 0;
}

/**
 * The areas that this shell would not execute, because they are not signed with its key.
 * @param {Manifest} shell
 * @param {Record<string, object>} entries of `federation.json`, by area
 * @returns {string[]} Portuguese sentences
 */
export function unsigned({ chave }, entries) {
  if (!chave) return [];
  return Object.entries(entries)
    .filter(([area, entry]) => !isSignedWith(chave, area, entry))
    .map(([area]) => `${area} não está assinada com a chave deste shell (AREAS_CHAVE).`);
}

/**
 * The areas whose files are not those of their entries. The browser would refuse them.
 * @param {Record<string, { versao: string, entrada: string, integridade?: string }>} entries by area
 * @param {Record<string, string>} folders of their files, by area
 * @returns {string[]} Portuguese sentences
 */
export function otherFiles(entries, folders) {
  return Object.entries(entries)
    .filter(
      ([area, { entrada, integridade }]) =>
        integridade !== undefined && integridade !== integrityOf(path.join(folders[area], path.basename(entrada))),
    )
    .map(
      ([area, { versao }]) =>
        `Os arquivos de ${area} ${versao} não são os que foram publicados com essa versão. Publique outra versão.`,
    );
}

/**
 * Paths that two areas use: the shell would drop one of the screens.
 * @param {Record<string, AreaJson>} areas by id
 * @returns {string[]} Portuguese sentences
 */
export function repeatedPaths(areas) {
  const owners = new Map();
  const problems = [];
  for (const [area, { telas }] of Object.entries(areas)) {
    for (const { caminho } of telas) {
      if (owners.has(caminho)) problems.push(`O caminho ${caminho} de ${area} já é de ${owners.get(caminho)}.`);
      else owners.set(caminho, area);
    }
  }
  return problems;
}
