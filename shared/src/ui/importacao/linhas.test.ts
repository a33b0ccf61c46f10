import { comValorDeTodas, contarLinhas } from './linhas.js';

const LINHA = { numero: 2, celulas: ['ARROZ 5 KG', ''], tipos: 't-' };
const COLUNAS = [
  { titulo: 'Nome', campo: 'nome' },
  { titulo: 'Marca', campo: null },
];

test('a row is counted as one', () => {
  expect([contarLinhas(1), contarLinhas(1200)]).toEqual(['1 linha', '1.200 linhas']);
});

test('a refused row goes into its file as it is, with the values of all rows and without those of its name', () => {
  expect(comValorDeTodas(LINHA, COLUNAS)).toBe(LINHA);
  const colunas = [
    ...COLUNAS,
    { titulo: 'Medida', campo: 'medidaReal', doNome: true as const },
    { titulo: 'Perecível', campo: 'isPerecivel', paraTodas: 'Não' },
  ];
  expect(comValorDeTodas(LINHA, colunas)).toEqual({ numero: 2, celulas: ['ARROZ 5 KG', '', 'Não'], tipos: 't-t' });
  // A cell that the user filled counts.
  const corrigida = { ...LINHA, celulas: ['ARROZ 5 KG', '', '', 'Sim'], tipos: 't--t' };
  expect(comValorDeTodas(corrigida, colunas)).toEqual({ numero: 2, celulas: ['ARROZ 5 KG', '', 'Sim'], tipos: 't-t' });
});
