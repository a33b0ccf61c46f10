import { z } from 'zod';
import { TIPOS_ITEM } from '../vocabulario/cadastros/itens.js';
import {
  Ano,
  Cep,
  Cnpj,
  Cpf,
  DataDDMMYYYY,
  DataEntrada,
  Dinheiro,
  Email,
  Hora,
  Id,
  IdParam,
  inteiro,
  opcao,
  opcional,
  ouConvencao,
  Percentual,
  Quantidade,
  QuantidadePositiva,
  Ref,
  Telefone,
  texto,
  textoLongo,
  textoMaiusculo,
} from './primitivos.js';
import { OBRIGATORIO } from '../regras/frases.js';

const aceita = (schema: z.ZodType, entrada: unknown) => schema.parse(entrada);
const recusa = (schema: z.ZodType, entrada: unknown) => schema.safeParse(entrada).error?.issues[0]?.message;

describe('texts', () => {
  it('trims, collapses spaces and composes accents', () => {
    expect(aceita(texto(20), '  pão\t de \n sal ')).toBe('pão de sal');
  });

  it('counts the length after trimming', () => {
    expect(aceita(texto(3), '  abc  ')).toBe('abc');
    expect(recusa(texto(3), 'abcd')).toBe('Use no máximo 3 caracteres.');
  });

  it.each([undefined, null, '', '   '])('requires a text: %p', (vazio) => {
    expect(recusa(texto(3), vazio)).toBe(OBRIGATORIO);
  });

  it.each(['a\u0000b', 'a\u001Bb', 'a\uD800b', 'a\u202Eb'])('refuses characters that no user types: %j', (entrada) => {
    for (const schema of [texto(9), textoMaiusculo(9), textoLongo(9)])
      expect(recusa(schema, entrada)).toBe('Há caracteres que não podem ser usados.');
  });

  it('upper-cases accents too', () => {
    expect(aceita(textoMaiusculo(20), 'pão francês')).toBe('PÃO FRANCÊS');
  });

  it('keeps the line breaks of a long text, from any system', () => {
    expect(aceita(textoLongo(50), ' lave \r\ncorte  fino\rsirva ')).toBe('lave \ncorte fino\nsirva');
  });
});

describe('codes', () => {
  const forma = ouConvencao(opcao(['CRU', 'COZIDO']));

  it('takes the code, or the entry of the list that has it', () => {
    expect(aceita(forma, 'CRU')).toBe('CRU');
    expect(aceita(forma, { nome: 'CRU', descricao: 'Cru' })).toBe('CRU');
  });

  it.each([{ nome: 'FRITO' }, { descricao: 'Cru' }, {}, 7])('refuses %j', (entrada) => {
    expect(recusa(forma, entrada)).toBe('Escolha uma das opções da lista.');
  });

  it('reads a year that is sent as text, and refuses a text that is no year', () => {
    expect([aceita(Ano, 2026), aceita(Ano, '2026')]).toEqual([2026, 2026]);
    for (const entrada of ['26', '20266', 'abcd', 26]) expect(recusa(Ano, entrada)).toBeDefined();
  });
});

describe('dates', () => {
  it.each([
    ['31/12/2026', '2026-12-31'],
    ['2026-12-31', '2026-12-31'],
    [' 29/02/2024 ', '2024-02-29'],
  ])('%s is %s', (entrada, data) => expect(aceita(DataEntrada, entrada)).toBe(data));

  it.each([
    '31/02/2026',
    '29/02/2026',
    '29/02/2100',
    '2026-13-01',
    '2026-00-10',
    '1/2/2026',
    '31122026',
    '01/01/0206',
    '2026-12-31T00:00:00Z',
  ])('%s is no day', (entrada) => expect(recusa(DataEntrada, entrada)).toBe('Data inválida. Use DD/MM/AAAA.'));

  it('reads DDMMYYYY only in the paths that use this form', () => {
    expect(aceita(DataDDMMYYYY, '29022024')).toBe('2024-02-29');
    expect(recusa(DataDDMMYYYY, '29022023')).toBe('Data inválida. Use DDMMAAAA.');
    expect(recusa(DataDDMMYYYY, '29/02/2024')).toBe('Data inválida. Use DDMMAAAA.');
  });

  it.each(['24:00', '7:00', '12:60', 'meio-dia'])('%s is no hour', (entrada) =>
    expect(recusa(Hora, entrada)).toBe('Hora inválida. Use HH:MM.'),
  );
});

