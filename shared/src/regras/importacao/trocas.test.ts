import type { OpcaoDoCampo } from './campos.js';
import { palavrasSemOpcao, sugerirOpcao, trocasDaColuna } from './trocas.js';

const opcoes = (...rotulos: string[]): OpcaoDoCampo[] =>
  rotulos.map((rotulo) => ({
    valor: rotulo
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toUpperCase(),
    rotulo,
  }));

const EMBALAGENS = opcoes('Unidade', 'Pacote', 'Caixa', 'Saco', 'Lata', 'Litro');
const MEDIDAS: OpcaoDoCampo[] = [
  { valor: 'G', rotulo: 'Grama' },
  { valor: 'KG', rotulo: 'Quilograma' },
  { valor: 'L', rotulo: 'Litro' },
  { valor: 'UN', rotulo: 'Unidade' },
];
const TIPOS = opcoes('Alimento', 'Limpeza', 'Escritório');
const CATEGORIAS: OpcaoDoCampo[] = [
  { valor: 'CEREAIS', rotulo: 'Cereais e derivados' },
  { valor: 'CARNES', rotulo: 'Carnes e derivados' },
  { valor: 'HORTALICAS', rotulo: 'Verduras, hortaliças e derivados' },
  { valor: 'MISCELANEAS', rotulo: 'Miscelâneas' },
];

it.each<[string, OpcaoDoCampo[], string | null]>([
  ['PCT', EMBALAGENS, 'Pacote'],
  ['cx.', EMBALAGENS, 'Caixa'],
  ['UND', EMBALAGENS, 'Unidade'],
  ['Pacotes', EMBALAGENS, 'Pacote'],
  ['PACTOE', EMBALAGENS, null],
  ['PACOT', EMBALAGENS, 'Pacote'],
  // A tin, or a litre.
  ['LT', EMBALAGENS, null],
  ['LT', MEDIDAS, 'Litro'],
  ['GR', MEDIDAS, 'Grama'],
  ['CMEI', opcoes('Escola', 'Instituição'), 'Instituição'],
  ['GÊNEROS ALIMENTÍCIOS', TIPOS, 'Alimento'],
  ['MATERIAL DE LIMPEZA', TIPOS, 'Limpeza'],
  ['CARNE', CATEGORIAS, 'Carnes e derivados'],
  ['VERDURAS', CATEGORIAS, 'Verduras, hortaliças e derivados'],
  ['TEMPEROS', CATEGORIAS, 'Miscelâneas'],
  ['DERIVADOS', CATEGORIAS, null],
  ['DIVERSOS', CATEGORIAS, null],
  ['-', CATEGORIAS, null],
])('%s means the option that it names, if it names one', (texto, lista, esperada) => {
  expect(sugerirOpcao(texto, lista)).toBe(esperada);
});

it('no record is suggested for a name that is almost its own, and no option that is no longer offered', () => {
  expect(sugerirOpcao('ARROZ TIPO 2', [{ valor: 7, rotulo: 'ARROZ TIPO 1' }])).toBeNull();
  expect(sugerirOpcao('PCT', [{ valor: 'PACOTE', rotulo: 'Pacote', inativa: true }])).toBeNull();
});

const linhas = ['PCT', 'pct', 'Caixa', 'caixa', 'BARRICA', '', 'PACOTE'].map((texto) => ({ celulas: ['x', texto] }));

it('the words that are no option are counted, the most frequent first', () => {
  expect(palavrasSemOpcao(linhas, 1, { opcoes: EMBALAGENS, trocas: [] })).toEqual([
    { texto: 'PCT', vezes: 2, sugestao: 'Pacote' },
    { texto: 'BARRICA', vezes: 1, sugestao: null },
  ]);
});

it('what was chosen in an earlier import comes first, and rows that are left out have no words', () => {
  const trocas = [
    { de: 'pct', para: 'Saco' },
    { de: 'barrica', para: 'Lata' },
  ];
  const comTotal = [...linhas, { celulas: ['', 'TOTAL'], ignorada: 'TOTAL' }];
  expect(trocasDaColuna(comTotal, 1, { opcoes: EMBALAGENS, trocas })).toEqual([
    { de: 'PCT', para: 'Saco' },
    { de: 'BARRICA', para: 'Lata' },
  ]);
  expect(trocasDaColuna(linhas, 1, undefined)).toEqual([]);
  expect(palavrasSemOpcao(linhas, 1, { opcoes: [], trocas })).toEqual([]);
});
