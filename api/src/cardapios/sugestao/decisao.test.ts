import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import loadHighs from 'highs';
import { ALCANCE, decidir } from './decisao.js';
import { valorAlcancado } from './leitura.js';
import type { Limite, PratoCandidato, Problema, SobraDoItem } from './problema.js';

const highs = await loadHighs();
const resolver = (problema: Problema) => decidir(highs, problema, { ...ALCANCE, folga: 0 });

/** The choice and its goal. */
function escolher(problema: Problema) {
  const decisao = resolver(problema);
  if (decisao.tipo !== 'ESCOLHA') throw new Error(`no choice: ${decisao.tipo}`);
  return decisao;
}

const DIAS = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const TODAS = DIAS.map((_, v) => v);

const limite = (chave: string, valores: readonly number[], outros: Partial<Limite> = {}): Limite => ({
  chave,
  vagas: TODAS,
  contagem: 'dias',
  valores: new Map(valores.map((valor, i) => [i + 1, valor])),
  operador: '>=',
  limite: 0,
  ...outros,
});

/** The example of specification 4.12: dishes D1 to D6 at one meal a day. */
const exemplo = (fixos: Readonly<Record<number, number>> = {}): Problema => ({
  vagas: DIAS.map((dia, v) => ({ dia, pratos: fixos[v] ? [fixos[v]] : [1, 2, 3, 4, 5, 6] })),
  pratos: [2.1, 1.9, 1.3, 2.3, 1.95, 0.9].map((peso, i) => ({ id: i + 1, peso, principal: null, vezes: 2 })),
  limites: [
    limite('FLV', [40, 50, 40, 110, 120, 100], { contagem: 'soma', limite: 280 }),
    limite('FRUTA', [0, 0, 0, 80, 120, 100], { limite: 2 }),
    limite('HORTALICA', [40, 50, 40, 30, 0, 0], { limite: 3 }),
    limite('FERRO_HEME', [1, 1, 0, 1, 1, 0], { limite: 4 }),
  ],
  sobras: [],
});

it('finds the cheapest week of the example: 8.75 with 360 g of fruit and vegetables', () => {
  const problema = exemplo();
  const { escolha, objetivo } = escolher(problema);
  expect(objetivo).toBeCloseTo(8.75, 6);
  expect(escolha.toSorted()).toEqual([1, 2, 2, 5, 6]);
  expect(problema.limites.map((um) => Number(valorAlcancado(problema, um, escolha)))).toEqual([360, 2, 3, 4]);
});

it('finds the same cost with D6 fixed on Wednesday', () => {
  const { escolha, objetivo } = escolher(exemplo({ 2: 6 }));
  expect(objetivo).toBeCloseTo(8.75, 6);
  expect(escolha[2]).toBe(6);
});

it('names heme iron, three days at most, when D3 is fixed on Monday and D6 on Wednesday', () => {
  expect(resolver(exemplo({ 0: 3, 2: 6 }))).toEqual({
    tipo: 'INVIAVEL',
    conflitos: [{ chave: 'FERRO_HEME', limite: 4, alcancado: '3' }],
    vagasSemPrato: [],
    provada: true,
    repetidas: [],
  });
});

it('names the meal that has no dish, and the limits that others keep without it are not in conflict', () => {
  const problema = exemplo();
  const vagas = problema.vagas.map((vaga, v) => (v === 4 ? { ...vaga, pratos: [] } : vaga));
  expect(resolver({ ...problema, vagas })).toMatchObject({ tipo: 'INVIAVEL', conflitos: [], vagasSemPrato: [4] });
});

it('names the dish that stays on two consecutive days', () => {
  expect(resolver(exemplo({ 0: 1, 1: 1 }))).toEqual({
    tipo: 'INVIAVEL',
    conflitos: [],
    vagasSemPrato: [],
    provada: true,
    repetidas: [
      { vaga: 0, prato: 1, motivo: 'DIAS_SEGUIDOS' },
      { vaga: 1, prato: 1, motivo: 'DIAS_SEGUIDOS' },
    ],
  });
});

