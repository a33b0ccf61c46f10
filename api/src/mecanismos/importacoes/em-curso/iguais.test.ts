import type { EdicaoDaPrevia } from '@merenda/shared/contratos';
import { iguaisACorrigida } from './edicoes.js';

const linha = (numero: number, tipo: string, fora = false) => ({
  linha: { numero, celulas: ['x', tipo], tipos: 'tt' },
  ...(fora && { fora: true as const }),
});

const ANTES = {
  colunas: [
    { titulo: 'Nome', campo: 'nome' },
    { titulo: 'Classe', campo: 'tipo' },
  ],
  linhas: [linha(2, 'Comida'), linha(3, 'Comida '), linha(4, 'Alimento'), linha(5, 'Comida', true)],
};

const celula = (numero: number, campo: string): EdicaoDaPrevia => ({
  tipo: 'CELULAS',
  celulas: [{ numero, campo, texto: 'Alimento' }],
});

test('the other rows that show what one corrected cell showed are counted, without those that are left out', () => {
  expect(iguaisACorrigida(ANTES, [celula(2, 'tipo')])).toBe(1);
  expect(iguaisACorrigida(ANTES, [celula(4, 'tipo')])).toBe(0);
  // A field that the file lacks is empty in all rows.
  expect(iguaisACorrigida(ANTES, [celula(2, 'categoria')])).toBe(2);
});

test('several cells, and edits of another kind, have no equals', () => {
  expect(iguaisACorrigida(ANTES, [celula(2, 'tipo'), celula(3, 'tipo')])).toBe(0);
  expect(iguaisACorrigida(ANTES, [{ tipo: 'DEIXAR', numeros: [2] }])).toBe(0);
});
