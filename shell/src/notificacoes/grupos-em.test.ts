import type { GrupoComUnidades } from '@merenda/shared/contratos';
import { umaNotificacao } from '@merenda/shared/testing';
import { contarLinhas, gruposEm } from './grupos-em.js';

/** A group whose parts have so many notifications. */
const umGrupo = (...partes: number[]): GrupoComUnidades => ({
  grupo: 'LOTES_VENCIDOS',
  total: 100,
  naoLidas: 0,
  unidades: partes.length,
  partes: partes.map((linhas, unidade) => ({
    unidade: { id: unidade, nome: `ESCOLA ${String(unidade)}` },
    total: 10,
    naoLidas: 0,
    linhas: Array.from({ length: linhas }, () => umaNotificacao()),
  })),
});

// With their headings: lines 1 to 4, 5 to 7 and 8; then 9 and 10.
const GRUPOS = [umGrupo(3, 2, 0), umGrupo(1)];

test('a part is one line longer than its notifications', () => {
  expect(contarLinhas(GRUPOS)).toBe(10);
  expect(contarLinhas([])).toBe(0);
});

test.each([
  [0, []],
  [1, [1]],
  [4, [1]],
  [5, [2]],
  [8, [3]],
  [9, [3, 1]],
  [10, [3, 1]],
])('of %s lines, the parts that begin in them', (linhas, partes) => {
  expect(gruposEm(GRUPOS, linhas).map((grupo) => grupo.partes)).toEqual(partes);
});
