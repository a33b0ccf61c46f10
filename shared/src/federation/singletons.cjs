/**
 * The one list of what has identity in the page (state, context, side effects) and so may run only once.
 * Both halves of the federation are made from it: the shell provides, an area consumes and brings no copy.
 * Whatever is pure (rules, formats, screens' parts) is not here: it is bundled by whoever uses it.
 *
 * A name that ends in '/' covers the package's sub-paths: without it `react/jsx-runtime` or `dayjs/plugin/utc`
 * would slip past the share and bring a second copy along.
 */
const SINGLETONS = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router-dom',
  '@tanstack/react-query',
  'zustand',
  'zustand/',
  'dayjs',
  'dayjs/',
  'antd',
  'antd/',
  '@merenda/shared',
];

/** A session store of another version is not "close enough": an area that needs one must not start on it. */
const ESTRITOS = new Set(['@merenda/shared']);

/**
 * @param {Record<string, string>} dependencies of the workspace's package.json: name → exact version
 * @param {object} half what this half adds to each entry
 * @returns the `shared` option of ModuleFederationPlugin
 */
function shareAll(dependencies, half) {
  return Object.fromEntries(
    SINGLETONS.map((name) => {
      const pacote = name.replace(/\/$/, '');
      const version = dependencies[pacote];
      if (!version) throw new Error(`'${pacote}' is a singleton: declare it in the package.json's dependencies.`);
      return [name, { singleton: true, strictVersion: ESTRITOS.has(pacote), requiredVersion: `^${version}`, ...half }];
    }),
  );
}

/** The shell's half: it brings the copies, each in a chunk of its own that loads when first asked for. */
const provideSingletons = (dependencies) => shareAll(dependencies, { eager: false });

/** An area's half: it only asks. `import: false` keeps every fallback copy out of its build. */
const consumeSingletons = (dependencies) => shareAll(dependencies, { eager: false, import: false });

module.exports = { SINGLETONS, provideSingletons, consumeSingletons };
