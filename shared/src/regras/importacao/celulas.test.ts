import fc from 'fast-check';
import type { SinalDecimal, TipoDeCelula } from '../../vocabulario/importacoes.js';
import { formatarQuantidade } from '../../formatos/numeros.js';
import type { LeituraDoCampo, ValorLido } from './campos.js';
import { escreverValor, lerCelula } from './celulas.js';

const TEXTO: LeituraDoCampo = { tipo: 'texto' };
const CPF: LeituraDoCampo = { tipo: 'codigo', digitos: [11] };
const NUMERO: LeituraDoCampo = { tipo: 'numero', casas: 3 };
const INTEIRO: LeituraDoCampo = { tipo: 'numero', casas: 0 };
const MOEDA: LeituraDoCampo = { tipo: 'numero', casas: 2, moeda: true };
const TEMPERATURA: LeituraDoCampo = { tipo: 'temperatura' };
const ANALISE: LeituraDoCampo = { tipo: 'analise' };
const DATA: LeituraDoCampo = { tipo: 'data' };
const LOGICO: LeituraDoCampo = { tipo: 'logico' };
const OPCAO: LeituraDoCampo = {
  tipo: 'opcao',
  opcoes: [
    { valor: 'KG', rotulo: 'Quilograma' },
    { valor: 'ML', rotulo: 'Mililitro' },
  ],
};
const REGISTRO: LeituraDoCampo = {
  tipo: 'opcao',
  opcoes: [
    { valor: 7, rotulo: 'ARROZ' },
    { valor: 8, rotulo: 'SABÃO' },
    { valor: 9, rotulo: 'SABAO' },
  ],
};

const VARIAS: LeituraDoCampo = { ...REGISTRO, tipo: 'opcoes' };

const ler = (leitura: LeituraDoCampo, texto: string, tipo: TipoDeCelula) => lerCelula({ leitura }, { texto, tipo });

it.each<[LeituraDoCampo, string, TipoDeCelula, unknown]>([
  [TEXTO, ' Arroz ', 't', 'Arroz'],
  [TEXTO, '120', 'n', '120'],
  [TEXTO, '   ', 't', null],
  [TEMPERATURA, '-12,5 °C', 't', -12.5],
  [TEMPERATURA, '-18', 'n', -18],
  [CPF, '012.345.678-90', 't', '012.345.678-90'],
  [CPF, '12345678909', 'n', '12345678909'],
  // A text cell has lost no zeros, and a code of any length has no full one.
  [CPF, '123', 't', '123'],
  [{ tipo: 'codigo' }, '4', 'n', '4'],
  [NUMERO, '1.5', 'n', 1.5],
  [NUMERO, '0.30000000000000004', 'n', 0.3],
  // A hundred times 4.35, as a spreadsheet stores it.
  [NUMERO, '434.99999999999994', 'n', 435],
  [NUMERO, '1,234', 't', 1.234],
  [NUMERO, '1.234,5', 't', 1234.5],
  [NUMERO, '1.234.567', 't', 1_234_567],
  [INTEIRO, '1.234', 't', 1234],
  [MOEDA, 'R$ 1.234,50', 't', 1234.5],
  [MOEDA, '12,5', 't', 12.5],
  [ANALISE, '123.53489249999999', 'n', 123.5349],
  [ANALISE, '0.04', 't', 0.04],
  [ANALISE, '123,534892499', 't', 123.5349],
  [ANALISE, '1.234,5', 't', 1234.5],
  [ANALISE, '358', 't', 358],
  [ANALISE, '', '-', null],
  [DATA, '2026-03-02', 'd', '2026-03-02'],
  [DATA, '02/03/2026', 't', '2026-03-02'],
  [DATA, '2/3/2026 00:00', 't', '2026-03-02'],
  [DATA, '2026-03-02T23:00:00.000Z', 'd', '2026-03-02'],
  [LOGICO, 'Não', 't', false],
  [LOGICO, 'X', 't', true],
  [LOGICO, ' SIM ', 't', true],
  [LOGICO, 'true', 'l', true],
  [LOGICO, '0', 'n', false],
  [OPCAO, 'QUILOGRAMA', 't', 'KG'],
  [OPCAO, 'ml', 't', 'ML'],
  [VARIAS, 'arroz', 't', [7]],
  [{ ...OPCAO, tipo: 'opcoes' }, 'mililitro; Quilograma ;ML;', 't', ['ML', 'KG']],
  [REGISTRO, 'arroz', 't', 7],
])('%j reads %p of kind %s as %p', (leitura, texto, tipo, valor) =>
  expect(ler(leitura, texto, tipo)).toEqual({ valor }),
);

