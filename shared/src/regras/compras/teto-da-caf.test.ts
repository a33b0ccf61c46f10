import fc from 'fast-check';
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

const LIMITE_EM_CENTAVOS = 4_000_000;
const emReais = (centavos: number) => (centavos / 100).toFixed(2);

test('whatever contracts are offered, those that pass never exceed the ceiling, and a refused one would', () => {
  const vendedor = fc.oneof(
    fc.record({ cafTipo: fc.constant('GRUPO_FORMAL' as const), membros: fc.integer({ min: 1, max: 30 }) }),
    fc.record({
      cafTipo: fc.constantFrom('FORNECEDOR_INDIVIDUAL' as const, 'GRUPO_INFORMAL' as const),
      membros: fc.integer({ min: 0, max: 30 }),
    }),
  );
  const contratos = fc.array(fc.integer({ min: 1, max: 3 * LIMITE_EM_CENTAVOS }), { maxLength: 20 });
  fc.assert(
    fc.property(vendedor, contratos, ({ cafTipo, membros }, ofertas) => {
      const teto = LIMITE_EM_CENTAVOS * (cafTipo === 'GRUPO_FORMAL' ? membros : 1);
      let contratado = 0;
      // The last offer is what is left, which always passes, and then one cent, which never does.
      for (const oferta of [...ofertas, null, 1]) {
        const novo = oferta ?? teto - contratado;
        const recusa = recusaDoTeto(
          { ...vendas, cafTipo, membros, contratado: emReais(contratado), novo: emReais(novo) },
          emReais(LIMITE_EM_CENTAVOS),
        );
        expect(recusa !== null).toBe(contratado + novo > teto);
        if (recusa === null) contratado += novo;
      }
      expect(contratado).toBe(teto);
    }),
  );
});
