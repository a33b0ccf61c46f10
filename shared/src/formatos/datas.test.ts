import fc from 'fast-check';
import {
  dataComparavel,
  dataIsoValida,
  dataNoFuso,
  formatarData,
  formatarDataDDMMYYYY,
  formatarDataHora,
  formatarQuando,
  lerData,
  lerDataDDMMYYYY,
  lerDataDigitada,
  recusaDaData,
} from './datas.js';

const dia = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));

it('writes and reads every day back', () => {
  fc.assert(
    fc.property(dia, (iso) => {
      expect(lerData(formatarData(iso))).toBe(iso);
      expect(lerData(iso)).toBe(iso);
      expect(lerDataDDMMYYYY(formatarDataDDMMYYYY(iso))).toBe(iso);
    }),
  );
});

it.each([
  ['05/12/2026', '2026-12-05'],
  ['05/12/2026 07:30', '2026-12-05 07:30'],
  ['2026-12-05', '2026-12-05'],
  ['', ''],
])('%j is compared as %j', (data, comparavel) => {
  expect(dataComparavel(data)).toBe(comparavel);
});

it('orders days as the calendar does', () => {
  fc.assert(
    fc.property(dia, dia, (a, b) => {
      expect(dataComparavel(formatarData(a)) < dataComparavel(formatarData(b))).toBe(a < b);
    }),
  );
});

it('agrees with the calendar on which days exist', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1900, max: 2199 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
      (ano, mes, d) => {
        const iso = `${ano}-${String(mes).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
        const lida = new Date(Date.UTC(ano, mes - 1, d));
        expect(dataIsoValida(iso)).toBe(lida.toISOString().slice(0, 10) === iso);
      },
    ),
  );
});

it("formats an instant on the municipality's clock", () => {
  // 02:30 UTC of 1 January is still 23:30 of the day before in São Paulo (UTC-3), and 22:30 in Manaus (UTC-4).
  const instante = new Date('2027-01-01T02:30:00Z');
  expect(formatarDataHora(instante, 'America/Sao_Paulo')).toBe('31/12/2026 23:30');
  expect(dataNoFuso(instante, 'America/Manaus')).toBe('2026-12-31');
  expect(formatarDataHora(new Date('2027-01-01T03:00:00Z'), 'America/Sao_Paulo')).toBe('01/01/2027 00:00');
});

it('creates the formatter of a zone only once', () => {
  const feitos = jest.spyOn(Intl, 'DateTimeFormat');
  const instantes = Array.from({ length: 100 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i, 12)));
  expect(instantes.map((instante) => dataNoFuso(instante, 'America/Noronha'))).toEqual(
    instantes.map((instante) => instante.toISOString().slice(0, 10)),
  );
  expect(feitos).toHaveBeenCalledTimes(1);
  feitos.mockRestore();
});

test.each([
  ['05/03/2026', '05/03/2026'],
  ['5/3/2026', '05/03/2026'],
  ['05032026', '05/03/2026'],
  ['2026-03-05', '05/03/2026'],
  [' 5/3/2026 ', '05/03/2026'],
  // The day is that of the text: no time zone shifts it.
  ['05/03/2026 23:59', '05/03/2026'],
  ['5/3/2026 0:00:00', '05/03/2026'],
  ['2026-03-05 00:00:00', '05/03/2026'],
  ['2026-03-05T23:59:59.999Z', '05/03/2026'],
  ['2026-03-05T00:30:00-03:00', '05/03/2026'],
  ['5/3/26', null],
  ['05.03.2026', null],
  ['05-03-2026', null],
  ['2026-3-5', null],
  ['05/03/2026 às 10', null],
  ['0503202', null],
  ['31/02/2026', null],
  ['', null],
])('the typed day %j is %j', (texto, data) => expect(lerDataDigitada(texto)).toBe(data));

test.each([
  ['5/3/26', 'Escreva o ano com quatro algarismos: DD/MM/AAAA.'],
  ['05.03.26', 'Escreva o ano com quatro algarismos: DD/MM/AAAA.'],
  ['05.03.2026', 'Separe o dia, o mês e o ano com barras: DD/MM/AAAA.'],
  ['5-3-2026', 'Separe o dia, o mês e o ano com barras: DD/MM/AAAA.'],
  ['31/02/2026', 'Data inválida. Use DD/MM/AAAA.'],
  ['amanhã', 'Data inválida. Use DD/MM/AAAA.'],
])('the refusal of %j is %j', (texto, frase) => expect(recusaDaData(texto)).toBe(frase));

it.each([
  ['24/11/2026 10:42', 'às 10:42'],
  ['23/11/2026 16:10', 'ontem às 16:10'],
  ['22/11/2026 09:00', 'em 22/11/2026 às 09:00'],
])('on 24/11/2026, %s is written as “%s”', (dataHora, dito) => {
  expect(formatarQuando(dataHora, '2026-11-24')).toBe(dito);
});

it('says yesterday also on the first of a month', () => {
  expect(formatarQuando('28/02/2027 08:00', '2027-03-01')).toBe('ontem às 08:00');
});
