import { reconhecer } from './reconhecimento.js';

const linha = (fitid: string, valor: string, documento = '', data = '2026-11-18') => ({
  fitid,
  data,
  valor,
  documento,
});
const guardada = (id: number, ...dados: Parameters<typeof linha>) => ({ id, ...linha(...dados) });

test('a line of a CSV is the line of the OFX with its day, value and document, whatever zeros are before it', () => {
  const guardados = [guardada(1, 'a1', '-7.00', '000077'), guardada(2, 'a2', '-7.00', '78')];
  const lidos = [linha('CSV 1', '-7.00', '78'), linha('CSV 2', '-7.00', '77')];
  expect(reconhecer(lidos, guardados)).toEqual(
    new Map([
      ['CSV 1', 2],
      ['CSV 2', 1],
    ]),
  );
});

test('of equal amounts on one day, as many are new as the file has more', () => {
  const guardados = [guardada(1, 'a1', '-7.00'), guardada(2, 'a2', '-7.00')];
  const lidos = ['CSV 1', 'CSV 2', 'CSV 3'].map((fitid) => linha(fitid, '-7.00'));
  expect([...reconhecer(lidos, guardados).keys()]).toEqual(['CSV 1', 'CSV 2']);
});

test('a form that leaves the document out is recognised after those with the document', () => {
  const guardados = [guardada(1, 'CSV 1', '-7.00'), guardada(2, 'CSV 2', '-7.00', '78')];
  const lidos = [linha('a1', '-7.00', '77'), linha('a2', '-7.00', '78')];
  expect(reconhecer(lidos, guardados)).toEqual(
    new Map([
      ['a2', 2],
      ['a1', 1],
    ]),
  );
});

test.each([
  ['another document', linha('CSV 1', '-7.00', '79')],
  ['another value', linha('CSV 1', '-7.01', '78')],
  ['the opposite sign', linha('CSV 1', '7.00', '78')],
  ['another day', linha('CSV 1', '-7.00', '78', '2026-11-19')],
  ['the same form', linha('a2', '-7.00', '78')],
])('a line with %s is new', (_, lido) => {
  expect(reconhecer([lido], [guardada(1, 'a1', '-7.00', '78')])).toEqual(new Map());
});
