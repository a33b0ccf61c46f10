const { namesOf } = require('../../shared/src/federation/offered-names.cjs');

/**
 * Forbidden imports, one entry per rule: `forbidden` is a gitignore-like pattern that is compared with the import,
 * `exact` a package name, `message` names the alternative.
 */
const RESTRICTIONS = {
  relativeShared: {
    forbidden: ['**/shared/src/**'],
    message:
      "A relative import of shared creates a second, empty session. Import from its doors: '@merenda/shared', '@merenda/shared/ui', …",
  },
  otherArea: {
    forbidden: ['**/mf-*/**', 'mf-*'],
    message:
      "An area does not import another area. Code that two areas need belongs behind a door of '@merenda/shared'. To send the user to another area, link to the screen's path.",
  },
  shell: {
    forbidden: ['**/shell/src/**'],
    message: "Nothing imports the shell. Session, client and notices come from '@merenda/shared'.",
  },
  api: {
    forbidden: ['**/api/src/**'],
    message:
      "The browser uses the API through its contracts only: types from '@merenda/shared/contratos', calls through `api` of '@merenda/shared'.",
  },
  antdInside: {
    forbidden: ['antd/es/**', 'antd/lib/**', 'antd/dist/**'],
    message: "A path inside antd adds a second copy to the bundle. Import from 'antd'.",
  },
  iconsRoot: {
    exact: '@ant-design/icons',
    message: "The root adds 200 KiB. Import the one icon by its path: '@ant-design/icons/EditOutlined'.",
  },
  ky: {
    exact: 'ky',
    message: "Only the root door of shared uses ky. Call the server through `api` of '@merenda/shared'.",
  },
  toastify: {
    exact: 'react-toastify',
    message: "The page has one container of notices. Use `avisos` of '@merenda/shared'.",
  },
  federationRuntime: {
    forbidden: ['@module-federation/**'],
    message: 'Areas are loaded in shell/src/federation only. Open a screen with a link to its path.',
  },
  routerName: {
    exact: 'react-router-dom',
    allowed: namesOf('react-router-dom'),
    message: 'The page provides only some names of the router. Add the name to shell/src/federation/roteador.ts.',
  },
  zodInBrowser: {
    exact: 'zod',
    message:
      "zod must not be in the bundles. Import types and constants from '@merenda/shared/contratos'; the server validates.",
  },
};

/**
 * The rule `no-restricted-imports` with some of the restrictions. The options of a later block replace those
 * of an earlier one, so every scope has its complete list.
 * @param {(keyof typeof RESTRICTIONS)[]} names
 */
function restrict(...names) {
  const chosen = names.map((name) => RESTRICTIONS[name]);
  return {
    'no-restricted-imports': [
      'error',
      {
        paths: chosen
          .filter(({ exact }) => exact)
          .map(({ exact, allowed, message }) => ({
            name: exact,
            message,
            ...(allowed && { allowImportNames: allowed }),
          })),
        patterns: chosen
          .filter(({ forbidden }) => forbidden)
          .map(({ forbidden, message }) => ({ group: forbidden, message })),
      },
    ],
  };
}

const BROWSER = [
  'relativeShared',
  'otherArea',
  'shell',
  'api',
  'antdInside',
  'iconsRoot',
  'ky',
  'toastify',
  'federationRuntime',
  'routerName',
  'zodInBrowser',
];

const browserExcept = (...allowed) => restrict(...BROWSER.filter((name) => !allowed.includes(name)));

/**
 * Blocks of the settings of oxlint: which folder may import what. `npm run boundaries` checks the same for the resolved paths.
 */
const importScopes = [
  { files: ['mf-*/src/**/*.{ts,tsx}'], rules: browserExcept() },
  { files: ['shell/src/**/*.{ts,tsx}'], rules: browserExcept('shell', 'routerName') },
  { files: ['shell/src/Avisos.tsx'], rules: browserExcept('shell', 'routerName', 'toastify') },
  { files: ['shell/src/federation/**/*.{ts,tsx}'], rules: browserExcept('shell', 'routerName', 'federationRuntime') },
  { files: ['shared/src/{ui,area,consultas}/**/*.{ts,tsx}'], rules: browserExcept('relativeShared') },
  // Its test checks the JSON Schema with zod.
  { files: ['shared/src/area/area.test.ts'], rules: browserExcept('relativeShared', 'zodInBrowser') },
  { files: ['shared/src/raiz/**/*.{ts,tsx}'], rules: browserExcept('relativeShared', 'ky', 'toastify') },
  {
    files: ['shared/src/{contratos,regras,formatos,vocabulario}/**/*.ts'],
    rules: browserExcept('relativeShared', 'zodInBrowser'),
  },
  { files: ['api/src/**/*.ts'], rules: browserExcept('api', 'zodInBrowser') },
  { files: ['e2e/**/*.ts'], rules: browserExcept('zodInBrowser') },
];

module.exports = { importScopes };
