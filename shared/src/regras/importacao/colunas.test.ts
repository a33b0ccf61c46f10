import type { CampoDePlanilha } from './campos.js';
import { acharCabecalho, reconhecerColunas } from './colunas.js';
import { SINONIMOS_DA_UNIDADE_MEDIDA, SINONIMOS_DO_INGREDIENTE, SINONIMOS_DO_ITEM } from './titulos.js';

const campo = (nome: string, titulo: string, sinonimos: string[] = []): CampoDePlanilha => ({
  campo: nome,
  titulo,
  sinonimos,
  leitura: { tipo: 'texto' },
  explicacao: '',
  exemplo: '',
});
const CAMPOS = [
  campo('nome', 'Nome', ['Gênero']),
  campo('unidadeMedida', 'Unidade de medida', ['UM']),
  campo('isPerecivel', 'Perecível'),
];

it('recognises titles without accents, case, punctuation and the mark of a required column', () => {
  expect(reconhecerColunas(['NOME *', ' unidade  de medida:', 'perecivel?', 'Marca'], CAMPOS)).toEqual([
    'nome',
    'unidadeMedida',
    'isPerecivel',
    null,
  ]);
});

it('recognises synonyms and the names of the fields', () => {
  expect(reconhecerColunas(['genero', 'U.M.', 'isPerecivel'], CAMPOS)).toEqual([
    'nome',
    'unidadeMedida',
    'isPerecivel',
  ]);
  expect(reconhecerColunas(['Um'], CAMPOS)).toEqual(['unidadeMedida']);
});

it('recognises what recipes, contracts and lists of measures call their columns', () => {
  const por = (sinonimos: Record<string, readonly string[]>) =>
    Object.entries(sinonimos).map(([nome, outros]) => campo(nome, nome, [...outros]));
  const receita = ['Ingrediente', 'Peso líquido', 'Unidade', 'PB', 'FC'];
  const porcao = ['Alimento', 'Per capita líquido', '', 'Quantidade bruta', 'Fator'];
  const curta = ['Ingredientes', 'PL'];
  expect([receita, porcao, curta].map((titulos) => reconhecerColunas(titulos, por(SINONIMOS_DO_INGREDIENTE)))).toEqual([
    ['alimento', 'quantidade', 'unidadeMedida', 'pesoBruto', 'fatorCorrecao'],
    ['alimento', 'quantidade', null, 'pesoBruto', 'fatorCorrecao'],
    ['alimento', 'quantidade'],
  ]);
  expect(reconhecerColunas(['Quantidade líquida'], por(SINONIMOS_DO_INGREDIENTE))).toEqual(['quantidade']);
  const contratos = [
    ['Item', 'Marca', 'Qtd', 'Preço'],
    ['Nome do produto', 'Especificação', 'Quant.', 'Valor unitário'],
    ['Item', 'Marca', 'Saldo', 'Preço da unidade'],
    ['Item', 'Marca', 'Quantidade contratada', 'Preço'],
  ];
  for (const titulos of contratos)
    expect(reconhecerColunas(titulos, por(SINONIMOS_DO_ITEM))).toEqual([
      'produto',
      'descricao',
      'quantidade',
      'precoUnidade',
    ]);
  for (const titulo of ['UM', 'Medida em'])
    expect(reconhecerColunas([titulo], por({ unidadeMedida: SINONIMOS_DA_UNIDADE_MEDIDA }))).toEqual(['unidadeMedida']);
});

it('a field has one column, the first', () => {
  expect(reconhecerColunas(['Nome', 'Gênero'], CAMPOS)).toEqual(['nome', null]);
});

it('the last choice comes first, also that a column is left out', () => {
  const lembradas = new Map([
    ['marca', 'nome'],
    ['nome', null],
    ['perecivel', 'campo-que-nao-existe-mais'],
  ]);
  expect(reconhecerColunas(['Marca', 'Nome', 'Perecível'], CAMPOS, lembradas)).toEqual(['nome', null, 'isPerecivel']);
});

it('finds the header below a title of the sheet', () => {
  const linhas = [['PREFEITURA'], ['Nome', 'Validade'], ['Nome', 'Perecível'], ['Arroz', 'Não']];
  expect(
    acharCabecalho(
      linhas.map((celulas) => ({ celulas })),
      CAMPOS,
    ),
  ).toBe(2);
  expect(acharCabecalho([{ celulas: ['a', 'b'] }], CAMPOS)).toBe(-1);
});

it('one known title makes a header, the first of equal ones, in the first ten rows', () => {
  const titulo = { celulas: ['PREFEITURA'] };
  const cabecalho = { celulas: ['Nome', 'Validade'] };
  expect(acharCabecalho([titulo, cabecalho, cabecalho], CAMPOS)).toBe(1);
  const abaixoDe = (linhas: number) =>
    acharCabecalho([...Array.from({ length: linhas }, () => titulo), cabecalho], CAMPOS);
  expect([abaixoDe(9), abaixoDe(10)]).toEqual([9, -1]);
});
