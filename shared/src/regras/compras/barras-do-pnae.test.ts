import fc from 'fast-check';
import type { BarraDoPnae } from '../../vocabulario/compras/recursos-pnae.js';
import { barrasDoPnae, percentualMostrado, type Barra, type ParcelaDoPnae } from './barras-do-pnae.js';
import { decimal } from '../decimal.js';

const LIMITES = new Map<BarraDoPnae, { operador: string; valor: number }>([
  ['AF', { operador: '>=', valor: 45 }],
  ['INNATURA', { operador: '>=', valor: 85 }],
  ['ULTRA', { operador: '<=', valor: 10 }],
  ['INGR', { operador: '<=', valor: 5 }],
  ['MULHER', { operador: '>=', valor: 50 }],
]);

const recebida = (familiar: boolean, grau: ParcelaDoPnae['grau'], recebido: number): ParcelaDoPnae => ({
  familiar,
  direta: false,
  sexo: null,
  grau,
  contratado: 0,
  recebido,
  pago: 0,
});

/** A family sells by itself. */
const direta = (sexo: ParcelaDoPnae['sexo'], recebido: number): ParcelaDoPnae => ({
  ...recebida(true, 'PROCESSADO', recebido),
  direta: true,
  sexo,
});

/** The example of the specification: 242,000.00 received of 417,500.00 transferred. */
const EXEMPLO = [
  recebida(true, 'IN_NATURA_MINIMAMENTE_PROCESSADO', 120_000),
  recebida(true, 'PROCESSADO', 8_000),
  recebida(false, 'IN_NATURA_MINIMAMENTE_PROCESSADO', 90_000),
  recebida(false, 'ULTRAPROCESSADO', 15_000),
  recebida(false, 'INGREDIENTE_CULINARIO', 9_000),
];

const de = (codigo: BarraDoPnae, parcelas: readonly ParcelaDoPnae[], transferido = 417_500): Barra => {
  const barra = barrasDoPnae(parcelas, transferido, LIMITES).find((uma) => uma.codigo === codigo);
  if (!barra) throw new Error(codigo);
  return barra;
};

test('the example of the specification, figure by figure', () => {
  expect(de('AF', EXEMPLO)).toMatchObject({
    recebido: { valor: 128_000, percentual: 30.65 },
    atende: false,
    diferenca: 59_875,
  });
  expect(de('INNATURA', EXEMPLO)).toMatchObject({
    recebido: { valor: 210_000, percentual: 86.77 },
    atende: true,
    diferenca: 0,
  });
  expect(de('ULTRA', EXEMPLO)).toMatchObject({ recebido: { valor: 23_000, percentual: 9.51 }, atende: true });
  expect(de('INGR', EXEMPLO)).toMatchObject({ recebido: { valor: 9_000, percentual: 3.72 }, atende: true });
  // 210,000 ÷ 417,500 = 50.2994 %, 23,000 ÷ 417,500 = 5.5090 %.
  expect(de('INNATURA', EXEMPLO).sobreRepasse).toBe(50.29);
  expect(de('ULTRA', EXEMPLO).sobreRepasse).toBe(5.51);
});

test('R$ 59,875.00 more with family farming pass at exactly 45 %, and one cent less fails', () => {
  const com = (valor: number) => de('AF', [...EXEMPLO, recebida(true, null, valor)]);
  expect(com(59_875)).toMatchObject({ recebido: { percentual: 45 }, atende: true, diferenca: 0 });
  expect(com(59_874.99)).toMatchObject({ recebido: { percentual: 44.99 }, atende: false, diferenca: 0.01 });
});

test('what in natura food is missing counts that buying it adds to the total too', () => {
  // 80 of 100: with 33.34 more it is 113.34 of 133.34, which is 85.0007 %; with 33.33 it is 84.9996 %.
  const barra = de('INNATURA', [
    recebida(false, 'IN_NATURA_MINIMAMENTE_PROCESSADO', 80),
    recebida(false, 'PROCESSADO', 20),
  ]);
  expect(barra).toMatchObject({ atende: false, diferenca: 33.34 });
});

test('a maximum that is exceeded shows by how much', () => {
  const barra = de('ULTRA', [
    recebida(false, 'IN_NATURA_MINIMAMENTE_PROCESSADO', 899_997),
    recebida(false, 'ULTRAPROCESSADO', 100_003),
  ]);
  // 100,003 ÷ 1,000,000 = 10.0003 %.
  expect(barra).toMatchObject({ recebido: { percentual: 10.01 }, atende: false, diferenca: 3 });
});

test('an unclassified item is in the total, and the bar says when it could turn', () => {
  const comUm = [recebida(false, 'IN_NATURA_MINIMAMENTE_PROCESSADO', 84), recebida(false, null, 16)];
  expect(de('INNATURA', comUm)).toMatchObject({ recebido: { percentual: 84 }, atende: false, podeMudar: true });
  expect(de('ULTRA', comUm)).toMatchObject({ recebido: { percentual: 0 }, atende: true, podeMudar: true });
  expect(de('AF', comUm).podeMudar).toBe(false);
  const comPouco = [recebida(false, 'IN_NATURA_MINIMAMENTE_PROCESSADO', 96), recebida(false, null, 4)];
  expect(de('INGR', comPouco).podeMudar).toBe(false);
});

