import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ordem, porNome } from './ordem.js';

describe('Brazilian order', () => {
  test.each([
    ['accents count only between names that are otherwise equal', ['ACAI', 'AÇAÍ', 'ACAI 2', 'AÇAÍ 10', 'ACÉM']],
    ['small letters come before capital ones only in equal names', ['arroz', 'Arroz', 'ARROZ', 'arroz 5 KG', 'BATATA']],
    ['numbers count by value', ['ESCOLA 2', 'ESCOLA 007', 'ESCOLA 10', 'ESCOLA 10 A', 'ESCOLA A']],
    ['a space comes before a digit, a digit before a letter', ['SAL', 'SAL FINO', 'SAL1', 'SALA']],
    ['a number ends where the digits end', ['N1', 'N1 2', 'N1A', 'N12', 'N12A']],
  ])('%s', (_regra, nomes) => {
    expect([...nomes].reverse().sort(ordem.compare)).toEqual(nomes);
  });

  test('equal names are in the order of their ids', () => {
    expect(porNome({ nome: 'ESCOLA 7', id: 1 }, { nome: 'ESCOLA 007', id: 2 })).toBeLessThan(0);
  });

  test('it is the order of the Brazilian collation for any two names', () => {
    const colacao = new Intl.Collator('pt-BR', { numeric: true });
    // Few characters, so that many names begin alike.
    const nome = fc
      .array(fc.constantFrom(...'aAbBzZáÁãçÇñº019 -.,/()', '\u0301'), { maxLength: 7 })
      .map((letras) => letras.join(''));
    fc.assert(
      fc.property(nome, nome, nome, (inicio, a, b) => {
        const [um, outro] = [inicio + a, inicio + b];
        expect([um, outro, Math.sign(ordem.compare(um, outro))]).toEqual([um, outro, colacao.compare(um, outro)]);
      }),
      { numRuns: 20_000 },
    );
  });
});
