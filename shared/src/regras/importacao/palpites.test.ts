import fc from 'fast-check';
import { TIPOS_DE_CELULA } from '../../vocabulario/importacoes.js';
import type { CampoDePlanilha, LeituraDoCampo } from './campos.js';
import { palpitesDasColunas, type ColunaComCelulas } from './palpites.js';

const campo = (nome: string, titulo: string, leitura: LeituraDoCampo, resto: Partial<CampoDePlanilha> = {}) => ({
  campo: nome,
  titulo,
  leitura,
  explicacao: '',
  exemplo: '',
  ...resto,
});
const TEXTO: LeituraDoCampo = { tipo: 'texto' };
const opcoes = (...rotulos: string[]): LeituraDoCampo => ({
  tipo: 'opcao',
  opcoes: rotulos.map((rotulo) => ({ valor: rotulo.toUpperCase(), rotulo })),
});

const CAMPOS: CampoDePlanilha[] = [
  campo('nome', 'Nome', TEXTO, { sinonimos: ['Item', 'Produto'], obrigatorio: true }),
  campo('embalagem', 'Unidade do produto', opcoes('Pacote', 'Caixa')),
  campo('medida', 'Unidade de medida', opcoes('kg', 'ml')),
  campo('validade', 'Validade', { tipo: 'data' }),
  campo('fabricacao', 'Data de fabricação', { tipo: 'data' }),
  campo('preco', 'Preço', { tipo: 'numero', casas: 2, moeda: true }),
  campo('cpf', 'CPF', { tipo: 'codigo', digitos: [11] }),
  campo('cnpj', 'CNPJ', { tipo: 'codigo', digitos: [14] }),
  campo('cep', 'CEP', { tipo: 'codigo', digitos: [8] }),
  campo('codigoInep', 'Código INEP', { tipo: 'codigo', digitos: [8] }),
  campo('telefone', 'Telefone', { tipo: 'codigo', digitos: [10, 11] }),
  campo('email', 'E-mail', TEXTO),
  campo('fornecedor', 'Fornecedor', { tipo: 'opcao', opcoes: [{ valor: 7, rotulo: 'SOL LTDA' }] }),
];

const coluna = (titulo: string, ...textos: string[]): ColunaComCelulas => ({
  titulo,
  celulas: textos.map((texto) => ({ texto, tipo: texto === '' ? TIPOS_DE_CELULA.vazia : TIPOS_DE_CELULA.texto })),
});

/** The field of each column, how sure it is, and why. */
const palpites = (colunas: ColunaComCelulas[], lembradas?: Map<string, string | null>) =>
  palpitesDasColunas(colunas, CAMPOS, lembradas).map(({ campo: nome, confianca, motivo }) => [nome, confianca, motivo]);

it('a certain title with values that can be read is certain', () => {
  expect(
    palpites([coluna('NOME', 'Arroz'), coluna('CPF', '529.982.247-25'), coluna('VALIDADE', '10/01/2099')]),
  ).toEqual([
    ['nome', 'CERTO', 'O título da coluna é o do campo.'],
    ['cpf', 'CERTO', 'O título da coluna é o do campo.'],
    ['validade', 'CERTO', 'O título da coluna é o do campo.'],
  ]);
});

it('row numbers fill no field, and the name is the column that has one', () => {
  expect(palpites([coluna('ITEM', '1', '2', '3'), coluna('DESCRIÇÃO DO PRODUTO', 'Arroz', 'Feijão', 'Sal')])).toEqual([
    [null, 'NENHUM', 'São números de linha: 1, 2, 3.'],
    ['nome', 'PROVAVEL', 'O título da coluna se parece com o do campo.'],
  ]);
});

it('a quantity may be 1, 2, 3, and so may a code of any length', () => {
  const campos = [
    campo('quantidade', 'Quantidade', { tipo: 'numero', casas: 0 }),
    campo('codigo', 'Código', { tipo: 'codigo' }),
  ];
  const colunas = [coluna('Quantidade', '1', '2', '3'), coluna('Código', '1', '2', '3')];
  expect(palpitesDasColunas(colunas, campos).map((um) => um.campo)).toEqual(['quantidade', 'codigo']);
});