test('women have a half of the direct sales; sales through a formal group do not count', () => {
  const vendas = [direta('FEMININO', 40), direta('MASCULINO', 60), recebida(true, 'PROCESSADO', 1_000)];
  // With 20.00 more in a woman's name it is 60 of 120.
  expect(de('MULHER', vendas)).toMatchObject({
    recebido: { valor: 40, percentual: 40 },
    atende: false,
    diferenca: 20,
    podeMudar: false,
  });
  expect(de('MULHER', [...vendas, direta('FEMININO', 20)])).toMatchObject({
    recebido: { percentual: 50 },
    atende: true,
  });
  // A seller whose sex is not known is in the direct sales, and could turn them.
  expect(de('MULHER', [...vendas, direta(null, 100)])).toMatchObject({
    recebido: { valor: 40, percentual: 20 },
    atende: false,
    podeMudar: true,
  });
  expect(de('MULHER', EXEMPLO)).toMatchObject({ recebido: { percentual: null }, atende: null });
});

test('nothing is judged without money or without a rule', () => {
  expect(de('AF', EXEMPLO, 0)).toMatchObject({ recebido: { percentual: null }, atende: null, diferenca: 0 });
  expect(de('INGR', [])).toMatchObject({ recebido: { valor: 0, percentual: null }, atende: null, podeMudar: false });
  const [semRegra] = barrasDoPnae(EXEMPLO, 417_500, new Map());
  expect(semRegra).toMatchObject({ recebido: { percentual: 30.65 }, atende: null, diferenca: 0, podeMudar: false });
});

test('the three columns are apart', () => {
  const barra = de('ULTRA', [
    { ...recebida(false, 'PROCESSADO', 0), contratado: 30, recebido: 20, pago: 10 },
    { ...recebida(false, 'INGREDIENTE_CULINARIO', 0), contratado: 70, recebido: 80, pago: 90 },
  ]);
  expect([barra.contratado, barra.recebido, barra.pago]).toEqual([
    { valor: 30, percentual: 30 },
    { valor: 20, percentual: 20 },
    { valor: 10, percentual: 10 },
  ]);
});

const centavos = fc.integer({ min: 0, max: 10_000_000 }).map((n) => n / 100);
const graus = fc.constantFrom(
  'IN_NATURA_MINIMAMENTE_PROCESSADO' as const,
  'PROCESSADO' as const,
  'ULTRAPROCESSADO' as const,
  'INGREDIENTE_CULINARIO' as const,
  null,
);
const parcela = fc
  .tuple(fc.boolean(), graus, centavos, fc.constantFrom('FEMININO' as const, 'MASCULINO' as const, null))
  .chain(([familiar, grau, valor, sexo]) =>
    fc.boolean().map((d) => ({ ...recebida(familiar, grau, valor), direta: d && familiar, sexo })),
  );

test('a share by degree never exceeds what was received', () => {
  fc.assert(
    fc.property(fc.array(parcela, { maxLength: 8 }), (parcelas) => {
      const total = parcelas.reduce((soma, { recebido }) => soma.plus(recebido), decimal(0)).toNumber();
      for (const { codigo, recebido } of barrasDoPnae(parcelas, 1, LIMITES)) {
        expect(recebido.valor).toBeLessThanOrEqual(total);
        if (codigo !== 'AF') expect(recebido.percentual ?? 0).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('a receipt from family farming never lowers its share', () => {
  fc.assert(
    fc.property(fc.array(parcela, { maxLength: 8 }), graus, centavos, (parcelas, grau, valor) => {
      const depois = de('AF', [...parcelas, recebida(true, grau, valor)]).recebido.percentual ?? 0;
      expect(depois).toBeGreaterThanOrEqual(de('AF', parcelas).recebido.percentual ?? 0);
    }),
  );
});

test('a value that fails never shows the limit', () => {
  fc.assert(
    fc.property(fc.array(parcela, { minLength: 1, maxLength: 8 }), centavos, (parcelas, transferido) => {
      for (const { codigo, recebido, atende } of barrasDoPnae(parcelas, transferido, LIMITES)) {
        if (atende === false) expect(recebido.percentual).not.toBe(LIMITES.get(codigo)?.valor);
      }
    }),
  );
});

test.each([
  [44.999, '>=', 44.99],
  [10.0003, '<=', 10.01],
])('%d %% of a rule with %s is shown as %d', (valor, operador, mostrado) => {
  expect(percentualMostrado(decimal(valor), decimal(100), operador)).toBe(mostrado);
});

test('one cent decides: the last value that fails never shows the limit, and the first one that passes does not fail', () => {
  const emCentavos = (n: number) => n / 100;
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1_000_000_000 }), (base) => {
      const minimo = Math.ceil((base * 45) / 100);
      const familiar = (valor: number) => de('AF', [recebida(true, 'PROCESSADO', emCentavos(valor))], emCentavos(base));
      expect(familiar(minimo)).toMatchObject({ atende: true, diferenca: 0 });
      expect(familiar(minimo).recebido.percentual).toBeGreaterThanOrEqual(45);
      expect(familiar(minimo - 1)).toMatchObject({ atende: false, diferenca: 0.01 });
      expect(familiar(minimo - 1).recebido.percentual).toBeLessThan(45);

      const maximo = Math.floor((base * 10) / 100);
      const processado = (valor: number) =>
        de('ULTRA', [
          recebida(false, 'PROCESSADO', emCentavos(valor)),
          recebida(false, 'IN_NATURA_MINIMAMENTE_PROCESSADO', emCentavos(base - valor)),
        ]);
      expect(processado(maximo)).toMatchObject({ atende: true });
      expect(processado(maximo).recebido.percentual).toBeLessThanOrEqual(10);
      expect(processado(maximo + 1)).toMatchObject({ atende: false });
      expect(processado(maximo + 1).recebido.percentual).toBeGreaterThan(10);
    }),
  );
});