it('gives the same answer to the same problem', () => {
  expect(resolver(exemplo())).toEqual(resolver(exemplo()));
});

it('prefers the dish that uses a lot before it expires, and not a use after its last day', () => {
  const base: Problema = {
    ...exemplo(),
    limites: [],
    pratos: exemplo().pratos.map((prato) => ({ ...prato, vezes: 5 })),
  };
  const comLote = (validade: string): Problema => ({
    ...base,
    sobras: [{ prazos: [{ validade, sobra: 4 }], peso: 10, usos: new Map([[4, 4]]) }],
  });
  const em = (problema: Problema) => escolher(problema).escolha;
  expect(em(comLote('2026-11-16'))[0]).toBe(4);
  expect(em(comLote('2026-11-15'))).not.toContain(4);
});

it('counts one use of an item once, although two of its lots expire', () => {
  // Dish 4 costs 1.40 more than dish 6 and takes 2 of the item: 0.60 is saved. A second one would take nothing.
  const prazos = [
    { validade: '2026-11-17', sobra: 1 },
    { validade: '2026-11-20', sobra: 2 },
  ];
  const problema: Problema = {
    ...exemplo(),
    limites: [],
    sobras: [{ prazos, peso: 1, usos: new Map([[4, 2]]) }],
  };
  expect(escolher(problema).escolha.filter((id) => id === 4)).toHaveLength(1);
});

it('does not serve the same main item on consecutive days, and may serve it in two meals of one day', () => {
  const vagas = ['2026-11-16', '2026-11-16', '2026-11-17'].map((dia) => ({ dia, pratos: [1, 2, 3, 4] }));
  const pratos = [1, 1, 9, 9].map((peso, i) => ({ id: i + 1, peso, principal: i < 2 ? 7 : null, vezes: 2 }));
  const { objetivo } = escolher({ vagas, pratos, limites: [], sobras: [] });
  expect(objetivo).toBeCloseTo(1 + 1 + 9, 6);
});

const seguinte = (a: string, b: string) => Date.parse(b) - Date.parse(a) === 86_400_000;

/** Whether a choice keeps everything, told without the model. */
function vale({ vagas, pratos, limites }: Problema, escolha: readonly number[]): boolean {
  const prato = (id: number) => pratos.find((uma) => uma.id === id);
  const principal = (id: number) => prato(id)?.principal ?? null;
  for (const [a, um] of escolha.entries()) {
    if (escolha.filter((id) => id === um).length > (prato(um)?.vezes ?? 0)) return false;
    for (const [b, outro] of escolha.entries()) {
      const [diaA = '', diaB = ''] = [vagas[a]?.dia, vagas[b]?.dia];
      if (a !== b && um === outro && (diaA === diaB || seguinte(diaA, diaB))) return false;
      if (seguinte(diaA, diaB) && principal(um) !== null && principal(um) === principal(outro)) return false;
    }
  }
  return limites.every(({ vagas: onde, contagem, valores, operador, limite }) => {
    const com = onde.filter((v) => (valores.get(escolha[v] ?? 0) ?? 0) > 0);
    const valor =
      contagem === 'dias'
        ? new Set(com.map((v) => vagas[v]?.dia)).size
        : com.reduce((soma, v) => soma + (valores.get(escolha[v] ?? 0) ?? 0), 0);
    return operador === '>=' ? valor >= limite : valor <= limite;
  });
}

function custo({ vagas, pratos, sobras }: Problema, escolha: readonly number[]): number {
  const preco = escolha.reduce((soma, id) => soma + (pratos.find((prato) => prato.id === id)?.peso ?? 0), 0);
  return sobras.reduce((soma, { prazos, peso, usos }) => {
    const restos = prazos.map(({ validade, sobra }) => {
      const ate = escolha.filter((_, v) => (vagas[v]?.dia ?? '') <= validade);
      return sobra - ate.reduce((uso, id) => uso + (usos.get(id) ?? 0), 0);
    });
    return soma + peso * Math.max(0, ...restos);
  }, preco);
}

