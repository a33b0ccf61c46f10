/**
 * The one list of what has identity in the page (state, context, side effects) and so may run only once.
 * Both halves of the federation are made from it: the shell provides, an area consumes and brings no copy.
 * Whatever is pure (rules, formats, screens' parts) is not here: it is bundled by whoever uses it.
 *
 * A name that ends in '/' covers the package's sub-paths: without it `react/jsx-runtime` would slip past the share and
 * bring a second copy along.
 */
const SINGLETONS = {
  react: {},
  'react/': {},
  'react-dom': {},
  'react-dom/': {},
  'react-router-dom': {},
  '@tanstack/react-query': {},
  zustand: {},
  dayjs: {},
  // The shell can only provide the plugins that it happens to use; an area brings those that it alone needs.
  'dayjs/': { ownCopyAllowed: true },
  antd: {},
  // A session store of another version is not "close enough": an area that needs one must not start on it.
  '@merenda/shared': { strictVersion: true },
};

/**
 * @param {Record<string, string>} dependencies of the workspace's package.json: name → exact version
 * @returns the entries of SINGLETONS as the `shared` option of ModuleFederationPlugin wants them
 */
function shareAll(dependencies, bringsCopy) {
  return Object.fromEntries(
    Object.entries(SINGLETONS).map(([name, { strictVersion = false, ownCopyAllowed = false }]) => {
      const pacote = name.replace(/\/$/, '');
      const version = dependencies[pacote];
      if (!version) throw new Error(`'${pacote}' is a singleton: declare it in the package.json's dependencies.`);
      const share = { singleton: true, strictVersion, requiredVersion: `^${version}`, eager: false };
      // `import: false` keeps every fallback copy out of an area's build.
      return [name, bringsCopy || ownCopyAllowed ? share : { ...share, import: false }];
    }),
  );
}

/** The shell's half: it brings the copies, each in a chunk of its own that loads when first asked for. */
const provideSingletons = (dependencies) => shareAll(dependencies, true);

/** An area's half: it only asks. */
const consumeSingletons = (dependencies) => shareAll(dependencies, false);

module.exports = { SINGLETONS: Object.keys(SINGLETONS), provideSingletons, consumeSingletons };
