/**
 * Which folder may import which one, judged by the file that an import resolves to (docs/architecture.md). Each rule
 * says what to do instead.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const AREA = '^mf-[^/]+/';
const PURE = '^shared/src/(contratos|regras|formatos|vocabulario|area)/';

/** The areas in their order: an area imports itself and those before it (docs/architecture.md). */
const AREAS = ['acesso', 'cadastros', 'estoque', 'cardapios', 'compras', 'relatorios'];

const IN_AN_AREA = `^api/src/(${AREAS.join('|')})/`;

/** The API's floors from the bottom up, each with what to do instead of an import upward (docs/architecture.md). */
const FLOORS = [
  ['nucleo', 'The lowest floor knows no database, no entity and no request: pass in what it needs.'],
  [
    'banco',
    'The database knows no entity: pass in what it needs (as `restaurarCopia` takes the invariants), or move the code to an area.',
  ],
  [
    'externo',
    'A client knows only its service: the answer of a stand-in belongs to simulados/, what is done with an answer to an area.',
  ],
  [
    'mecanismos',
    'A mechanism knows no entity: an area adds its part in area.ts, and areas.ts passes it in. What is of one entity belongs to its area.',
  ],
  ...AREAS.map((area) => [
    area,
    `The order of the areas is ${AREAS.join(' ← ')}: declare in providos.ts what an upper area provides, or move what both need down. An area knows no plugin either: the session is \`req.contexto\`.`,
  ]),
  ['demonstracao', 'The demonstration is data: move what a stand-in or a plugin needs too down to it.'],
  ['simulados', 'A stand-in answers like the service; what the application does with it belongs to plugins/.'],
  ['plugins', 'A plugin takes options: app.ts passes them in.'],
];
const TESTS = '\\.test\\.ts$|^api/src/teste/';

/**
 * One rule a floor: no import of a higher floor, nor of what is above all of them (app.ts, areas.ts, server.ts, the
 * settings, the commands).
 */
const floorRules = FLOORS.map(([floor, comment], i) => ({
  name: `api-floor-${floor}`,
  comment,
  severity: 'error',
  from: { path: `^api/src/${floor}/`, pathNot: TESTS },
  to: {
    path: '^api/src/',
    pathNot: `^api/src/(${FLOORS.slice(0, i + 1)
      .map(([name]) => name)
      .filter((name) => !(floor === 'externo' && name === 'banco'))
      .join('|')})/`,
  },
}));

const IN_SHARED = '^shared/src/(contratos|regras|vocabulario)/(rotas/)?';
const inShared = (areas) => `${IN_SHARED}(${areas.join('|')})(/|\\.ts$)`;

/** Contracts, rules and vocabulary of one area know no later area. A test may. */
const areaRules = AREAS.slice(0, -1).map((area, i) => ({
  name: `shared-area-${area}`,
  comment:
    'An area imports itself and those before it: move what both need to the lower area, or let the lower one take the value as an argument.',
  severity: 'error',
  from: { path: inShared([area]), pathNot: TESTS },
  to: { path: inShared(AREAS.slice(i + 1)) },
}));

