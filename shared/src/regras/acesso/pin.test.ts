import { violacoesDoPin, violacoesDoPinNovo, violacoesDoPinRepetido } from './pin.js';

const frases = (pin: string) => violacoesDoPinNovo(pin).map(({ campo, mensagem }) => `${campo}: ${mensagem}`);
const FACIL = [
  'pin: Este PIN é fácil de adivinhar. Evite números iguais, em sequência ou que se repetem, como 121212 e 123123.',
];

test.each(['', '12345', '1234567', '12 456', 'abcdef', '１２３４５６'])('%p is not six digits', (pin) => {
  expect(frases(pin)).toEqual(['pin: Digite 6 números.']);
  expect(violacoesDoPin(pin)).toHaveLength(1);
});

test.each([
  '000000',
  '777777',
  '123456',
  '567890',
  '789012',
  '654321',
  '210987',
  '121212',
  '909090',
  '123123',
  '005005',
])('%s is easy to guess', (pin) => {
  expect(frases(pin)).toEqual(FACIL);
  // One that was set before is still compared.
  expect(violacoesDoPin(pin)).toEqual([]);
});

test.each(['123457', '112233', '482913', '135790', '246802', '121213', '123124', '123321'])('%s is accepted', (pin) =>
  expect(frases(pin)).toEqual([]),
);

test.each([
  ['482913', '482913', []],
  ['482913', '482914', ['confirmacao: Este PIN é diferente do primeiro.']],
  [undefined, '482913', ['confirmacao: Este PIN é diferente do primeiro.']],
  // The field itself says that it is empty.
  ['482913', '', []],
  ['482913', undefined, []],
])('%s is repeated as %s: %j', (pin, confirmacao, recusas) => {
  expect(violacoesDoPinRepetido({ pin, confirmacao }).map(({ campo, mensagem }) => `${campo}: ${mensagem}`)).toEqual(
    recusas,
  );
});
