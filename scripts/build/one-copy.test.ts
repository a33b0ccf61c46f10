import path from 'node:path';
import { buildErrors } from './build-errors.js';

const ROOT = path.resolve(__dirname, '../..');

test('an area that imports the singletons by name is built, with its plugins of dayjs', () => {
  expect(
    buildErrors(
      'area',
      "import { create } from 'zustand'; import dayjs from 'dayjs'; import weekday from 'dayjs/plugin/weekday'; dayjs.extend(weekday); export default create;",
    ),
  ).toBe('');
});

test.each([
  ['a package by a path', `${ROOT}/node_modules/zustand/index.js`, 'zustand'],
  ['shared by a path', `${ROOT}/shared/src/raiz/permissoes.ts`, '@merenda/shared'],
])('%s would be a second copy: the build fails and names the alternative', (_what, file, name) => {
  expect(buildErrors('area', `import * as copy from '${file}'; export default copy;`)).toContain(
    `would be a second copy of '${name}' in the page. Import it as '${name}'`,
  );
});