describe('numbers', () => {
  it.each([0, 0.001, 1.005, 1234567.891, 9_999_999.999])('takes the quantity %p', (n) =>
    expect(aceita(Quantidade, n)).toBe(n),
  );

  it('refuses values that are not a quantity', () => {
    expect(recusa(Quantidade, 0.0005)).toBe('Use no máximo 3 casas decimais.');
    expect(recusa(Quantidade, 0.1 + 0.2)).toBe('Use no máximo 3 casas decimais.');
    expect(recusa(Quantidade, -0.001)).toBe('A quantidade não pode ser negativa.');
    expect(recusa(Quantidade, 10_000_000)).toBe('Informe no máximo 9.999.999,999.');
    expect(recusa(Quantidade, '3')).toBe('Informe um número.');
    expect(recusa(Quantidade, Number.NaN)).toBe('Informe um número.');
    expect(recusa(Quantidade, Number.POSITIVE_INFINITY)).toBe('Informe um número.');
    expect(recusa(Quantidade, undefined)).toBe(OBRIGATORIO);
    expect(recusa(QuantidadePositiva, 0)).toBe('A quantidade deve ser maior que zero.');
  });

  it.each([
    '1.500',
    '1,5',
    '1500',
    '',
    ' ',
    true,
    [1],
    { digitado: '12.5', erro: 'Use vírgula para os decimais: 12,5' },
    Number.NaN,
  ])('does not read %j as a number', (entrada) => {
    for (const schema of [Quantidade, Dinheiro, Percentual]) expect(recusa(schema, entrada)).toBe('Informe um número.');
    expect(recusa(inteiro(1, 100, 'Mínimo 1.'), entrada)).toBe('Informe um número inteiro.');
  });

  it('takes no decimals in a whole number', () =>
    expect(recusa(inteiro(1, 100, 'Mínimo 1.'), 12.5)).toBe('Informe um número inteiro.'));

  it('limits money to cents and percents to 100', () => {
    expect(aceita(Dinheiro, 19.99)).toBe(19.99);
    expect(recusa(Dinheiro, 19.999)).toBe('Use no máximo 2 casas decimais.');
    expect(aceita(Percentual, 100)).toBe(100);
    expect(recusa(Percentual, 100.01)).toBe('Informe no máximo 100.');
  });

  it('accepts only ids that the database can have', () => {
    expect(aceita(IdParam, '12')).toBe(12);
    for (const entrada of ['0', '-1', '1e3', '0x10', '1.5', '', ' 1', '2147483648', '99999999999'])
      expect(recusa(IdParam, entrada)).toBeDefined();
    for (const entrada of [0, 1.5, '1', 2_147_483_648]) expect(recusa(Id, entrada)).toBeDefined();
  });
});

describe('references and choices', () => {
  it('keeps only the id of a reference', () => {
    expect(aceita(Ref, { id: 3, nome: 'ARROZ' })).toEqual({ id: 3 });
    expect(recusa(Ref, null)).toBe(OBRIGATORIO);
    expect(aceita(Ref, 3)).toEqual({ id: 3 });
    expect(recusa(Ref, '3')).toBe('Escolha um registro da lista.');
  });

  it('refuses a code that is not in the list', () => {
    expect(recusa(opcao(TIPOS_ITEM), 'BEBIDA')).toBe('Escolha uma das opções da lista.');
    expect(recusa(opcao(TIPOS_ITEM), '')).toBe(OBRIGATORIO);
  });

  it('lets an optional field be blank, and still checks a typed value', () => {
    for (const vazio of ['', null, undefined]) expect(recusa(opcional(Telefone), vazio)).toBeUndefined();
    expect(aceita(opcional(Telefone), '(11) 3333-4444')).toBe('1133334444');
    expect(recusa(opcional(Telefone), '333')).toBe('Telefone inválido. Informe o DDD e o número.');
    expect(recusa(opcional(Quantidade), -1)).toBe('A quantidade não pode ser negativa.');
  });
});

describe('documents', () => {
  it('sends digits only, letters of a CNPJ in upper case', () => {
    expect(aceita(Cpf, '529.982.247-25')).toBe('52998224725');
    expect(aceita(Cnpj, '12.abc.345/01de-35')).toBe('12ABC34501DE35');
    expect(aceita(Cep, '01001-000')).toBe('01001000');
    // As sheets have it; the field drops these marks while they are typed.
    expect(aceita(Cep, '01.001-000')).toBe('01001000');
    expect(aceita(Cep, '01001 000')).toBe('01001000');
    expect(aceita(Telefone, '(11) 9 8888-7777')).toBe('11988887777');
    expect(aceita(Email, ' Ana@Exemplo.com ')).toBe('ana@exemplo.com');
  });

  it.each([
    [Cpf, '529.982.247-24', 'CPF inválido.'],
    [Cnpj, '12ABC34501DE34', 'CNPJ inválido.'],
    [Cep, '0100100', 'CEP inválido. Use 99999-999.'],
    [Cep, '01001x000', 'CEP inválido. Use 99999-999.'],
    [Cep, '010.01000', 'CEP inválido. Use 99999-999.'],
    [Telefone, '0133334444', 'Telefone inválido. Informe o DDD e o número.'],
    [Email, 'ana@', 'E-mail inválido.'],
  ])('refuses a wrong one', (schema, entrada, mensagem) => expect(recusa(schema, entrada)).toBe(mensagem));
});

it('uses the same schemas for responses: stored values survive encoding and have a JSON schema', () => {
  const Ficha = z.object({
    nome: textoMaiusculo(9),
    cpf: Cpf,
    cnpj: opcional(Cnpj),
    email: Email,
    quantidade: Quantidade,
    modo: textoLongo(9),
  });
  const ficha = { nome: 'PÃO', cpf: '52998224725', cnpj: null, email: 'a@b.com', quantidade: 1.5, modo: 'a\nb' };
  expect(z.encode(Ficha, ficha)).toEqual(ficha);
  expect(() => z.toJSONSchema(Ficha, { io: 'output' })).not.toThrow();
});
