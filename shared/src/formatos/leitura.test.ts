import fc from 'fast-check';
import { ehIlegivel, erroDoDigitado, lerMoeda, lerQuantidade, numeroLido, type NumeroDigitado } from './leitura.js';
import { formatarMoeda, formatarQuantidade, semMilhares } from './numeros.js';

const VIRGULA = 'Use vírgula para os decimais: ';
const PONTOS = 'Use o ponto só para separar milhares e a vírgula para os decimais, como em 1.234,5.';
const SINAL = 'Não use sinal: o valor não pode ser negativo.';
const SO_NUMEROS = 'Digite só números, com vírgula para os decimais.';

it.each([
  ['1500', 1500],
  ['1.500', 1500],
  ['1.000.000', 1_000_000],
  ['1.500,00', 1500],
  ['1.234,567', 1234.567],
  ['12,5', 12.5],
  ['0,001', 0.001],
  [',5', 0.5],
  ['007', 7],
  ['0', 0],
  [' 12 ', 12],
  ['1 234,5', 1234.5],
  ['1\u00A0500', 1500],
  ['', null],
  ['  ', null],
])('%p is read as %p', (digitado, numero) => expect(lerQuantidade(digitado)).toBe(numero));

it.each([
  ['12.5', `${VIRGULA}12,5`],
  ['12.50', `${VIRGULA}12,50`],
  ['0.500', `${VIRGULA}0,500`],
  ['1500.000', `${VIRGULA}1500,000`],
  ['12.5555', `${VIRGULA}12,5555`],
  ['.5', `${VIRGULA}0,5`],
  ['12.', PONTOS],
  ['1.23,4', PONTOS],
  ['1,234.5', PONTOS],
  ['1.2.3', PONTOS],
  ['1..500', PONTOS],
  ['1,2,3', 'Use uma vírgula só, para os decimais.'],
  ['12,', 'Complete os decimais ou tire a vírgula: 12'],
  ['1.234,5678', 'Use no máximo 3 casas decimais.'],
  ['-5', SINAL],
  ['+5', SINAL],
  ['−5', SINAL],
  ['5-', SINAL],
  ['1e3', SO_NUMEROS],
  ['12kg', SO_NUMEROS],
  ['dez', SO_NUMEROS],
  ['R$ 5', SO_NUMEROS],
  ['٣', SO_NUMEROS],
  [',', SO_NUMEROS],
  ['-', SO_NUMEROS],
  ['1 5', 'Tire os espaços do meio do número.'],
  ['9'.repeat(16), 'O número é grande demais.'],
])('%p is kept and refused: %s', (digitado, erro) => expect(lerQuantidade(digitado)).toEqual({ digitado, erro }));

it.each([
  ['12', 12],
  ['1.500', 1500],
  ['12,5', 'Digite um número inteiro.'],
  ['12,0', 'Digite um número inteiro.'],
  ['12.5', 'Digite um número inteiro. O ponto só separa milhares, como em 1.500.'],
  ['50000', 50_000],
  ['-5', SINAL],
  ['10%', 'Digite só números.'],
  ['1e3', 'Digite só números.'],
])('as a whole number %p is %p', (digitado, lido) =>
  expect(lerQuantidade(digitado, 0)).toEqual(typeof lido === 'number' ? lido : { digitado, erro: lido }),
);

it.each([
  ['27', 27],
  ['1234,5', 1234.5],
  ['R$ 1.234,56', 1234.56],
  ['r$27', 27],
  ['R$\u00A01.234,50', 1234.5],
  ['R$', null],
  ['12.50', `${VIRGULA}12,50`],
  ['12,345', 'Use no máximo 2 casas decimais.'],
  ['1,234.50', PONTOS],
  ['0,05', 0.05],
  ['27 reais', SO_NUMEROS],
  ['R$ -5', SINAL],
])('as money %p is %p', (digitado, lido) =>
  expect(lerMoeda(digitado)).toEqual(typeof lido === 'string' ? { digitado, erro: lido } : lido),
);

it('reads back what it writes, grouped and as it is edited', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999_999), (milesimos) => {
      const escrito = formatarQuantidade(milesimos / 1000);
      expect(lerQuantidade(escrito)).toBe(milesimos / 1000);
      expect(lerQuantidade(semMilhares(escrito))).toBe(milesimos / 1000);
    }),
  );
  fc.assert(
    fc.property(fc.nat(99_999_999_999), (centavos) =>
      expect(lerMoeda(formatarMoeda(centavos / 100))).toBe(centavos / 100),
    ),
  );
});

/** Texts as people type them, and any other text. */
const texto = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,-+ eR$'), maxLength: 12 }),
);

it('is a number that is unchanged after writing and reading, or an error; only an empty text is neither', () => {
  fc.assert(
    fc.property(texto, fc.nat(4), (digitado, casas) => {
      const lido = lerQuantidade(digitado, casas);
      if (ehIlegivel(lido)) expect(lido).toEqual({ digitado, erro: expect.stringMatching(/^[A-Z].+/) as string });
      else if (lido === null) expect(digitado.trim()).toBe('');
      else expect(lerQuantidade(formatarQuantidade(lido, casas), casas)).toBe(lido);
    }),
    { numRuns: 2000 },
  );
});

it('never loses a digit: the result has the typed digits, except zeros at the ends', () => {
  const digitos = (de: string) => de.replace(/\D/g, '').replace(/^0+|0+$/g, '');
  fc.assert(
    fc.property(texto, (digitado) => {
      const numero = numeroLido(lerQuantidade(digitado));
      if (numero !== null) expect(digitos(formatarQuantidade(numero))).toBe(digitos(digitado));
    }),
    { numRuns: 2000 },
  );
});

it('returns no error for a text that is still being typed', () => {
  const violacoesDe = (numero: number | null) => (numero === null ? [{ mensagem: 'Informe.' }] : []);
  const meio: NumeroDigitado = { digitado: '1.5', erro: `${VIRGULA}1,5` };
  expect(erroDoDigitado({ ...meio, emCurso: true }, violacoesDe)).toBeNull();
  expect(erroDoDigitado(meio, violacoesDe)).toBe(`${VIRGULA}1,5`);
  expect(erroDoDigitado(null, violacoesDe)).toBe('Informe.');
  expect(erroDoDigitado(1, violacoesDe)).toBeNull();
});
