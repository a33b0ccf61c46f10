import { DIAS_SEMANA, type DiaSemana } from '@merenda/shared/contratos';
import fc from 'fast-check';
import { comMenu, copiarMenu, menuDoDia, moverMenu, type LinhaDaSemana } from './semana.js';

const SEMANA: LinhaDaSemana[] = [
  { diaSemana: 'SEGUNDA', cardapio: 1 },
  { diaSemana: 'QUARTA', cardapio: 3 },
];

test('a menu gets a row in the order of the days, or the row of its day', () => {
  expect(comMenu(SEMANA, 'TERCA', 2).map(({ diaSemana }) => diaSemana)).toEqual(['SEGUNDA', 'TERCA', 'QUARTA']);
  expect(comMenu(SEMANA, 'SEXTA', 5).at(-1)).toEqual({ diaSemana: 'SEXTA', cardapio: 5 });
  expect(comMenu(SEMANA, 'QUARTA', 9)).toEqual([SEMANA[0], { diaSemana: 'QUARTA', cardapio: 9 }]);
  expect(comMenu(SEMANA, 'QUARTA', undefined)).toEqual([SEMANA[0]]);
});

test('a copy replaces, a move exchanges', () => {
  expect(copiarMenu(SEMANA, 'SEGUNDA', 'QUARTA').map(({ cardapio }) => cardapio)).toEqual([1, 1]);
  expect(moverMenu(SEMANA, 'SEGUNDA', 'QUARTA').map(({ cardapio }) => cardapio)).toEqual([3, 1]);
  // Onto a free day: the day that it left has none.
  expect(moverMenu(SEMANA, 'SEGUNDA', 'SEXTA')).toEqual([SEMANA[1], { diaSemana: 'SEXTA', cardapio: 1 }]);
});

test('no move loses or doubles a menu, and each day has at most one row', () => {
  const dia = fc.constantFrom<DiaSemana>(...DIAS_SEMANA);
  fc.assert(
    fc.property(fc.uniqueArray(dia), fc.array(fc.tuple(dia, dia)), (dias, moves) => {
      const inicio = dias.map((diaSemana, cardapio) => ({ diaSemana, cardapio }));
      const fim = moves
        .filter(([de, para]) => de !== para)
        .reduce<LinhaDaSemana[]>((linhas, [de, para]) => moverMenu(linhas, de, para), inicio);
      const menus = (linhas: readonly LinhaDaSemana[]) =>
        DIAS_SEMANA.flatMap((um) => menuDoDia(linhas, um) ?? []).sort((a, b) => a - b);
      expect(menus(fim)).toEqual(menus(inicio));
      expect(new Set(fim.map(({ diaSemana }) => diaSemana)).size).toBe(fim.length);
    }),
  );
});
