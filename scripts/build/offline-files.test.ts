import { buildWorkspaces } from './build-workspaces.js';

const TABLE = `
  export default {
    cozinha: () => import('./Cozinha.js'),
    'outra-tela': () => import('./Outra.js'),
  };`;

test('the list for the time without a network has what the screen reaches, and no other screen', () => {
  const sources = {
    'area.tsx': TABLE,
    'Cozinha.tsx': "export const abrir = () => import('./Modal.js'); console.log('the kitchen');",
    'Modal.tsx': "console.log('its dialog');",
    'Outra.tsx': "console.log('another screen');",
  };
  const [withScreen, without] = buildWorkspaces([
    { kind: 'area', sources, semRede: ['cozinha'] },
    { kind: 'area', sources },
  ]);
  expect(withScreen?.errors).toBe('');
  expect(withScreen?.kept).toContain('the kitchen');
  expect(withScreen?.kept).toContain('its dialog');
  expect(withScreen?.kept).not.toContain('another screen');
  expect(without?.kept).toBeNull();
});