it('values tell documents and addresses where the title says nothing', () => {
  const motivos = ['CPFs', 'CNPJs', 'CEPs', 'telefones', 'e-mails'].map((quais) => `Os valores são ${quais}.`);
  expect(
    palpites([
      coluna('DOC.', '529.982.247-25', '111.444.777-35'),
      coluna('CADASTRO', '11.222.333/0001-81'),
      coluna('', '63630-000'),
      coluna('CONTATO', '(88) 3515-1001'),
      coluna('X', 'ana@exemplo.test'),
    ]),
  ).toEqual(['cpf', 'cnpj', 'cep', 'telefone', 'email'].map((nome, i) => [nome, 'PROVAVEL', motivos[i]]));
});

it('a code that lost the zero in front is still a code, one that lost two digits is none', () => {
  expect(palpites([coluna('CPF', '5299822472')])[0]).toEqual(['cpf', 'CERTO', 'O título da coluna é o do campo.']);
  expect(palpites([coluna('CPF', '529982247')])[0]?.[1]).toBe('PROVAVEL');
});

it('a title and its values together are certain', () => {
  expect(palpites([coluna('CPF DO SERVIDOR', '529.982.247-25'), coluna('TELEFONE DA MÃE', '(88) 3515-1001')])).toEqual([
    ['cpf', 'CERTO', 'O título da coluna se parece com o do campo, e os valores são CPFs.'],
    ['telefone', 'CERTO', 'O título da coluna se parece com o do campo, e os valores são telefones.'],
  ]);
});

it('values of another kind are no value of the field that the title names', () => {
  expect(palpites([coluna('TELEFONE', 'ana@exemplo.test'), coluna('CEP', '529.982.247-25')])).toEqual([
    ['email', 'PROVAVEL', 'Os valores são e-mails.'],
    ['cpf', 'PROVAVEL', 'Os valores são CPFs.'],
  ]);
});

it('eight digits are what the title says, and nothing without one', () => {
  expect(palpites([coluna('COD. INEP', '35000001'), coluna('CEP', '35010000')]).map(([nome]) => nome)).toEqual([
    'codigoInep',
    'cep',
  ]);
  expect(palpites([coluna('CÓDIGO', '35000001')])).toEqual([[null, 'NENHUM', 'O título não é o de nenhum campo.']]);
});

it('units are no school, and the total of each row is no price', () => {
  const campos = [campo('escola', 'Unidade', { tipo: 'opcao', opcoes: [{ valor: 7, rotulo: 'EM ANA' }] }), ...CAMPOS];
  expect(palpitesDasColunas([coluna('UNIDADE', 'PCT', 'KG')], campos)[0]?.campo).toBe(null);
  const [, , total] = palpites([
    coluna('QTD', '10', '4'),
    coluna('VALOR', '2,50', '1,25'),
    coluna('PREÇO', '25,00', '5,00'),
  ]);
  expect(total).toEqual([null, 'NENHUM', 'É o total de cada linha, calculado de outras duas colunas.']);
});

it('options tell two units apart', () => {
  expect(palpites([coluna('UND', 'PCT', 'CX', 'PCT')])).toEqual([
    ['embalagem', 'PROVAVEL', 'O título da coluna se parece com o do campo, e os valores servem.'],
  ]);
  expect(palpites([coluna('UND', 'KG', 'ML')]).map(([nome]) => nome)).toEqual(['medida']);
  // Most of the words are enough, and half of them are not.
  expect(palpites([coluna('UND', 'PCT', 'CX', 'BARRICA')]).map(([nome]) => nome)).toEqual(['embalagem']);
  expect(palpites([coluna('UND', 'PCT', 'BARRICA', 'FRASQUEIRA', 'TAMBOR')]).map(([nome]) => nome)).toEqual([null]);
});

it('a title that serves two fields, with values that serve both, gets none', () => {
  const campos = [campo('b', 'Peso do pacote', TEXTO), campo('c', 'Peso da caixa', TEXTO)];
  expect(palpitesDasColunas([coluna('PESO DO PACOTE E DA CAIXA', 'x')], campos)).toMatchObject([
    {
      campo: null,
      confianca: 'NENHUM',
      motivo: 'O título serve para mais de um campo: Peso do pacote e Peso da caixa.',
    },
  ]);
});

