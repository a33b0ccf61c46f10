const { OFFERED_NAMES } = require('./offered-names.cjs');

/**
 * The modules with state, context or side effects, of which the page must have only one copy (`singletons.json`, the
 * only list). The shell provides them; an area uses them and bundles no copy. Pure packages (rules, formats, UI
 * components) are not in this list: each bundle contains its own copy.
 *
 * `asked` is the name under which an area asks for a sub-path. A name that ends in '/' covers all sub-paths of the
 * package: without it `react/jsx-runtime` would not be shared and would add a second copy.
 *
 * `names`: the page has only the names that this file of `shell/src/federation` exports (`offered-names.cjs`).
 *
 * `strictVersion`: a session store of another version is not close enough, so an area that needs one must not start on
 * it.
 *
 * Plugins and locales of dayjs are not here: they are small and have no state, so each area contains those that it
 * needs. If they were shared, an area would ask for them in the files of another one, and fail with it.
 */
const MODULES = Object.entries(require('./singletons.json'));

/** `react/` → `react`, `antd/nucleo` → `antd`, `@merenda/shared` → itself. */
const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

function versionOf(name, dependencies) {
  const version = dependencies[packageOf(name)];
  if (!version) throw new Error(`'${packageOf(name)}' is a singleton: declare it in the package.json's dependencies.`);
  return version;
}

/**
 * The configuration of an area: it only consumes, and bundles no copy.
 * @param {Record<string, string>} dependencies of the area's package.json: name → exact version
 * @returns the `shared` option of ModuleFederationPlugin
 */
function consumeSingletons(dependencies) {
  return Object.fromEntries(
    // `import: false` prevents fallback copies in an area's build.
    MODULES.map(([name, { asked = name, strictVersion = false }]) => [
      asked,
      {
        singleton: true,
        strictVersion,
        requiredVersion: `^${versionOf(asked, dependencies)}`,
        eager: false,
        import: false,
      },
    ]),
  );
}

/**
 * The modules that the shell provides, with their versions (`shell/src/federation/singletons.ts` provides).
 * @param {Record<string, string>} dependencies of the shell's package.json
 * @returns {{ name: string, version: string, names?: string[] }[]} `names` where the page has only some
 */
function providedSingletons(dependencies) {
  return MODULES.map(([name, { asked = name }]) => ({
    name,
    version: versionOf(asked, dependencies),
    names: OFFERED_NAMES[name],
  }));
}

/** The packages of which the page has one copy. */
const SINGLETON_PACKAGES = [...new Set(MODULES.map(([name]) => packageOf(name)))];

module.exports = { SINGLETON_PACKAGES, providedSingletons, consumeSingletons };
