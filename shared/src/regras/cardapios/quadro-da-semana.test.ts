import { quadroDaSemana, type ServidoNoDia } from './quadro-da-semana.js';

const servido = (hora: string, tipo: ServidoNoDia<string>['tipo'], prato: string) => ({ hora, tipo, prato });

test('a row for each meal by its hour; the dishes of one hour are together, and a day without the meal is empty', () => {
  expect(
    quadroDaSemana([
      [
        servido('12:00', 'ALMOCO', 'ARROZ'),
        servido('09:00', 'LANCHE_TARDE', 'PÃO'),
        servido('12:00', 'ALMOCO', 'FEIJÃO'),
      ],
      [servido('11:30', 'ALMOCO', 'MACARRÃO')],
    ]),
  ).toEqual([
    {
      tipo: 'LANCHE_TARDE',
      hora: '09:00',
      celulas: [{ chave: 'LANCHE_TARDE 1', tipo: 'LANCHE_TARDE', hora: '09:00', pratos: ['PÃO'] }, null],
    },
    // At different hours: each day says its own.
    {
      tipo: 'ALMOCO',
      hora: null,
      celulas: [
        { chave: 'ALMOCO 1', tipo: 'ALMOCO', hora: '12:00', pratos: ['ARROZ', 'FEIJÃO'] },
        { chave: 'ALMOCO 1', tipo: 'ALMOCO', hora: '11:30', pratos: ['MACARRÃO'] },
      ],
    },
  ]);
});

test('the second and the third snack of a day are rows of their own, beside those of the other days', () => {
  const lanches = (...horas: string[]) => horas.map((hora) => servido(hora, 'LANCHE_TARDE', hora));
  const linhas = quadroDaSemana([lanches('15:00', '09:00'), lanches('09:00', '15:00', '17:00')]);
  expect(linhas.map(({ hora, celulas }) => [hora, ...celulas.map((celula) => celula?.pratos.join() ?? '–')])).toEqual([
    ['09:00', '09:00', '09:00'],
    ['15:00', '15:00', '15:00'],
    ['17:00', '–', '17:00'],
  ]);
  expect(quadroDaSemana([])).toEqual([]);
});

test('a day with one of two turns of lunch is in the row of the nearest hour', () => {
  const almocos = (...horas: string[]) => horas.map((hora) => servido(hora, 'ALMOCO', hora));
  const linhas = quadroDaSemana([
    almocos('12:40'),
    almocos('11:00', '12:30'),
    almocos('11:15'),
    // Both are near the second turn: the first of them takes the first row.
    almocos('12:00', '12:30'),
  ]);
  expect(linhas.map(({ hora, celulas }) => [hora, ...celulas.map((celula) => celula?.hora ?? '–')])).toEqual([
    [null, '–', '11:00', '11:15', '12:00'],
    [null, '12:40', '12:30', '–', '12:30'],
  ]);
});
