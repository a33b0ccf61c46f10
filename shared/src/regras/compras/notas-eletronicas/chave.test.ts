import { digitoDaChave, limparChave, serieDaChave, violacoesDaChave, violacoesDaIdentificacao } from './chave.js';

/** `nfe-chaves.json` of the facts: keys with the weighted sum of their first 43 characters, and its remainder. */
const VALIDAS = [
  ['numeric CNPJ', '28261111222333000181550010000043211407182630'],
  ['alphanumeric CNPJ', '28261112ABC34501DE35550010000000771902104675'],
  ['a grower with CPF', '28261100052998224725559200000000151314159260'],
  ['remainder 0 is digit 0', '28261111222333000181550010000000041500000010'],
  ['remainder 1 is digit 0', '28261111222333000181550010000000081500000010'],
  ['remainder 2 is digit 9', '28261111222333000181550010000043211407182649'],
  ['remainder 10 is digit 1', '28261111222333000181550010000043211407182681'],
  ['a published example', '23140502179938000146550010000658711000658716'],
] as const;

test.each(VALIDAS)('a key with %s is right', (_caso, chave) => {
  expect(violacoesDaChave(chave)).toEqual([]);
});

test('the series is read from the key, without its zeros', () => {
  expect([VALIDAS[0][1], VALIDAS[2][1]].map(serieDaChave)).toEqual(['1', '920']);
});

test('the digit is 11 less the remainder: 853 leaves 6, so it is 5', () => {
  expect(digitoDaChave('28261112ABC34501DE3555001000000077190210467')).toBe('5');
});

test.each([
  ['a wrong digit', '28261111222333000181550010000043211407182631', /dígito/],
  ['the digit of another model', '28261111222333000181650010000043211407182630', /dígito/],
  ['43 characters', '2826111122233300018155001000004321140718263', /44 caracteres/],
  ['a letter outside the CNPJ', '2826111122233300018155001000004321140718263A', /44 caracteres/],
  ['small letters', '28261112abc34501de35550010000000771902104675', /44 caracteres/],
])('%s is refused', (_caso, chave, frase) => {
  expect(violacoesDaChave(chave)).toEqual([{ campo: 'chave', mensagem: expect.stringMatching(frase) }]);
});

test('small letters and spaces are put right before', () => {
  expect(limparChave('2826 1112 abc34501de35550010000000771902104675')).toBe(VALIDAS[1][1]);
});

const NOTA = {
  uf: '28',
  anoEMes: '2611',
  documento: '11222333000181',
  modelo: '55',
  serie: '1',
  numero: '4321',
  tipoDeEmissao: '1',
  codigo: '40718263',
  digito: '0',
};
const frasesDe = (mudanca: object, chave: string = VALIDAS[0][1]) =>
  violacoesDaIdentificacao(chave, { ...NOTA, ...mudanca }).map(({ mensagem }) => mensagem);

test('each part of the key is what the invoice says', () => {
  expect(frasesDe({})).toEqual([]);
  expect(frasesDe({ serie: '2' })).toEqual(['A chave não é desta nota: a série da chave é 001, e da nota é 002.']);
  for (const [parte, outra] of Object.entries({
    uf: '35',
    anoEMes: '2610',
    documento: '52998224725',
    modelo: '65',
    numero: '4322',
    tipoDeEmissao: '2',
    codigo: '1',
    digito: '1',
  }))
    expect(frasesDe({ [parte]: outra })).toHaveLength(1);
});

test('a CPF has zeros on its left in the key', () => {
  const grower = { documento: '52998224725', serie: '920', numero: '15', tipoDeEmissao: '1', codigo: '31415926' };
  expect(frasesDe(grower, VALIDAS[2][1])).toEqual([]);
});

test('the key of an invoice that a tax office issues has the document of the office', () => {
  // The same key with series 890; only the document is not compared.
  const chave = '28261111222333000181558900000043211407182630';
  expect(frasesDe({ serie: '890', documento: '52998224725' }, chave)).toEqual([]);
  expect(frasesDe({ serie: '889', documento: '52998224725' }, chave)).toHaveLength(2);
});
