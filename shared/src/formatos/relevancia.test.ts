import fc from 'fast-check';
import { acharOuParecidos, compararRelevancia, porRelevancia, relevancia } from './relevancia.js';
import { palavrasDaBusca, paraBusca } from './textos.js';

const ALIMENTOS = ['COUVE MANTEIGA MAÇO', 'FARINHA MACIA', 'LIMÃO-MACIEIRA', 'MACARRÃO PARAFUSO', 'TOMACO'];

const achar = (busca: string, textos: readonly string[] = ALIMENTOS) => porRelevancia(textos, busca, paraBusca);

test('a name that begins with the typed text comes before one with such a word, and that before any other place', () => {
  expect(achar('mac')).toEqual([
    'MACARRÃO PARAFUSO',
    'COUVE MANTEIGA MAÇO',
    'FARINHA MACIA',
    'LIMÃO-MACIEIRA',
    'TOMACO',
  ]);
});

test.each([
  ['macarao', 'a missing letter'],
  ['macarrrao', 'an added letter'],
  ['macarrau', 'a wrong letter'],
  ['macrarao', 'two swapped letters'],
  ['nacarrao', 'a wrong first letter'],
  ['macarraoo', 'an added last letter'],
  ['mcarr', 'a missing letter of an unfinished word'],
])('%s finds MACARRÃO in spite of %s', (busca) => {
  expect(achar(busca)).toEqual(['MACARRÃO PARAFUSO']);
});

test.each(['macaraoo', 'mkkarrao', 'aco', 'l123'])(
  '%s has more than one error, is too short or is a code: it finds nothing',
  (busca) => {
    expect(achar(busca, ['MACARRÃO', 'L124', 'AÇAÍ'])).toEqual([]);
  },
);

test('words with a typing error are left out where the typed word itself is found', () => {
  expect(achar('pera', ['CERA', 'PÊRA', 'PERU'])).toEqual(['PÊRA']);
  expect(achar('pera', ['CERA', 'PERU'])).toEqual(['CERA', 'PERU']);
});

test.each([
  ['pera', ['CERA', 'PÊRA'], false],
  ['pera', ['CERA', 'PERU'], true],
  ['pera', ['UVA'], false],
])('a search for %s in %j says whether it found only words with a typing error: %s', (busca, textos, parecidos) => {
  expect(acharOuParecidos(textos, busca, paraBusca).parecidos).toBe(parecidos);
});

test('all typed words count, in any order, and the worst one decides', () => {
  const produtos = ['PÃO DE ARROZ 5 UN', 'ARROZ INTEGRAL 15 KG', 'ARROZ TIPO 1 5 KG', 'FEIJÃO 5 KG'];
  expect(achar('5 arroz', produtos)).toEqual(['PÃO DE ARROZ 5 UN', 'ARROZ TIPO 1 5 KG', 'ARROZ INTEGRAL 15 KG']);
});

test('each text of a record may begin with the typed word', () => {
  expect(relevancia('leite em po\nlaticinios', ['lati'])).toBe(relevancia('leite em po', ['leite']));
});

test('the comparison of two texts agrees with the order of the found ones', () => {
  expect([...ALIMENTOS].sort((um, outro) => compararRelevancia('mac', um, outro))).toEqual(achar('mac'));
});

test('an empty search leaves all in their order', () => {
  expect(achar('  ')).toEqual(ALIMENTOS);
});

test('every part of a text finds it, whatever its characters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.nat(30), fc.nat(10), (texto, inicio, tamanho) => {
      const dobrado = paraBusca(texto);
      const trecho = dobrado.slice(inicio, inicio + tamanho);
      expect(relevancia(dobrado, palavrasDaBusca(trecho))).not.toBeNull();
    }),
  );
});
