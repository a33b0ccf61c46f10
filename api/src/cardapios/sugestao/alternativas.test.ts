import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { alternativasDe } from './alternativas.js';
import { valorAlcancado } from './leitura.js';
import type { Limite, Problema } from './problema.js';

const DIAS = ['2026-11-16', '2026-11-17', '2026-11-18'];
const IDS = [1, 2, 3, 4, 5, 6, 7];

/** Three days of one meal; the dish with the lowest id weighs most. */
const problemaCom = (limites: readonly Limite[], outros: Partial<Problema> = {}): Problema => ({
  vagas: DIAS.map((dia) => ({ dia, pratos: IDS })),
  pratos: IDS.map((id) => ({ id, peso: 10 - id, principal: null, vezes: 2 })),
  limites,
  sobras: [],
  ...outros,
});

const HEME: Limite = {
  chave: 'FERRO_HEME',
  vagas: [0, 1, 2],
  contagem: 'dias',
  valores: new Map([1, 2, 3].map((id) => [id, 1])),
  operador: '>=',
  limite: 2,
};

const possiveis = DIAS.map(() => IDS);

it('offers five dishes: those that break nothing first, then the light ones', () => {
  // Monday and Tuesday have heme iron; without it on Monday there is one day.
  const [segunda] = alternativasDe(problemaCom([HEME]), [1, 2, 6], possiveis);
  expect(segunda?.melhores.map(({ prato }) => prato)).toEqual([3, 7, 6, 5, 4]);
  expect(segunda?.melhores[0]).toEqual({ prato: 3, quebra: [], repete: null });
  expect(segunda?.melhores[1]).toEqual({ prato: 7, quebra: [{ limite: 0, valor: 1 }], repete: null });
  expect(segunda?.maisLeve?.prato).toBe(7);
});

it('says that no dish weighs less than the lightest', () => {
  expect(alternativasDe(problemaCom([]), [1, 2, 7], possiveis)[2]?.maisLeve).toBeNull();
});

it('says when a dish or a main item would come on consecutive days, or a dish too often', () => {
  const comPrincipal = IDS.map((id) => ({ id, peso: 10 - id, principal: id >= 6 ? 99 : null, vezes: 2 }));
  const umaVez = IDS.map((id) => ({ id, peso: 10 - id, principal: null, vezes: 1 }));
  const em = (problema: Problema, escolha: number[], v: number, prato: number) =>
    alternativasDe(
      problema,
      escolha,
      DIAS.map(() => [prato]),
    )[v]?.melhores[0]?.repete;
  expect(em(problemaCom([]), [1, 2, 3], 0, 2)).toBe('DIAS_SEGUIDOS');
  expect(em(problemaCom([]), [1, 2, 3], 0, 3)).toBeNull();
  expect(em(problemaCom([], { pratos: umaVez }), [1, 2, 3], 0, 3)).toBe('VEZES');
  expect(em(problemaCom([], { pratos: comPrincipal }), [1, 6, 3], 0, 7)).toBe('PRINCIPAL_SEGUIDO');
  expect(em(problemaCom([], { pratos: comPrincipal }), [1, 2, 6], 0, 7)).toBeNull();
});

it('tells the same as counting the whole choice again', () => {
  const limites = fc.array(
    fc.record<Limite>({
      chave: fc.constant('L'),
      vagas: fc.subarray([0, 1, 2, 3]),
      contagem: fc.constantFrom('soma', 'dias'),
      valores: fc
        .array(fc.nat(3), { minLength: 7, maxLength: 7 })
        .map((lista) => new Map(lista.map((um, i) => [i + 1, um]))),
      operador: fc.constantFrom('>=', '<='),
      limite: fc.nat(6),
    }),
    { maxLength: 4 },
  );
  const escolhas = fc.array(fc.constantFrom(...IDS), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(limites, escolhas, (todos, escolha) => {
      const vagas = [...DIAS, DIAS[0] ?? ''].map((dia) => ({ dia, pratos: IDS }));
      const mantem = (limite: Limite, tal: readonly number[]) => {
        const valor = Number(valorAlcancado({ ...problemaCom([]), vagas }, limite, tal));
        return limite.operador === '>=' ? valor >= limite.limite : valor <= limite.limite;
      };
      const mantidos = todos.filter((limite) => mantem(limite, escolha));
      const problema = problemaCom(mantidos, { vagas });
      alternativasDe(
        problema,
        escolha,
        vagas.map(() => IDS),
      ).forEach(({ melhores }, v) => {
        for (const { prato, quebra } of melhores) {
          const trocada = escolha.with(v, prato);
          expect(quebra.map(({ limite }) => limite)).toEqual(
            mantidos.flatMap((limite, n) => (mantem(limite, trocada) ? [] : [n])),
          );
        }
      });
    }),
  );
});