it('a certain title keeps its column although its values cannot be read, unless another column has them', () => {
  expect(palpites([coluna('VALIDADE', '12 meses')])).toEqual([
    ['validade', 'PROVAVEL', 'O título da coluna é o do campo, mas há valores que não podem ser lidos.'],
  ]);
  expect(palpites([coluna('VALIDADE', '12 meses'), coluna('VALIDADE DO PRODUTO', '10/01/2099')])).toEqual([
    [null, 'NENHUM', 'O campo Validade já tem outra coluna.'],
    ['validade', 'PROVAVEL', 'O título da coluna se parece com o do campo, e os valores servem.'],
  ]);
});

it('a title that is only like that of a field needs values that can be read, except names that are not registered yet', () => {
  expect(palpites([coluna('PREÇO DO PRODUTO', 'a combinar'), coluna('FORNECEDOR (EMPRESA)', 'LUA LTDA')])).toEqual([
    [null, 'NENHUM', 'O título se parece com Preço, mas os valores não podem ser lidos.'],
    ['fornecedor', 'PROVAVEL', 'O título da coluna se parece com o do campo.'],
  ]);
});

it('what was chosen in an earlier import comes first, whatever the values are', () => {
  const lembradas = new Map([
    ['item', 'nome'],
    ['nome', null],
  ]);
  expect(palpites([coluna('ITEM', '1', '2', '3'), coluna('NOME', 'Arroz')], lembradas)).toEqual([
    ['nome', 'CERTO', 'O campo foi escolhido em uma importação anterior.'],
    [null, 'NENHUM', 'A coluna ficou de fora em uma importação anterior.'],
  ]);
});

it('the second of two equal columns says that the field is taken, and an empty one that it is empty', () => {
  expect(palpites([coluna('Nome', 'Arroz'), coluna('Produto', 'Arroz'), coluna('OBS.', '', '')])).toEqual([
    ['nome', 'CERTO', 'O título da coluna é o do campo.'],
    [null, 'NENHUM', 'O campo Nome já tem outra coluna.'],
    [null, 'NENHUM', 'A coluna está vazia.'],
  ]);
});

it('shows the first three different values of a column, shortened', () => {
  const [{ amostra } = { amostra: [] }] = palpitesDasColunas(
    [coluna('Nome', 'Arroz', '', 'Arroz', 'Feijão'.repeat(10), 'Sal', 'Mel')],
    CAMPOS,
  );
  expect(amostra).toEqual(['Arroz', 'Feijão'.repeat(10).slice(0, 40), 'Sal']);
});

const TITULOS = fc.constantFrom(
  ...CAMPOS.flatMap(({ titulo, sinonimos = [] }) => [titulo, ...sinonimos]),
  'UND',
  'DATA',
  '',
  'NOME DO PRODUTO',
);
const VALORES = fc.constantFrom(
  '',
  '1',
  '2',
  '3',
  'PCT',
  'kg',
  '529.982.247-25',
  '63630-000',
  '10/01/2099',
  'R$ 2,00',
  'ana@exemplo.test',
  'Arroz',
);
const COLUNAS = fc.array(fc.tuple(TITULOS, fc.array(VALORES, { maxLength: 6 })), { maxLength: 15 });

it('a field is never given to two columns, and a doubt never has a field', () => {
  fc.assert(
    fc.property(COLUNAS, (colunas) => {
      const dados = palpitesDasColunas(
        colunas.map(([titulo, textos]) => coluna(titulo, ...textos)),
        CAMPOS,
      );
      const nomes = dados.flatMap(({ campo: nome }) => nome ?? []);
      expect(new Set(nomes).size).toBe(nomes.length);
      for (const { campo: nome, confianca, motivo } of dados) {
        expect(nome === null).toBe(confianca === 'NENHUM');
        expect(motivo).toMatch(/^[A-Z].*\.$/);
      }
    }),
  );
});

it('the columns of our own export are certain, in any order and with any values', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(CAMPOS, { minLength: CAMPOS.length }),
      fc.array(VALORES, { maxLength: 6 }),
      (campos, textos) => {
        const colunas = campos.map(({ titulo, obrigatorio }) =>
          coluna(obrigatorio ? `${titulo} *` : titulo, ...textos),
        );
        expect(palpitesDasColunas(colunas, CAMPOS).map((um) => [um.campo, um.confianca])).toEqual(
          campos.map((um) => [um.campo, 'CERTO']),
        );
      },
    ),
  );
});
