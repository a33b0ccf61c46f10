import { buildWorkspaces } from './build-workspaces.js';

const TABLE = `
  export default {
    cozinha: () => import('./Cozinha.js'),
    'outra-tela': () => import('./Outra.js'),
  };`;

const [withScreen, without] = buildTwo();

function buildTwo() {
  const sources = {
    'area.tsx': TABLE,
    'Cozinha.tsx': "export const abrir = () => import('./Modal.js'); console.log('the kitchen');",
    'Modal.tsx': "console.log('its dialog');",
    'Outra.tsx': "console.log('another screen');",
  };
  return buildWorkspaces([
    { kind: 'area', sources, semRede: ['cozinha'] },
    { kind: 'area', sources },
  ]);
}

test('the list for the time without a network has what the screen reaches, and no other screen', () => {
  expect(withScreen?.errors).toBe('');
  expect(withScreen?.kept).toContain('the kitchen');
  expect(withScreen?.kept).toContain('its dialog');
  expect(withScreen?.kept).not.toContain('another screen');
  expect(without?.kept).toBeNull();
});

test('the list of the files of a screen has its code and the table, not what it loads later, nor another screen', () => {
  const { cozinha = '', 'outra-tela': outra = '' } = without?.screens ?? {};
  expect(cozinha).toContain('the kitchen');
  expect(cozinha).toContain('outra-tela');
  expect(cozinha).not.toContain('its dialog');
  expect(cozinha).not.toContain('another screen');
  expect(outra).toContain('another screen');
});

test('the words of the screens are in a file of their own, which the first page does not read', () => {
  expect(withScreen?.words).toEqual({
    searched: [{ id: 'cozinha', palavras: ['fazer cozinha'] }],
    drawn: { telas: [{ id: 'cozinha', semRede: true }] },
  });
  expect(without?.words).toBeNull();
});
