import { podeCompartilharVisoes, podeTerVisoes } from './visoes.js';

test.each([
  [[], false, false],
  [['USUARIOS'], false, false],
  [['ITENS'], true, false],
  [['ITENS', 'USUARIOS'], true, true],
])('with %j views of the items are saved: %s, and shared: %s', (permissoes, salva, compartilha) => {
  expect(podeTerVisoes(permissoes, '/gerenciar-itens')).toBe(salva);
  expect(podeCompartilharVisoes(permissoes, '/gerenciar-itens')).toBe(compartilha);
});
