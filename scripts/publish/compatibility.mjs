import { satisfy } from '@module-federation/enhanced/runtime';

/**
 * @typedef {{ name: string, version: string, requiredVersion: string, singleton?: boolean, assets: { js: { sync:
 * string[] } } }} Shared
 * @typedef {{ shared: Shared[] }} Manifest an `mf-manifest.json` of the build
 * @typedef {{ telas: { caminho: string }[] }} AreaJson
 */

/**
 * The incompatibilities between these areas and this shell, one Portuguese sentence each; [] if there are none. An area
 * has no copy of a shared package, so the shell must offer the version that the area was built for. Versions are
 * compared with the same function as in the page.
 * @param {Manifest} shell
 * @param {Record<string, Manifest>} areas by id
 * @returns {string[]}
 */
export function incompatibilities(shell, areas) {
  const offered = new Map(shell.shared.map(({ name, version }) => [name, version]));
  return Object.entries(areas).flatMap(([area, { shared }]) =>
    shared.filter(needsTheShell).flatMap(({ name, requiredVersion }) => {
      const version = offered.get(name);
      if (version === undefined) return [`${area} precisa de ${name} ${requiredVersion}, que o shell não oferece.`];
      return satisfy(version, requiredVersion)
        ? []
        : [`${area} precisa de ${name} ${requiredVersion}, e o shell oferece ${version}.`];
    }),
  );
}

/** Packages in the area's own files (plugins of dayjs) do not depend on the shell. */
function needsTheShell({ assets }) {
  return assets.js.sync.length === 0;
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
