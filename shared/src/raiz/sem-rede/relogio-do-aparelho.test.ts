import { dizerQuando, usarFusoDoMunicipio } from './relogio-do-aparelho.js';

afterEach(() => {
  usarFusoDoMunicipio(undefined);
});

test('an instant of the current day is written as its time, one of another day with day and month, all with two digits', () => {
  const hoje = new Date();
  expect(dizerQuando(hoje.setHours(7, 5, 59))).toBe('07:05');
  expect(dizerQuando(hoje.setHours(23, 40, 0))).toBe('23:40');
  expect(dizerQuando(new Date(2020, 0, 4, 0, 9).getTime())).toBe('04/01 às 00:09');
  expect(dizerQuando(new Date(2020, 11, 31, 12, 30).getTime())).toBe('31/12 às 12:30');
});

test("an instant is on the municipality's clock, whatever zone the device is set to", () => {
  const instante = Date.parse('2020-01-04T02:30:00Z');
  usarFusoDoMunicipio('America/Manaus');
  expect(dizerQuando(instante)).toBe('03/01 às 22:30');
  usarFusoDoMunicipio('America/Noronha');
  expect(dizerQuando(instante)).toBe('04/01 às 00:30');
});