/** The tables of an area refer to those of the areas before it. */
const schemaRules = AREAS.slice(0, -1).map((area, i) => ({
  name: `api-schema-${area}`,
  comment: `A foreign key leads to a table of the same area or of one before it: ${AREAS.join(' ← ')}. Move the table that links two areas to the later one.`,
  severity: 'error',
  from: { path: `^api/src/banco/esquema/${area}/` },
  to: { path: `^api/src/banco/esquema/(${AREAS.slice(i + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Files that need each other, also for a type only, are one thing or share a third: move that into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
      name: 'nothing-imports-the-shell',
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
      comment: "The API imports only '@merenda/shared/contratos', '/regras' and '/formatos'.",
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(shell|mf-[^/]+|e2e|scripts)/|^shared/src/', pathNot: '^shared/src/(contratos|regras|formatos)/' },
    },
    ...floorRules,
    ...schemaRules,
    {
      name: 'api-areas-by-their-doors',
      comment: "An area's door is its index.ts: export there what another area needs, and nothing else.",
      severity: 'error',
      from: { path: '^api/src/([^/]+)', pathNot: TESTS },
      to: { path: IN_AN_AREA, pathNot: ['^api/src/$1/', '^api/src/[^/]+/index\\.ts$'] },
    },
    {
      name: 'api-area-by-itself-within',
      comment: 'A file of an area imports its neighbours by their files: the door is for others.',
      severity: 'error',
      from: { path: '^api/src/([^/]+)/' },
      to: { path: '^api/src/$1/index\\.ts$' },
    },
    {
      name: 'api-nucleo-without-database-or-http',
      comment:
        'The lowest floor knows no database and no HTTP: code with a statement belongs to banco/, with a request to plugins/.',
      severity: 'error',
      from: { path: '^api/src/nucleo/', pathNot: TESTS },
      to: { path: 'node_modules/(fastify[^/]*|drizzle-orm|pg|@electric-sql|@fastify)/' },
    },
    {
      name: 'api-queries-only-read',
      comment:
        'consultas.ts reads, also with a lock, and writes nothing: a transaction with its audit line belongs to the file of the act (gravacao.ts, exclusao.ts, …).',
      severity: 'error',
      from: { path: `${IN_AN_AREA}.*/consultas\\.ts$` },
      to: {
        path: '^api/src/(banco/transacao|mecanismos/auditoria/auditar)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'api-no-repository',
      comment: 'Reads of an entity are in consultas.ts; each write is in the file of its act (docs/architecture.md).',
      severity: 'error',
      from: {},
      to: { path: '^api/src/.*/repositorio\\.ts$' },
    },
    {
      name: 'api-test-code-only-in-tests',
      comment: 'api/src/teste/ is not built: what the server needs belongs to a floor.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: TESTS },
      to: { path: '^api/src/teste/' },
    },
    {
      name: 'shared-by-its-doors',
      comment:
        "Import from a door: '@merenda/shared', '/contratos', '/regras', '/formatos', '/ui', … A relative import of shared makes a second, empty session.",
      severity: 'error',
      from: { pathNot: '^(shared|scripts)/' },
      to: {
        path: '^shared/src/',
        pathNot: '^shared/src/[^/]+/(index\\.(ts|cjs)|jest-preset\\.cjs|singletons\\.json)$',
      },
    },
    {
      name: 'shared-imports-no-area',
      comment: 'Shared does not import what depends on it.',
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
      name: 'rules-below-contracts',
      comment:
        'Contracts call rules, never the reverse, for types either: a rule takes plain values. Codes, labels and limits that both need belong to shared/src/vocabulario.',
      severity: 'error',
      from: { path: '^shared/src/(regras|formatos|vocabulario)/' },
      to: { path: '^shared/src/contratos/' },
    },
    {
      name: 'vocabulary-and-formats-below-rules',
      comment: 'Codes and formats call no rule: what needs one is a rule itself and belongs to shared/src/regras.',
      severity: 'error',
      from: { path: '^shared/src/(formatos|vocabulario)/', pathNot: TESTS },
      to: { path: '^shared/src/regras/' },
    },
    ...areaRules,
    {
      name: 'shared-mechanisms-know-no-area',
      comment:
        'A file outside the areas serves all of them: move what names an entity to the area of the entity, or take it as an argument.',
      severity: 'error',
      from: {
        path: '^shared/src/(contratos|regras|vocabulario)/',
        pathNot: [
          inShared(AREAS),
          TESTS,
          '^shared/src/(contratos|regras)/index\\.ts$',
          '^shared/src/contratos/rotas\\.ts$',
        ],
      },
      to: { path: inShared(AREAS) },
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
      from: { pathNot: '\\.test\\.tsx?$|/teste/|^shared/src/testing/|jest\\.config\\.mjs$' },
      to: { path: '^shared/src/testing/' },
    },
    {
      name: 'e2e-imports-no-product',
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
