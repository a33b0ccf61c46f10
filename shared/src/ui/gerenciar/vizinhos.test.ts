import { vizinhosDe } from './vizinhos.js';

const LISTA = { ids: [30, 10, 20], antes: 0, total: 3 };

test('the neighbours are those of the order of the list', () => {
  expect(vizinhosDe(LISTA, 10, null)).toEqual({ anterior: { id: 30 }, proximo: { id: 20 }, posicao: '2 de 3' });
});

test('the first and the last record have one neighbour', () => {
  expect(vizinhosDe(LISTA, 30, 0)).toEqual({ anterior: null, proximo: { id: 10 }, posicao: '1 de 3' });
  expect(vizinhosDe(LISTA, 20, 2)).toEqual({ anterior: { id: 10 }, proximo: null, posicao: '3 de 3' });
});

test('at the edge of a page the neighbour is on another page', () => {
  const pagina = { ids: [21, 22], antes: 20, total: 45 };
  expect(vizinhosDe(pagina, 21, null)).toEqual({ anterior: { virar: -1 }, proximo: { id: 22 }, posicao: '21 de 45' });
  expect(vizinhosDe(pagina, 22, null)).toEqual({ anterior: { id: 21 }, proximo: { virar: 1 }, posicao: '22 de 45' });
});

test('a record that left the list keeps the neighbours of its place', () => {
  expect(vizinhosDe(LISTA, 99, 1)).toEqual({ anterior: { id: 30 }, proximo: { id: 10 }, posicao: 'Saiu da lista' });
  expect(vizinhosDe(LISTA, 99, 3)).toEqual({ anterior: { id: 20 }, proximo: null, posicao: 'Saiu da lista' });
});

test('a record that was never in the list has no neighbours', () => {
  expect(vizinhosDe(LISTA, 99, null)).toBeNull();
});
