import { buildErrors } from './build-errors.js';

const CONSTANTS =
  "import { LIMITES, ROTULOS_STATUS_COMPRA, type Item } from '@merenda/shared/contratos'; export default (item: Item) => [item, LIMITES, ROTULOS_STATUS_COMPRA];";
const TABLE = "import { ROTAS } from '@merenda/shared/contratos'; console.log(ROTAS); export default ROTAS;";
const SCHEMA = "import { Item } from '@merenda/shared/contratos'; console.log(Item); export default Item;";

test('an area may use constants and types of the contracts', () => {
  expect(buildErrors('area', CONSTANTS)).toBe('');
});

test.each([
  ['an area', 'a schema', 'area', SCHEMA],
  ['the shell', 'the table of calls', 'shell', TABLE],
] as const)('the build of %s fails on %s and names the alternative', (_who, _what, config, source) => {
  expect(buildErrors(config, source)).toMatch(
    /zod.* would be in the page: import types and constants of '@merenda\/shared\/contratos', and no schema\./,
  );
});
