import fc from 'fast-check';
import { formatarCpf } from './cpf.js';
import { MASCARAS } from './mascaras.js';

it.each([
  ['cpf', '52998224725', '529.982.247-25', '52998224725'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['telefone', '1133334444', '(11) 3333-4444', '1133334444'],
  ['telefone', '11988887777', '(11) 98888-7777', '11988887777'],
  ['celular', '11988887777', '(11) 98888-7777', '11988887777'],
  ['celularEspacado', '11988887777', '(11) 9 8888-7777', '11988887777'],
  ['cep', '01001000', '01001-000', '01001000'],
  ['cnh', '123.456.789-01', '12345678901', '12345678901'],
  ['crn', '031234', 'CRN-03/1234', 'CRN-03/1234'],
  ['crn', '0312345', 'CRN-03/12345', 'CRN-03/12345'],
  ['inscricaoEstadual', '123456789', '12.345.678-9', '123456789'],
  ['inep', '35000012', '35000012', '35000012'],
] as const)('%s: %s is shown as %s and sent as %s', (nome, digitado, mostrado, enviado) => {
  const { formatar, limpar, valido } = MASCARAS[nome];
  expect(formatar(digitado)).toBe(mostrado);
  expect(limpar(mostrado)).toBe(enviado);
  expect(valido(mostrado)).toBe(true);
  expect(valido(enviado)).toBe(true);
});

it('never ends in punctuation, which backspace could not remove', () => {
  expect([...Array(11).keys()].map((n) => formatarCpf('52998224725'.slice(0, n + 1)))).toEqual([
    '5',
    '52',
    '529',
    '529.9',
    '529.98',
    '529.982',
    '529.982.2',
    '529.982.24',
    '529.982.247',
    '529.982.247-2',
    '529.982.247-25',
  ]);
});

it.each([
  ['cep', '010010009', '01001-0009'],
  ['cpf', '529982247250', '529.982.247-250'],
  ['cnpj', '12ABC34501DE359', '12.ABC.345/01DE-359'],
  ['telefone', '+55 11 3333-4444', '(55) 11333-34444'],
  ['celular', '5511988887777', '(55) 11988-887777'],
  ['cnh', '123456789012', '123456789012'],
  ['crn', '03123456', 'CRN-03/123456'],
  ['inscricaoEstadual', '1234567890', '12.345.678-90'],
  ['inep', '350000123', '350000123'],
] as const)('%s: %s is not cut to fit, it is shown as %s and refused', (nome, digitado, mostrado) => {
  const { formatar, limpar, valido } = MASCARAS[nome];
  expect(formatar(digitado)).toBe(mostrado);
  expect(formatar(limpar(mostrado))).toBe(mostrado);
  expect(valido(mostrado)).toBe(false);
});

it.each(Object.entries(MASCARAS))('%s: formatting is idempotent for any text', (_nome, { formatar, limpar }) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), fc.string({ maxLength: 30 }), (lixo, texto) => {
      const mostrado = formatar(`${texto}${lixo}`);
      expect(formatar(mostrado)).toBe(mostrado);
      expect(formatar(limpar(mostrado))).toBe(mostrado);
    }),
  );
});

it.each([
  ['telefone', '0133334444'],
  ['telefone', '113333444'],
  ['celular', '11888877776'],
  ['celular', '1133334444'],
  ['cep', '0100100'],
  ['cep', '00000000'],
  ['cep', '00999-999'],
  ['cnh', '1234567890'],
  ['crn', 'CRN-3/1234'],
  ['crn', '031234'.slice(0, 5)],
  ['inscricaoEstadual', '12345678'],
  ['inep', '3500001'],
] as const)('%s: %s is refused', (nome, valor) => expect(MASCARAS[nome].valido(valor)).toBe(false));
