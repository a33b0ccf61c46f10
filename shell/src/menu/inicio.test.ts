import { inicioDe } from './inicio.js';

const tela = (caminho: string, inicio?: boolean) => ({ id: 't', caminho, titulo: 'T', permissao: null, inicio });
const AREAS = [{ area: { id: 'mf-a', nome: 'A', telas: [tela('/a'), tela('/cozinha', true)], menu: [] } }];
const ESTOQUES = [{ id: 1, unidadeEducacional: { id: 2, nome: 'ESCOLA' } }];

test.each([
  ['a cook', { permissoes: [], estoques: ESTOQUES }, '/cozinha'],
  ['a user with a permission', { permissoes: ['ITENS' as const], estoques: ESTOQUES }, '/home'],
  ['a user without a unit', { permissoes: [], estoques: [] }, '/home'],
  ['no user', null, '/home'],
])('%s starts at the right screen', (_, usuario, caminho) => expect(inicioDe(AREAS, usuario, 'TUDO')).toBe(caminho));

test('without a published area a cook starts at the home', () =>
  expect(inicioDe([], { permissoes: [], estoques: ESTOQUES }, 'TUDO')).toBe('/home'));

test('a session by PIN starts in the kitchen, with any permissions of its user', () =>
  expect(inicioDe(AREAS, { permissoes: [], estoques: [] }, 'COZINHA')).toBe('/cozinha'));
