import fc from 'fast-check';
import { cnpjValido, formatarCnpj, limparCnpj } from './cnpj.js';
import { cpfValido, formatarCpf } from './cpf.js';
import vetores from './vetores/cpf-cnpj.json';

describe('CPF', () => {
  it.each(vetores.cpf.valid)('%s is valid, with or without its mask', (cpf) => {
    expect(cpfValido(cpf)).toBe(true);
    expect(cpfValido(formatarCpf(cpf))).toBe(true);
  });

  it.each(vetores.cpf.invalid)('%s is invalid', (cpf) => expect(cpfValido(cpf)).toBe(false));

  it('has only one valid pair of check digits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...vetores.cpf.valid),
        fc.constantFrom(9, 10),
        fc.integer({ min: 1, max: 9 }),
        (cpf, posicao, soma) => {
          const outro = [...cpf]
            .map((algarismo, i) => (i === posicao ? String((Number(algarismo) + soma) % 10) : algarismo))
            .join('');
          expect(cpfValido(outro)).toBe(false);
        },
      ),
    );
  });
});

describe('CNPJ', () => {
  it.each(vetores.cnpj.valid)('%s is valid, with or without its mask', (cnpj) => {
    expect(cnpjValido(cnpj)).toBe(true);
    expect(cnpjValido(formatarCnpj(cnpj))).toBe(true);
  });

  it.each(vetores.cnpj.validIfUppercased)('%s is valid and is upper-cased', (cnpj) => {
    expect(cnpjValido(cnpj)).toBe(true);
    expect(limparCnpj(cnpj)).toBe(cnpj.toUpperCase());
  });

  it.each([...vetores.cnpj.invalid, '', '12ABC34501DEA5', '12.ABC.345/01DÉ-35', '12ABC3450!1DE35'])(
    '%s is invalid',
    (cnpj) => expect(cnpjValido(cnpj)).toBe(false),
  );
});
