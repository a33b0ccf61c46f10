import { buildWorkspaces, type Outcome } from './build-workspaces.js';

const CONSTANTS =
  "import { LIMITES, ROTULOS_STATUS_COMPRA, type Item } from '@merenda/shared/contratos'; export default (item: Item) => [item, LIMITES, ROTULOS_STATUS_COMPRA];";
const TABLE = "import { ROTAS } from '@merenda/shared/contratos'; console.log(ROTAS); export default ROTAS;";
const SCHEMA = "import { Item } from '@merenda/shared/contratos'; console.log(Item); export default Item;";

const REFUSAL =
  /zod.* would be in the page: import types and constants of '@merenda\/shared\/contratos', and no schema\./;

let constantsInArea: Outcome | undefined;
let schemaInArea: Outcome | undefined;
let tableInShell: Outcome | undefined;
beforeAll(() => {
  [constantsInArea, schemaInArea, tableInShell] = buildWorkspaces([
    { kind: 'area', sources: { 'area.tsx': CONSTANTS } },
    { kind: 'area', sources: { 'area.tsx': SCHEMA } },
    { kind: 'shell', sources: { 'index.tsx': TABLE } },
  ]);
});

test('an area may use constants and types of the contracts', () => {
  expect(constantsInArea?.errors).toBe('');
});

test('the build of an area fails on a schema and names the alternative', () => {
  expect(schemaInArea?.errors).toMatch(REFUSAL);
});

test('the build of the shell fails on the table of calls and names the alternative', () => {
  expect(tableInShell?.errors).toMatch(REFUSAL);
});
