import path from 'node:path';
import { buildWorkspaces, type Outcome } from './build-workspaces.js';

const ROOT = path.resolve(__dirname, '../..');

const BY_NAME =
  "import { create } from 'zustand'; import dayjs from 'dayjs'; import weekday from 'dayjs/plugin/weekday'; dayjs.extend(weekday); export default create;";
const byPath = (file: string) => `import * as copy from '${ROOT}/${file}'; export default copy;`;

let imported: Record<'byName' | 'packageByPath' | 'sharedByPath', Outcome | undefined>;
beforeAll(() => {
  const [byName, packageByPath, sharedByPath] = buildWorkspaces(
    [BY_NAME, byPath('node_modules/zustand/index.js'), byPath('shared/src/raiz/permissoes.ts')].map((source) => ({
      kind: 'area',
      sources: { 'area.tsx': source },
    })),
  );
  imported = { byName, packageByPath, sharedByPath };
});

test('an area that imports the singletons by name is built, with its plugins of dayjs', () => {
  expect(imported.byName?.errors).toBe('');
});

test.each([
  ['a package by a path', 'packageByPath', 'zustand'],
  ['shared by a path', 'sharedByPath', '@merenda/shared'],
] as const)('%s would be a second copy: the build fails and names the alternative', (_what, how, name) => {
  expect(imported[how]?.errors).toContain(`would be a second copy of '${name}' in the page. Import it as '${name}'`);
});
