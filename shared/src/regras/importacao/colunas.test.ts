import type { CampoDePlanilha } from './campos.js';
import { acharCabecalho, reconhecerColunas } from './colunas.js';

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
  expect(reconhecerColunas(['genero', 'U.M.', 'isPerecivel'], CAMPOS)).toEqual(['nome', null, 'isPerecivel']);
  expect(reconhecerColunas(['Um'], CAMPOS)).toEqual(['unidadeMedida']);
});

it('a field has one column, the first', () => {
  expect(reconhecerColunas(['Nome', 'Gênero'], CAMPOS)).toEqual(['nome', null]);
});

it('what was chosen the last time comes first, also that a column is left out', () => {
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
