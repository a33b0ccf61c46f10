import { recusaDoTeto, tetoDaCaf } from './teto-da-caf.js';

const vendas = {
  fornecedor: 'Ana',
  cafTipo: 'FORNECEDOR_INDIVIDUAL',
  membros: 0,
  ano: 2026,
  contratado: '31500.00',
} as const;

test('R$ 31,500.00 + 8,500.00 passes, and one cent more is refused with the figures', () => {
  expect(recusaDoTeto({ ...vendas, novo: '8500.00' }, 40_000)).toBeNull();
  expect(recusaDoTeto({ ...vendas, novo: '8500.01' }, 40_000)).toBe(
    'Ana pode vender até R$ 40.000,00 em 2026 pela sua CAF: já tem R$ 31.500,00 em contratos, e este tem R$ 8.500,01.',
  );
});

test('a formal group may sell the limit times its members, an informal one the limit of one CAF; without members a formal group is not judged', () => {
  expect(tetoDaCaf({ cafTipo: 'GRUPO_FORMAL', membros: 12 }, 40_000)?.toNumber()).toBe(480_000);
  expect(tetoDaCaf({ cafTipo: 'GRUPO_INFORMAL', membros: 12 }, 40_000)?.toNumber()).toBe(40_000);
  expect(tetoDaCaf({ cafTipo: 'FORNECEDOR_INDIVIDUAL', membros: 0 }, 40_000)?.toNumber()).toBe(40_000);
  expect(tetoDaCaf({ cafTipo: 'GRUPO_FORMAL', membros: 0 }, 40_000)).toBeNull();
  expect(recusaDoTeto({ ...vendas, cafTipo: 'GRUPO_FORMAL', novo: 9_999_999 }, 40_000)).toBeNull();
});
