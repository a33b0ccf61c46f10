import fc from 'fast-check';
import type { Dicionario } from './dicionario.js';
import type { Esquema } from './documento.js';

const RECENTE = { min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true };
const dia = fc.date(RECENTE).map((data) => data.toISOString().slice(0, 10));

/** Formats that JSON Schema does not describe: the contracts check digits and dates with their own code. */
const POR_NOME: [RegExp, fc.Arbitrary<unknown>][] = [
  [
    /^(de|ate|para|dia|data|validade|vigencia)$|^data|^validade/i,
    fc.oneof(
      dia,
      dia.map((d) => d.split('-').reverse().join('/')),
      dia.map((d) => d.split('-').reverse().join('')),
    ),
  ],
  [/cpf$/i, fc.constantFrom('52998224725', '111.444.777-35', '12345678909')],
  [/cnpj$/i, fc.constantFrom('11222333000181', '12.ABC.345/01DE-35')],
  [/email$/i, fc.nat(9_999).map((n) => `pessoa${n}@exemplo.test`)],
  [/^cep$/i, fc.constantFrom('13560000', '01001-000')],
  [/telefone$/i, fc.constant('1633334444')],
  [/celular$/i, fc.constant('16999998888')],
  [/^hora/i, fc.constantFrom('07:30', '12:00', '23:59')],
  [/senha$/i, fc.constant('merenda com café')],
  [
    /^imagem$/i,
    fc.constant(
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ),
  ],
];

/** Tricky texts, all valid JSON. */
export const TEXTOS_RUINS = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\u0001\u0008\u001b[31m',
    '\ud800',
    '\udfff\ud800',
    '\u202Eexe.txt',
    '\u2066x',
    '\ufeff',
    '\u200b',
    '\u0085\u2028\u2029',
    '‮ABC',
    'é'.normalize('NFD').repeat(80),
    'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
    '👩‍👩‍👧‍👦',
    'ß'.repeat(150),
    'İ'.repeat(150),
    'ﷺ'.repeat(60),
    "'; drop table usuarios; --",
    '%_\\',
    '${7*7}{{7*7}}<%= 7*7 %>',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e309',
    '0x10',
    '１２３',
    '99999999999999999999',
    '-1',
    '1.5',
    '31/02/2026',
    '29/02/2100',
    '0000-00-00',
    '9999-12-31',
    '-000001-01-01',
    '+275760-09-13',
    '00:60',
    '24:00',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml;base64,PHN2Zy8+',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .tuple(fc.constantFrom('a', ' ', '\n', 'ﬃ', '9', '('), fc.constantFrom(151, 501, 1_001, 10_001, 100_000))
    .map(([letra, vezes]) => letra.repeat(vezes)),
);

/** Numbers at and beyond every limit. */
const NUMEROS_RUINS = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    1.5,
    1e-7,
    5e-324,
    0.1 + 0.2,
    0.001,
    0.0005,
    2 ** 31 - 1,
    2 ** 31,
    2 ** 53 - 1,
    2 ** 53,
    1e15,
    1e21,
    1e308,
    -(2 ** 63),
    9_999_999.999,
    10_000_000,
    999_999_999.99,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.maxSafeInteger(),
);

/** How much more often a known value is chosen than a random one. */
const PREFERIDOS = 4;

const profundo = (niveis: number): unknown => {
  let valor: unknown = 1;
  for (let nivel = 0; nivel < niveis; nivel++) valor = nivel % 2 ? [valor] : { a: valor };
  return valor;
};

/** An object with own keys with the name of an inherited object property. */
const prototipo = fc
  .constantFrom('__proto__', 'constructor', 'prototype', 'hasOwnProperty')
  .map((chave) => comChave({}, chave, { poluido: true }));