it.each<[string, number | null, string]>([
  ['Tr', 0, '"Tr" é um traço: entra como 0.'],
  ['traço', 0, '"traço" é um traço: entra como 0.'],
  ['NA', null, '"NA" fica sem valor (não analisado).'],
  ['*', null, '"*" fica sem valor (não analisado).'],
  ['-', null, '"-" fica sem valor (não analisado).'],
  ['-0,03', 0, '"-0,03" arredonda para zero: entra como 0.'],
  ['−0,049', 0, '"−0,049" arredonda para zero: entra como 0.'],
  ['-0,05', null, '"-0,05" é negativo: fica sem valor (não analisado).'],
  ['-1.234', null, '"-1.234" é negativo: fica sem valor (não analisado).'],
  ['1.234', 1234, '"1.234" entra como 1234: o ponto separa milhares.'],
  ['muito', null, '"muito" fica sem valor (não analisado). Digite só números, com vírgula para os decimais.'],
])('a nutrient %p is %p, with a notice', (texto, valor, aviso) =>
  expect(ler(ANALISE, texto, 't')).toEqual({ valor, aviso }),
);

it.each<[string, TipoDeCelula, number | null, string]>([
  ['-0.03', 'n', 0, '"-0.03" arredonda para zero: entra como 0.'],
  ['-2', 'n', null, '"-2" é negativo: fica sem valor (não analisado).'],
  ['#N/D', 'e', null, 'A célula tem um erro da planilha (#N/D). O valor fica sem valor (não analisado).'],
])('a nutrient %p of kind %s is %p, with a notice', (texto, tipo, valor, aviso) =>
  expect(ler(ANALISE, texto, tipo)).toEqual({ valor, aviso }),
);

it("'1.234' is 1234 as in every field, with a notice unless the column is known to have commas", () => {
  const aviso = '"1.234" entra como 1234: o ponto separa milhares.';
  const lerColuna = (leitura: LeituraDoCampo, texto: string, decimal: SinalDecimal) =>
    lerCelula({ leitura }, { texto, tipo: 't', decimal });
  expect(ler(NUMERO, '1.234', 't')).toEqual({ valor: 1234, aviso });
  expect(lerColuna(NUMERO, '1.234', 'DUVIDA')).toEqual({ valor: 1234, aviso });
  expect(lerColuna(NUMERO, '1.234', 'VIRGULA')).toEqual({ valor: 1234 });
  expect(ler(MOEDA, 'R$ 1.234', 't')).toEqual({ valor: 1234, aviso });
});

it.each<[LeituraDoCampo, string, unknown]>([
  [NUMERO, '1.234', 1.234],
  [NUMERO, '124.13', 124.13],
  [NUMERO, '1,234.5', 1234.5],
  [NUMERO, '1,234', 1234],
  [INTEIRO, '1,234', 1234],
  [MOEDA, 'R$ 1,234.56', 1234.56],
  [TEMPERATURA, '-12.5 °C', -12.5],
  [ANALISE, '2.588', 2.588],
  [ANALISE, '1,234.56789', 1234.5679],
])('%j reads %p of a column with decimal points as %p', (leitura, texto, valor) =>
  expect(lerCelula({ leitura }, { texto, tipo: 't', decimal: 'PONTO' })).toEqual({ valor }),
);

it('a number of days is read as its day with a notice, also with a time and in a file that counts from 1904', () => {
  expect(ler(DATA, '46266', 'n')).toEqual({ valor: '2026-09-01', aviso: 'O número 46266 é o dia 01/09/2026.' });
  expect(ler(DATA, '46266.75', 'n')).toMatchObject({ valor: '2026-09-01' });
  expect(lerCelula({ leitura: DATA }, { texto: '44804', tipo: 'n', desde1904: true })).toEqual({
    valor: '2026-09-01',
    aviso: 'O número 44804 é o dia 01/09/2026.',
  });
});

