import { maisParecido } from './sugestao.js';

const menus = (...nomes: string[]) => nomes.map((nome, id) => ({ id, nome }));

test.each([
  // 'segunda' of three words: 1/3.
  ['CRECHE – SEGUNDA', menus('FUNDAMENTAL – TERÇA', 'FUNDAMENTAL – SEGUNDA'), 1],
  // 1/3 is more than 1/5: the menu without gluten is for others.
  ['CRECHE – TERÇA', menus('FUNDAMENTAL – TERÇA SEM GLÚTEN', 'FUNDAMENTAL – TERÇA'), 1],
  ['Arroz com feijão', menus('Peixe com salada', 'FEIJAO, ARROZ E OVO'), 1],
  // 'com' is no likeness.
  ['Arroz com feijão', menus('Peixe com salada'), undefined],
  ['SEMANA', [], undefined],
])('%s', (nome, outros, esperado) => {
  expect(maisParecido(nome, outros)?.id).toBe(esperado);
});
