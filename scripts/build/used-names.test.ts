import { buildWorkspaces, type Outcome } from './build-workspaces.js';

let parts: Outcome | undefined;
let whole: Outcome | undefined;
let absent: Outcome | undefined;
beforeAll(() => {
  [parts, whole, absent] = buildWorkspaces([
    {
      kind: 'area',
      sources: {
        'area.tsx': "import { usado } from './pecas.js'; export default usado;",
        'pecas.ts':
          "import { Button, Form, Table } from 'antd'; import { useNavigate } from 'react-router-dom'; export const usado = [Button, Form.Item, useNavigate]; export const solto = () => Table;",
      },
    },
    {
      kind: 'area',
      sources: { 'area.tsx': "import * as roteador from 'react-router-dom'; export default { ...roteador };" },
    },
    { kind: 'area', sources: { 'area.tsx': "import { Carousel } from 'antd'; export default Carousel;" } },
  ]);
});

test('the manifest of an area lists the names that its bundles use, by group, and no group that they do not use', () => {
  expect(parts?.errors).toBe('');
  expect(parts?.names).toEqual({
    'react-router-dom': ['useNavigate'],
    'antd/nucleo': ['Button'],
    'antd/formularios': ['Form'],
  });
});

test('an area that imports such a package whole is not built', () => {
  expect(whole?.errors).toContain("'react-router-dom' is imported whole. Import the names that are used.");
});

test('an area that asks for a name which the page does not have is not built', () => {
  expect(absent?.errors).toContain('Carousel');
});