/** Any unexpected JSON value. */
export const RUINS: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: TEXTOS_RUINS },
  { weight: 4, arbitrary: NUMEROS_RUINS },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      null,
      true,
      false,
      [],
      {},
      [[]],
      [null],
      [{}],
      { id: null },
      { id: '1' },
      { id: 1.5 },
      { length: 1 },
    ),
  },
  { weight: 1, arbitrary: prototipo },
  { weight: 1, arbitrary: fc.constantFrom(50, 500).map(profundo) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(501, 5_000).map((n) => Array.from({ length: n }, (_vazio, i) => ({ id: i }))),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Sets a key of the object itself, with any name: an assignment to `__proto__` would set the prototype. */
export function comChave<T extends object>(alvo: T, chave: string, valor: unknown): T {
  return Object.defineProperty(alvo, chave, { value: valor, enumerable: true, configurable: true, writable: true });
}

/**
 * Values that the schema usually accepts; names help when it has no format. `dono` is the name of the object that
 * contains it.
 */
export function valorDe(esquema: Esquema, nome: string, dicionario: Dicionario, dono = ''): fc.Arbitrary<unknown> {
  const alternativas = esquema.anyOf ?? esquema.oneOf;
  if (alternativas) return fc.oneof(...alternativas.map((parte) => valorDe(parte, nome, dicionario, dono)));
  if (esquema.const !== undefined) return fc.constant(esquema.const);
  if (esquema.enum) return fc.constantFrom(...esquema.enum);
  if (Array.isArray(esquema.type))
    return fc.oneof(...esquema.type.map((type) => valorDe({ ...esquema, type }, nome, dicionario, dono)));
  switch (esquema.type) {
    case 'object':
      return objetoDe(esquema, nome, dicionario);
    case 'array':
      return fc.array(valorDe(esquema.items ?? {}, nome, dicionario, dono), {
        minLength: Math.min(esquema.minItems ?? 0, 5),
        maxLength: Math.max(3, Math.min(esquema.minItems ?? 0, 5)),
      });
    case 'string':
      return textoDe(esquema, nome, dicionario.de(nome, dono).map(String));
    case 'integer':
    case 'number':
      return numeroDe(esquema, dicionario.de(nome, dono));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function objetoDe(
  { properties = {}, required = [] }: Esquema,
  dono: string,
  dicionario: Dicionario,
): fc.Arbitrary<unknown> {
  const partes = Object.fromEntries(
    Object.entries(properties).map(([nome, parte]) => {
      const valor = valorDe(parte, nome, dicionario, dono);
      return [nome, required.includes(nome) ? valor : fc.option(valor, { nil: undefined, freq: 3 })];
    }),
  );
  return fc.record(partes);
}

function textoDe(
  { pattern, minLength = 0, maxLength = 200 }: Esquema,
  nome: string,
  conhecidos: string[],
): fc.Arbitrary<unknown> {
  const [, porNome] = POR_NOME.find(([padrao]) => padrao.test(nome)) ?? [];
  const livre = fc.string({
    unit: 'grapheme-ascii',
    minLength: Math.max(minLength, 1),
    maxLength: Math.min(maxLength, 30),
  });
  const outro = porNome ?? (pattern === undefined ? livre : comPadrao(pattern));
  return conhecidos.length > 0
    ? fc.oneof({ weight: PREFERIDOS, arbitrary: fc.constantFrom(...conhecidos) }, { weight: 1, arbitrary: outro })
    : outro;
}

/** Ids of the demonstration are small; a number of an installation may be any. */
function numeroDe(
  { type, minimum, maximum = 1_000, exclusiveMinimum }: Esquema,
  conhecidos: unknown[],
): fc.Arbitrary<unknown> {
  const menor = Math.ceil(minimum ?? (exclusiveMinimum ?? -1) + 1);
  const inteiro = fc.integer({ min: menor, max: Math.max(menor, Math.min(maximum, 60)) });
  const outro =
    type === 'number'
      ? fc.oneof(
          inteiro,
          fc.integer({ min: 1, max: 9_999 }).map((n) => n / 100),
        )
      : inteiro;
  return conhecidos.length > 0
    ? fc.oneof({ weight: PREFERIDOS, arbitrary: fc.constantFrom(...conhecidos) }, { weight: 1, arbitrary: outro })
    : outro;
}

/** The generator does not support patterns with look-around: names and dictionary are used there. */
function comPadrao(padrao: string): fc.Arbitrary<unknown> {
  return /\(\?[=!<]/.test(padrao) ? fc.constant('x') : fc.stringMatching(new RegExp(padrao));
}
