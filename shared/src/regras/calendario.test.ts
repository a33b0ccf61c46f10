import fc from 'fast-check';
import {
  DIAS_DO_CARDAPIO,
  diaDaSemana,
  diasDaSemana,
  diasDoPeriodo,
  diasEntre,
  motivoPassado,
  numeroDaSemana,
  somarDias,
} from './calendario.js';
import { domingoDePascoa, feriadosNacionais } from './cadastros/feriados.js';

describe('days', () => {
  it('crosses months, years and leap days', () => {
    expect(somarDias('2024-02-28', 1)).toBe('2024-02-29');
    expect(somarDias('2026-12-31', 1)).toBe('2027-01-01');
    expect(somarDias('2026-03-01', -1)).toBe('2026-02-28');
    expect(diasEntre('2026-01-01', '2026-12-31')).toBe(364);
    expect(diasDoPeriodo('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(diasDoPeriodo('2026-03-01', '2026-02-27')).toEqual([]);
  });

  it('counts the same there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60_000, max: 60_000 }), (n) =>
        expect(diasEntre('2026-01-01', somarDias('2026-01-01', n))).toBe(n),
      ),
    );
  });

  it('knows the weekday', () => {
    // 21 November 2026 is a Saturday; 1 January 1960 was a Friday.
    expect(numeroDaSemana('2026-11-21')).toBe(6);
    expect(diaDaSemana('1960-01-01')).toBe('SEXTA');
    expect(diaDaSemana('2026-11-21')).toBeNull();
    expect(DIAS_DO_CARDAPIO).toEqual({ SEGUNDA: 1, TERCA: 2, QUARTA: 3, QUINTA: 4, SEXTA: 5 });
  });

  it('lists the school days of a week', () => {
    expect(diasDaSemana('2026-11-25').map(({ dia, data }) => `${dia} ${data}`)).toEqual([
      'SEGUNDA 2026-11-23',
      'TERCA 2026-11-24',
      'QUARTA 2026-11-25',
      'QUINTA 2026-11-26',
      'SEXTA 2026-11-27',
    ]);
    expect(diasDaSemana('2026-11-28')[0]?.data).toBe('2026-11-23');
  });
});

describe('holidays', () => {
  // Published dates of Easter, including early and late ones.
  it.each([
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %d is %s', (ano, data) => expect(domingoDePascoa(ano)).toBe(data));

  it('Easter equals the rule of Gauss with its two exceptions, from 1583 to 2999', () => {
    for (let ano = 1583; ano < 3000; ano += 1) {
      const seculo = Math.floor(ano / 100);
      const bissextos = Math.floor(seculo / 4);
      const lua = (15 - Math.floor((13 + 8 * seculo) / 25) + seculo - bissextos) % 30;
      const d = (19 * (ano % 19) + lua) % 30;
      const e = (2 * (ano % 4) + 4 * (ano % 7) + 6 * d + ((4 + seculo - bissextos) % 7)) % 7;
      const cedo = e === 6 && (d === 29 || (d === 28 && (11 * lua + 11) % 30 < 19));
      expect(domingoDePascoa(ano)).toBe(somarDias(`${ano}-03-22`, d + e - (cedo ? 7 : 0)));
    }
  });

  it('lists those of 2027 in order', () => {
    expect(feriadosNacionais(2027).map(({ data, nome }) => `${data} ${nome}`)).toEqual([
      '2027-01-01 Confraternização Universal',
      '2027-02-08 Carnaval (ponto facultativo)',
      '2027-02-09 Carnaval (ponto facultativo)',
      '2027-03-26 Paixão de Cristo',
      '2027-04-21 Tiradentes',
      '2027-05-01 Dia do Trabalho',
      '2027-05-27 Corpus Christi (ponto facultativo)',
      '2027-09-07 Independência do Brasil',
      '2027-10-12 Nossa Senhora Aparecida',
      '2027-11-02 Finados',
      '2027-11-15 Proclamação da República',
      '2027-11-20 Dia Nacional de Zumbi e da Consciência Negra',
      '2027-12-25 Natal',
    ]);
  });
});

describe('a menu for a day long past', () => {
  const dia = (data: string) => ({ de: data, ate: data });

  it('needs no question up to seven days, and a question from the eighth on', () => {
    expect(motivoPassado(dia('2026-11-24'), '2026-11-23')).toBeNull();
    expect(motivoPassado(dia('2026-11-16'), '2026-11-23')).toBeNull();
    expect(motivoPassado(dia('2026-11-15'), '2026-11-23')).toBe('O dia 15/11/2026 já passou há 8 dias.');
    expect(motivoPassado(dia('2025-11-23'), '2026-11-23')).toBe('O dia 23/11/2025 já passou há 365 dias.');
  });

  it('counts from the last day of a week', () => {
    expect(motivoPassado({ de: '2026-11-16', ate: '2026-11-20' }, '2026-11-27')).toBeNull();
    expect(motivoPassado({ de: '2026-11-16', ate: '2026-11-20' }, '2026-11-28')).toBe(
      'A semana de 16/11/2026 a 20/11/2026 já passou há 8 dias.',
    );
  });
});
