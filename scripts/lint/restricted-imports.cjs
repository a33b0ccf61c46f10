const fs = require('node:fs');
const path = require('node:path');

/** What the page carries of the router for areas. */
const ROUTER = path.join(__dirname, '../../shell/src/federation/roteador.ts');
const ROUTER_NAMES = [...fs.readFileSync(ROUTER, 'utf8').matchAll(/^ {2}(\w+),$/gm)].map(([, name]) => name);

/**
 * Imports that the house does not allow, each with the way that it does. One entry a rule: `forbidden` is a gitignore-like
 * pattern of what stands in the import, `message` names the alternative.
 */
const RESTRICTIONS = {
  relativeShared: {
    forbidden: ['**/shared/src/**'],
    message:
      "A relative import of shared makes a second, empty session. Import from its doors: '@merenda/shared', '@merenda/shared/ui', …",
  },
  otherArea: {
    forbidden: ['**/mf-*/**', 'mf-*'],
    message:
      "An area knows nothing of another. What two areas need belongs behind a door of '@merenda/shared'; to send the user there, link to the screen's path.",
  },
  shell: {
    forbidden: ['**/shell/src/**'],
    message:
      "Nothing imports the shell. What it offers to areas (session, client, notices) comes from '@merenda/shared'.",
  },
  api: {
    forbidden: ['**/api/src/**'],
    message:
      "The browser knows the API by its contracts alone: types from '@merenda/shared/contratos', calls through `api` of '@merenda/shared'.",
  },
  antdInside: {
    forbidden: ['antd/es/**', 'antd/lib/**', 'antd/dist/**'],
    message: "Paths inside antd bring a second copy along. Import from 'antd'.",
  },
  iconsRoot: {
    exact: '@ant-design/icons',
    message: "The root weighs 200 KiB. Import the one icon by its path: '@ant-design/icons/EditOutlined'.",
  },
  ky: {
    exact: 'ky',
    message: "Only the root door of shared knows ky. Call the server through `api` of '@merenda/shared'.",
  },
  toastify: {
    exact: 'react-toastify',
    message: "The page has one container of notices. Use `avisos` of '@merenda/shared'.",
  },
  federationRuntime: {
    forbidden: ['@module-federation/**'],
    message: 'Areas are loaded in shell/src/federation only; a screen is reached by a link to its path.',
  },
  routerName: {
    exact: 'react-router-dom',
    allowed: ROUTER_NAMES,
    message: 'The page carries no more of the router. Add the name to shell/src/federation/roteador.ts.',
  },
  zodInBrowser: {
    exact: 'zod',
    message:
      "zod stays out of the bundles. Take types and constants from '@merenda/shared/contratos'; the server validates.",
  },
};

/**
 * The rule `no-restricted-imports` with some of the restrictions. ESLint lets a later block replace an earlier one's
 * options, so every scope states its whole list.
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

/** Blocks of the flat config: who may import what. `npm run boundaries` proves the same of what imports resolve to. */
const importScopes = [
  { files: ['mf-*/src/**/*.{ts,tsx}'], rules: browserExcept() },
  { files: ['shell/src/**/*.{ts,tsx}'], rules: browserExcept('shell', 'routerName') },
  { files: ['shell/src/Avisos.tsx'], rules: browserExcept('shell', 'routerName', 'toastify') },
  { files: ['shell/src/federation/**/*.{ts,tsx}'], rules: browserExcept('shell', 'routerName', 'federationRuntime') },
  { files: ['shared/src/{ui,area,consultas}/**/*.{ts,tsx}'], rules: browserExcept('relativeShared') },
  { files: ['shared/src/raiz/**/*.{ts,tsx}'], rules: browserExcept('relativeShared', 'ky', 'toastify') },
  { files: ['shared/src/{contratos,regras,formatos}/**/*.ts'], rules: browserExcept('relativeShared', 'zodInBrowser') },
  { files: ['api/src/**/*.ts'], rules: browserExcept('api', 'zodInBrowser') },
  { files: ['e2e/**/*.ts'], rules: browserExcept('zodInBrowser') },
];

module.exports = { importScopes };
