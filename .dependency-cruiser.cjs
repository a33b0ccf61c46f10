/**
 * Who may import whom, by what imports resolve to (docs/architecture.md). Each rule says what to do instead.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const AREA = '^mf-[^/]+/';
const PURE = '^shared/src/(contratos|regras|formatos|area)/';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Files that need each other are one thing, or share a third that both need: move that into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere: declare the package in the workspace that uses it, or correct the path.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'area-apart-from-areas',
      comment:
        "An area knows nothing of another: move what both need behind a door of '@merenda/shared', or link to the screen's path.",
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: AREA, pathNot: '^$1/' },
    },
    {
      name: 'nobody-imports-the-shell',
      comment: "What the shell offers to areas comes from '@merenda/shared'.",
      severity: 'error',
      from: { pathNot: '^shell/' },
      to: { path: '^shell/' },
    },
    {
      name: 'shell-names-no-area',
      comment: 'The shell finds areas at run time, in federation.json.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: AREA },
    },
    {
      name: 'browser-apart-from-api',
      comment: "The browser knows the API by '@merenda/shared/contratos' and by HTTP.",
      severity: 'error',
      from: { path: '^(shell|shared|e2e)/|^mf-' },
      to: { path: '^api/' },
    },
    {
      name: 'api-takes-pure-doors',
      comment: "The API stands on '@merenda/shared/contratos', '/regras' and '/formatos' alone.",
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(shell|mf-[^/]+|e2e|scripts)/|^shared/src/', pathNot: '^shared/src/(contratos|regras|formatos)/' },
    },
    {
      name: 'shared-by-its-doors',
      comment:
        "Import from a door: '@merenda/shared', '/contratos', '/regras', '/formatos', '/ui', … A relative import of shared makes a second, empty session.",
      severity: 'error',
      from: { pathNot: '^(shared|scripts)/' },
      to: { path: '^shared/src/', pathNot: '^shared/src/[^/]+/(index\\.(ts|cjs)|jest-preset\\.cjs)$' },
    },
    {
      name: 'shared-stands-alone',
      comment: 'Shared knows nothing of those who stand on it.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|mf-[^/]+|api|e2e|scripts)/' },
    },
    {
      name: 'pure-doors-stay-pure',
      comment: 'Contracts, rules and formats know no React, no HTTP and no session: pass in what they need.',
      severity: 'error',
      from: { path: PURE, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^shared/src/(raiz|ui|testing|federation)/|node_modules/(react|react-dom|antd|ky|zustand|@tanstack)/',
      },
    },
    {
      name: 'root-door-without-antd',
      comment: 'The login loads the root door: what needs antd belongs to shared/src/ui.',
      severity: 'error',
      from: { path: '^shared/src/raiz/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(antd|@ant-design)/|^shared/src/(ui|consultas)/' },
    },
    {
      name: 'queries-without-screens',
      comment: 'Queries need the client and the contracts only: what shows data belongs to shared/src/ui.',
      severity: 'error',
      from: { path: '^shared/src/consultas/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/src/(ui|testing|federation)/|node_modules/(antd|@ant-design)/' },
    },
    {
      name: 'testing-only-in-tests',
      comment: "'@merenda/shared/testing' is for tests; what a screen needs belongs to '@merenda/shared/ui'.",
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|^shared/src/testing/|jest\\.config\\.mjs$' },
      to: { path: '^shared/src/testing/' },
    },
    {
      name: 'e2e-stands-outside',
      comment: 'Browser tests know the product as a user does: by its pages.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(shell|mf-[^/]+|shared|api)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
