/**
 * The list of packages with state, context or side effects, of which the page must have only one copy.
 * The shell provides them; an area uses them and brings no copy.
 * Pure packages (rules, formats, UI components) are not in this list: each bundle contains its own copy.
 *
 * A name that ends in '/' covers the package's sub-paths: without it `react/jsx-runtime` would not be shared and
 * would add a second copy. `modules` are those of them that the shell provides.
 *
 * Plugins and locales of dayjs are not here: small, and holding nothing, they are part of each area that needs them. Were
 * they shared, an area would ask for them in the files of another one, and fail with it.
 */
const SINGLETONS = {
  react: {},
  'react/': { modules: ['react/jsx-runtime'] },
  'react-dom': {},
  'react-dom/': { modules: ['react-dom/client'] },
  'react-router-dom': {},
  '@tanstack/react-query': {},
  zustand: {},
  dayjs: {},
  antd: {},
  // A session store of another version is not "close enough": an area that needs one must not start on it.
  '@merenda/shared': { strictVersion: true },
};

/** `react/` → `react`. */
const packageOf = (name) => name.replace(/\/$/, '');

function versionOf(name, dependencies) {
  const version = dependencies[packageOf(name)];
  if (!version) throw new Error(`'${packageOf(name)}' is a singleton: declare it in the package.json's dependencies.`);
  return version;
}

/**
 * An area's half: it only asks, and brings no copy.
 * @param {Record<string, string>} dependencies of the area's package.json: name → exact version
 * @returns the `shared` option of ModuleFederationPlugin
 */
function consumeSingletons(dependencies) {
  return Object.fromEntries(
    // `import: false` keeps every fallback copy out of an area's build.
    Object.entries(SINGLETONS).map(([name, { strictVersion = false }]) => [
      name,
      {
        singleton: true,
        strictVersion,
        requiredVersion: `^${versionOf(name, dependencies)}`,
        eager: false,
        import: false,
      },
    ]),
  );
}

/**
 * The shell's half as others read it: what it provides, in which versions (`shell/src/federation/singletons.ts` provides).
 * @param {Record<string, string>} dependencies of the shell's package.json
 * @returns {{ name: string, version: string }[]}
 */
function providedSingletons(dependencies) {
  return Object.entries(SINGLETONS).flatMap(([name, { modules = [name] }]) =>
    modules.map((module) => ({ name: module, version: versionOf(name, dependencies) })),
  );
}

module.exports = { SINGLETONS: Object.keys(SINGLETONS), providedSingletons, consumeSingletons };
