import { expect, test } from '@jest/globals';
import type { EntidadeDesfazivel } from '@merenda/shared/contratos';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import '../../areas.js';
import { itensProduto } from '../../banco/esquema/cadastros/catalogo.js';
import { exclusoesDasAreas } from './excluivel.js';
import { usosDe } from './usos.js';

const { excluiveis, rotulos } = exclusoesDasAreas();

test.each<[EntidadeDesfazivel, string[]]>([
  ['aditivos', []],
  ['alimentos', ['preparo', 'refeição']],
  ['aquisicoes', ['licitação/contrato', 'solicitação de compra', 'chamada pública']],
  ['cardapios', ['cardápio regular', 'cardápio semanal', 'dia do calendário']],
  ['cardapios-semanais', ['dia do calendário']],
  ['feriados', []],
  ['fornecedores', ['licitação/contrato', 'chamada pública']],
  ['itens-produto', ['produto', 'alimento']],
  ['periodos-letivos', []],
  ['pratos', ['cardápio', 'refeição', 'substituição']],
  ['preparos', ['prato']],
  ['produtos', ['lote', 'licitação/contrato', 'chamada pública']],
  ['recursos-pnae', []],
  [
    'unidades-educacionais',
    [
      'usuário',
      'produto em estoque',
      'movimentação',
      'entrega de kit',
      'dia do calendário',
      'refeição',
      'aviso de falta',
      'licitação/contrato',
      'solicitação de compra',
      'chamada pública',
    ],
  ],
])('the foreign keys tell what may use a record of %s', (entidade, tipos) => {
  expect(usosDe(excluiveis[entidade], 1, rotulos).map(({ tipo }) => tipo.singular)).toEqual(tipos);
});

test('a record that is used by a table without a label and without an owner cannot be deleted', () => {
  const { alimentos: _, ...outros } = rotulos;
  expect(() => usosDe({ tabela: itensProduto }, 1, outros)).toThrow('alimentos needs a label');
});

test('a table that no foreign key leads to has no uses', () => {
  expect(usosDe({ tabela: pgTable('soltas', { id: integer().primaryKey() }) }, 1, rotulos)).toEqual([]);
});