it('reads each word and mark that people write for yes, no, a trace and no value', () => {
  const lidos = (leitura: LeituraDoCampo, celulas: string) =>
    celulas.split(' ').map((texto) => ler(leitura, texto, 't'));
  for (const lida of lidos(LOGICO, 'sim S x Verdadeiro TRUE 1')) expect(lida).toEqual({ valor: true });
  for (const lida of lidos(LOGICO, 'não nao N Falso FALSE 0')) expect(lida).toEqual({ valor: false });
  for (const lida of lidos(ANALISE, 'tr Traço traco traços')) expect(lida).toMatchObject({ valor: 0 });
  for (const lida of lidos(ANALISE, 'NA n/a ND * - -- ---')) expect(lida).toMatchObject({ valor: null });
});

const NAO_E_DATA = 'A célula não é uma data. Formate a coluna como data ou escreva DD/MM/AAAA.';
const COMO_TEXTO = 'Formate a coluna como texto e digite de novo.';

it.each<[LeituraDoCampo, string, TipoDeCelula, string]>([
  [TEXTO, '2026-03-02', 'd', `A planilha guardou a data 02/03/2026. ${COMO_TEXTO}`],
  [TEXTO, '2026-03-02T10:00:00.000Z', 'd', `A planilha guardou a data 02/03/2026. ${COMO_TEXTO}`],
  [TEXTO, 'true', 'l', `A célula não é um texto. ${COMO_TEXTO}`],
  [NUMERO, 'true', 'l', 'A célula não é um número.'],
  [
    NUMERO,
    '2026-05-01T10:00:00.000Z',
    'd',
    'A planilha guardou a data 01/05/2026 no lugar de um número. Formate a coluna como número e digite de novo.',
  ],
  [TEXTO, '1.5', 'n', `A planilha guardou um número. ${COMO_TEXTO}`],
  [TEXTO, '#REF!', 'e', 'A célula tem um erro da planilha (#REF!).'],
  [CPF, '1234567890', 'n', `A planilha guardou um número de 10 dígitos, talvez sem o zero da frente. ${COMO_TEXTO}`],
  [CPF, '1.1222333000181e+21', 'n', `A planilha guardou um número. ${COMO_TEXTO}`],
  [NUMERO, 'R$ 12,50', 't', 'Digite só números, com vírgula para os decimais.'],
  [NUMERO, '1.5', 't', 'Use vírgula para os decimais: 1,5'],
  [
    NUMERO,
    '2026-05-01',
    'd',
    'A planilha guardou a data 01/05/2026 no lugar de um número. Formate a coluna como número e digite de novo.',
  ],
  [NUMERO, 'dois', 't', 'Digite só números, com vírgula para os decimais.'],
  // A year, and a DDMMAAAA without its zero, are no numbers of days.
  [DATA, '2026', 'n', NAO_E_DATA],
  [DATA, '1092026', 'n', NAO_E_DATA],
  [DATA, '29220', 'n', NAO_E_DATA],
  [DATA, 'true', 'l', NAO_E_DATA],
  // A text is no number of days.
  [DATA, '46266', 't', 'Data inválida. Use DD/MM/AAAA.'],
  [DATA, '31/02/2026', 't', 'Data inválida. Use DD/MM/AAAA.'],
  [DATA, '5/3/26', 't', 'Escreva o ano com quatro algarismos: DD/MM/AAAA.'],
  [LOGICO, 'talvez', 't', 'Responda sim ou não.'],
  [TEMPERATURA, '-12,55 °C', 't', 'Use no máximo uma casa decimal.'],
  [OPCAO, 'Litro', 't', '"Litro" não está na lista. Use Quilograma ou Mililitro.'],
  [{ tipo: 'opcao', opcoes: [] }, 'Litro', 't', '"Litro" não está na lista.'],
  [REGISTRO, 'sabão', 't', 'Há mais de um registro chamado "sabão".'],
  [VARIAS, 'arroz; sabão', 't', 'Há mais de um registro chamado "sabão".'],
  [VARIAS, 'Arroz,Sabão', 't', '"Arroz,Sabão" não está na lista. Use ARROZ, SABÃO ou SABAO.'],
  [REGISTRO, '7', 't', '"7" não está na lista. Use ARROZ, SABÃO ou SABAO.'],
])('%j refuses %p of kind %s: %s', (leitura, texto, tipo, motivo) =>
  expect(ler(leitura, texto, tipo)).toEqual({ motivo }),
);

