import { somarDias } from '../calendario.js';
import { domingoDePascoa, feriadosNacionais } from './feriados.js';

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
