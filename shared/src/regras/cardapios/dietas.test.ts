import fc from 'fast-check';
import { alimentosComDietas, violacoesDasDietas } from './dietas.js';
import { calcularExecucao } from './execucao.js';

const alimento = (id: number, gramas: number) => ({
  alimento: { id },
  usos: [{ quantidade: gramas, pesoBruto: null, unidadeMedida: 'G', porcoes: 1 }],
});
const totais = (lista: ReturnType<typeof alimentosComDietas>, alunos: number) =>
  lista.map(({ alimento: { id }, usos }) => [
    id,
    calcularExecucao(usos, { unidadePre: 'G', alunos, acrescimo: 0 }).total.toNumber(),
  ]);

test('180 students, 3 of them without gluten: each food is the sum of both', () => {
  // Pasta 80 g for 177 = 14.16 kg; rice pasta 80 g for 3 = 0.24 kg; sauce 50 g for 177 and 60 g for 3 = 9.03 kg.
  const doPrato = [alimento(1, 80), alimento(2, 50)];
  const lista = alimentosComDietas(doPrato, [{ alunos: 3, alimentos: [alimento(3, 80), alimento(2, 60)] }], 180);
  expect(totais(lista, 180)).toEqual([
    [1, 14.16],
    [2, 9.03],
    [3, 0.24],
  ]);
  // What one student gets is that of the others, for a food of both.
  const molho = lista[1]?.usos ?? [];
  expect(calcularExecucao(molho, { unidadePre: 'G', alunos: 180, acrescimo: 0 }).porAluno.toNumber()).toBe(50);
});

test('when all have the diet, the food of the others is not cooked', () => {
  expect(totais(alimentosComDietas([alimento(1, 80)], [{ alunos: 5, alimentos: [alimento(3, 10)] }], 5), 5)).toEqual([
    [3, 0.05],
  ]);
});

test('a diet without students changes nothing', () => {
  const doPrato = [alimento(1, 80)];
  expect(alimentosComDietas(doPrato, [{ alunos: 0, alimentos: [alimento(3, 10)] }], 10)).toEqual(doPrato);
});

test('one student is enough for a diet, and for the food of the others', () => {
  expect(totais(alimentosComDietas([alimento(1, 80)], [{ alunos: 1, alimentos: [alimento(3, 10)] }], 2), 2)).toEqual([
    [1, 0.08],
    [3, 0.01],
  ]);
});

test('a diet with the same food changes nothing, for any number of students', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.nat(5000),
      fc.integer({ min: 1, max: 500 }),
      (alunos, n, gramas) => {
        const dieta = { alunos: n % (alunos + 1), alimentos: [alimento(1, gramas)] };
        const [total] = totais(alimentosComDietas([alimento(1, gramas)], [dieta], alunos), alunos);
        expect(total).toEqual([1, (gramas * alunos) / 1000]);
      },
    ),
  );
});

test('a diet is offered by the dish, given once, and for no more students than the meal has', () => {
  const dietas = [
    { patologia: { id: 1 }, alunos: 3 },
    { patologia: { id: 2 }, alunos: 4 },
  ];
  expect(violacoesDasDietas(dietas, [1, 2], 7)).toEqual([]);
  expect(violacoesDasDietas(dietas, [1, 2], 6).map(({ campo }) => campo)).toEqual(['dietas']);
  expect(violacoesDasDietas(dietas, [1], 7).map(({ campo }) => campo)).toEqual(['dietas.1.patologia']);
  expect(violacoesDasDietas([...dietas.slice(0, 1), ...dietas.slice(0, 1)], [1], 7)).toHaveLength(1);
});
