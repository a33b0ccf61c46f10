import type { ProdutoEstoque } from '@merenda/shared/contratos';
import type { NumeroDigitado } from '@merenda/shared/formatos';
import { erroDe, listaDeDestino, paraCorpo, type Destinado } from './lista-de-destino.js';

const linha = (id: number, quantidade: number) => ({ id, quantidade, bloqueio: null }) as ProdutoEstoque;
const [arroz, feijao, falta] = [linha(1, 10), linha(2, 0.5), linha(3, 0)];
const movidos = (...linhas: ProdutoEstoque[]) => listaDeDestino([], { tipo: 'mover', linhas });
const quantificar = (lista: readonly Destinado[], id: number, quantidade: NumeroDigitado) =>
  listaDeDestino(lista, { tipo: 'quantificar', linha: id, quantidade });

test('a blocked lot does not arrive', () => {
  const bloqueada = { ...arroz, bloqueio: { motivo: 'Laudo', quando: '20/11/2026 09:00', usuario: 'NUTRICIONISTA' } };
  expect(listaDeDestino([], { tipo: 'mover', linhas: [bloqueada, feijao] }).map(({ linha }) => linha.id)).toEqual([2]);
});

test('a product arrives once, checked, with all of its lot; one in deficit does not arrive', () => {
  const lista = listaDeDestino(movidos(arroz, falta), { tipo: 'mover', linhas: [arroz, feijao] });
  expect(lista).toEqual([
    { linha: arroz, quantidade: 10, marcado: true },
    { linha: feijao, quantidade: 0.5, marcado: true },
  ]);
});

test('only checked rows are sent, and only they are given back', () => {
  const lista = listaDeDestino(movidos(arroz, feijao), { tipo: 'marcar', linhas: [1], sim: false });
  expect(paraCorpo(lista)).toEqual([{ produtoEstoque: { id: 2 }, quantidade: 0.5 }]);
  expect(listaDeDestino(lista, { tipo: 'devolver-marcados' }).map((um) => um.linha.id)).toEqual([1]);
});

test.each([
  [null, 'Informe a quantidade.'],
  [0, 'A quantidade deve ser maior que zero.'],
  [10.001, 'A quantidade passa da disponível na origem (10).'],
  [10, null],
])('a quantity of %s of 10: %s', (quantidade, erro) => {
  const lista = quantificar(movidos(arroz, feijao), 1, quantidade);
  expect(erroDe(lista[0]!)).toBe(erro);
  expect(paraCorpo(lista) === null).toBe(erro !== null);
});

test('a wrong row that is not checked holds nothing back', () => {
  const lista = listaDeDestino(quantificar(movidos(arroz, feijao), 1, 99), { tipo: 'marcar', linhas: [1], sim: false });
  expect(paraCorpo(lista)).toEqual([{ produtoEstoque: { id: 2 }, quantidade: 0.5 }]);
});

test("the server's refusal stays at its row until the row changes, and can be sent again", () => {
  const lista = listaDeDestino(movidos(arroz, feijao), { tipo: 'recusar', recusas: new Map([[1, 'O lote tem 3.']]) });
  expect(lista.map((um) => erroDe(um))).toEqual(['O lote tem 3.', null]);
  expect(paraCorpo(lista)).toHaveLength(2);
  expect(quantificar(lista, 2, 0.4).map((um) => erroDe(um))).toEqual(['O lote tem 3.', null]);
  expect(quantificar(lista, 1, 3).map((um) => erroDe(um))).toEqual([null, null]);
});

test.each([
  [{ digitado: '1.5', erro: 'Use vírgula para os decimais: 1,5' }, 'Use vírgula para os decimais: 1,5'],
  [{ digitado: '1.5', erro: 'Use vírgula para os decimais: 1,5', emCurso: true }, null],
])('a text that is not a number is never sent, and shows its error on blur: %o', (quantidade, frase) => {
  const lista = quantificar(movidos(arroz, feijao), 1, quantidade);
  expect(erroDe(lista[0]!)).toBe(frase);
  expect(paraCorpo(lista)).toBeNull();
});
