import { temPermissao } from './permissoes.js';

it('finds a permission', () => {
  expect(temPermissao(['ITENS', 'PRATOS'], 'ITENS')).toBe(true);
  expect(temPermissao(['ITENS'], 'USUARIOS')).toBe(false);
});