const escolhas = ([vaga, ...resto]: Problema['vagas']): number[][] =>
  vaga ? vaga.pratos.flatMap((id) => escolhas(resto).map((outras) => [id, ...outras])) : [[]];

const IDS = [1, 2, 3, 4];
const valores = fc
  .array(fc.integer({ min: 0, max: 5 }), { minLength: 4, maxLength: 4 })
  .map((lista) => new Map(lista.map((valor, i) => [i + 1, valor])));
const pratos = fc
  .array(
    fc.record({
      peso: fc.integer({ min: 0, max: 9 }),
      principal: fc.constantFrom(null, null, 7, 8),
      vezes: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 4, maxLength: 4 },
  )
  .map((lista) => lista.map((prato, i): PratoCandidato => ({ id: i + 1, ...prato })));
const limites = (vagas: number) =>
  fc.array(
    fc.record({
      chave: fc.constant('L'),
      vagas: fc.subarray([...Array(vagas).keys()]),
      contagem: fc.constantFrom<Limite['contagem']>('soma', 'dias'),
      valores,
      operador: fc.constantFrom<Limite['operador']>('>=', '<='),
      limite: fc.integer({ min: 0, max: 8 }),
    }),
    { maxLength: 3 },
  );
const sobras = fc.array(
  fc.record<SobraDoItem>({
    prazos: fc.array(fc.record({ validade: fc.constantFrom(...DIAS), sobra: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
      maxLength: 2,
    }),
    peso: fc.integer({ min: 1, max: 5 }),
    usos: valores,
  }),
  { maxLength: 2 },
);
const problemas = fc
  .array(fc.record({ dia: fc.constantFrom(...DIAS), pratos: fc.subarray(IDS) }), { minLength: 1, maxLength: 5 })
  .chain((vagas) =>
    fc.record<Problema>({
      vagas: fc.constant(vagas),
      pratos,
      limites: limites(vagas.length),
      sobras,
    }),
  );

it('agrees with trying every choice: feasible or not, the same optimum, and only choices that keep everything', () => {
  const vistos = { viaveis: 0, inviaveis: 0 };
  fc.assert(
    fc.property(problemas, (problema) => {
      const custos = escolhas(problema.vagas)
        .filter((escolha) => vale(problema, escolha))
        .map((escolha) => custo(problema, escolha));
      if (custos.length === 0) {
        vistos.inviaveis += 1;
        expect(resolver(problema).tipo).toBe('INVIAVEL');
        return;
      }
      vistos.viaveis += 1;
      const { escolha, objetivo } = escolher(problema);
      expect(objetivo).toBeCloseTo(Math.min(...custos), 5);
      expect(vale(problema, escolha)).toBe(true);
      escolha.forEach((id, v) => expect(problema.vagas[v]?.pratos).toContain(id));
    }),
    { numRuns: 400 },
  );
  expect(Math.min(vistos.viaveis, vistos.inviaveis)).toBeGreaterThan(50);
});

it('keeps a ceiling whose figures have more decimals than the model', () => {
  const terco = new Map(IDS.map((id) => [id, 1 / 3]));
  const teto = (limite: number): Problema => ({
    ...exemplo(),
    limites: [{ chave: 'TETO', vagas: TODAS, contagem: 'soma', valores: terco, operador: '<=', limite }],
    vagas: DIAS.map((dia) => ({ dia, pratos: IDS })),
  });
  expect(resolver(teto(1.66666)).tipo).toBe('INVIAVEL');
  expect(resolver(teto(1.667)).tipo).toBe('ESCOLHA');
});