it('names up to eight options, and not more', () => {
  const opcoes = (quantas: number): LeituraDoCampo => ({
    tipo: 'opcao',
    opcoes: Array.from({ length: quantas }, (_, i) => ({ valor: i + 1, rotulo: String(i + 1) })),
  });
  expect(ler(opcoes(8), 'x', 't')).toEqual({ motivo: '"x" não está na lista. Use 1, 2, 3, 4, 5, 6, 7 ou 8.' });
  expect(ler(opcoes(9), 'x', 't')).toEqual({ motivo: '"x" não está na lista.' });
});

it('a number that is written as Brazilians write it, or stored as a number, is itself', () => {
  const quantidade = fc.integer({ min: 0, max: 9_999_999_999 }).map((milesimos) => milesimos / 1000);
  fc.assert(
    fc.property(quantidade, (numero) => {
      expect(ler(NUMERO, String(numero), 'n')).toEqual({ valor: numero });
      expect(ler(NUMERO, formatarQuantidade(numero), 't')).toMatchObject({ valor: numero });
    }),
  );
});

it('no cell makes the reading fail, and nothing but a blank cell is read as nothing', () => {
  const leituras = fc.constantFrom(TEXTO, CPF, NUMERO, INTEIRO, DATA, LOGICO, OPCAO, REGISTRO, VARIAS);
  fc.assert(
    fc.property(
      leituras,
      fc.string(),
      fc.constantFrom<TipoDeCelula>('t', 'n', 'd', 'l', 'e'),
      (leitura, texto, tipo) => {
        const lida = ler(leitura, texto, tipo);
        expect('valor' in lida && lida.valor === null).toBe(texto.trim() === '');
      },
    ),
  );
});

it.each<[LeituraDoCampo, ValorLido, string | null]>([
  [VARIAS, [9, 7], 'SABAO; ARROZ'],
  [VARIAS, [], null],
  [OPCAO, 'KG', 'Quilograma'],
  [REGISTRO, 7, 'ARROZ'],
  [DATA, '2026-03-02', '02/03/2026'],
  [LOGICO, false, 'Não'],
  [LOGICO, true, 'Sim'],
  [NUMERO, 1234.5, '1.234,5'],
  [TEXTO, '', null],
  [TEXTO, null, null],
])('%j writes %p as %p', (leitura, valor, escrito) => expect(escreverValor({ leitura }, valor)).toBe(escrito));

test('a CPF or a CNPJ finds its option with or without its points', () => {
  const leitura = {
    tipo: 'opcao' as const,
    opcoes: [
      { valor: 1, rotulo: '11.222.333/0001-81' },
      { valor: 2, rotulo: '529.982.247-25' },
    ],
  };
  const ler = (texto: string, tipo: 't' | 'n') => lerCelula({ leitura }, { texto, tipo });
  expect(ler('11222333000181', 't')).toEqual({ valor: 1 });
  expect(ler('52998224725', 'n')).toEqual({ valor: 2 });
  expect(ler('11222333000182', 't')).toHaveProperty('motivo');
});

test('an unknown name of a field of records is missing there; a day or a name of two records is not', () => {
  const opcoes = [
    { valor: 1, rotulo: 'ARROZ' },
    { valor: 2, rotulo: 'Arroz' },
    { valor: 3, rotulo: 'FEIJÃO' },
  ];
  const item = { leitura: { tipo: 'opcao', opcoes, citado: 'itens' } } as const;
  const faltaDe = (texto: string, tipo: 't' | 'd' = 't') => {
    const lida = lerCelula(item, { texto, tipo });
    return 'motivo' in lida ? lida.falta : null;
  };
  expect(faltaDe(' Alho ')).toEqual({ entidade: 'itens', nome: 'Alho' });
  expect(faltaDe('arroz')).toBeUndefined();
  expect(faltaDe('2026-03-02', 'd')).toBeUndefined();
  expect(faltaDe('feijao')).toBeNull();
});
