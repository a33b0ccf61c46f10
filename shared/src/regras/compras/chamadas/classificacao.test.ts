import fc from 'fast-check';
import { somar } from '../../decimal.js';
import { LOCALIDADES } from '../../../vocabulario/compras/chamadas-publicas.js';
import { TIPOS_CAF } from '../../../vocabulario/cadastros/fornecedores.js';
import { classificar, type ProjetoClassificado } from './classificacao.js';
import { numerosDoSorteio } from './sorteio.js';

const FEIJAO = 1;
const ITEM = { produto: FEIJAO, quantidade: 1000, preco: '7.40' };

const projeto = (id: number, quantidade: number, mudanca: Partial<ProjetoClassificado> = {}): ProjetoClassificado => ({
  id,
  localidade: 'LOCAL',
  prioritario: false,
  organico: false,
  organizacao: 'FORNECEDOR_INDIVIDUAL',
  saldoDoTeto: 40_000,
  ofertas: [{ produto: FEIJAO, quantidade }],
  ...mudanca,
});

const legivel = (colocacoes: ReturnType<typeof classificar>[number] | undefined) =>
  colocacoes?.map(({ projeto: id, quantidade, valor }) => [id, quantidade.toNumber(), valor.toFixed(2)]);

/** The projects P1 to P5 of chamada-publica.json. */
const PROJETOS = [
  projeto(1, 300),
  projeto(2, 500, { localidade: 'IMEDIATA', prioritario: true, organico: true, organizacao: 'GRUPO_FORMAL' }),
  projeto(3, 400, { organico: true, organizacao: 'GRUPO_FORMAL' }),
  projeto(4, 250, { prioritario: true, organizacao: 'GRUPO_INFORMAL' }),
  projeto(5, 1000, { localidade: 'ESTADO', organizacao: 'GRUPO_FORMAL' }),
];

test('1,000 kg of beans at R$ 7.40 go to four of the five projects of chamada-publica.json, R$ 7,400.00 in all', () => {
  const [feijao] = classificar([ITEM], PROJETOS, 1);
  expect(legivel(feijao)).toEqual([
    [4, 250, '1850.00'],
    [3, 400, '2960.00'],
    [1, 300, '2220.00'],
    [2, 50, '370.00'],
    [5, 0, '0.00'],
  ]);
  expect(somar(feijao?.map(({ valor }) => valor) ?? []).toFixed(2)).toBe('7400.00');
  expect(feijao?.some(({ sorteada }) => sorteada)).toBe(false);
});

test('a formal group goes before an informal one and that before a single supplier, all else equal', () => {
  const [feijao] = classificar(
    [ITEM],
    [projeto(1, 1), projeto(2, 1, { organizacao: 'GRUPO_INFORMAL' }), projeto(3, 1, { organizacao: 'GRUPO_FORMAL' })],
    1,
  );
  expect(feijao?.map(({ projeto: id }) => id)).toEqual([3, 2, 1]);
});

test('each item has a ranking of its own, of the projects that offer it', () => {
  const arroz = { produto: 2, quantidade: 10, preco: 5 };
  const [feijao, doArroz] = classificar(
    [ITEM, arroz],
    [projeto(1, 5), projeto(2, 5, { organico: true, ofertas: [{ produto: 2, quantidade: 20 }] })],
    1,
  );
  expect(legivel(feijao)).toEqual([[1, 5, '37.00']]);
  expect(legivel(doArroz)).toEqual([[2, 10, '50.00']]);
});

describe('ceiling of a CAF', () => {
  // R$ 40,000.00 less R$ 31,500.00 that are contracted already.
  const SALDO = 8_500;

  it.each([
    ['takes exactly R$ 8,500.00', '8.50', 1000, 1000, '8500.00', false],
    ['cuts R$ 8,500.01 to whole units below', '8500.01', 1, 0, '0.00', true],
    ['cuts 1,000 units of R$ 9.00 to 944 of R$ 8,496.00', '9.00', 1000, 944, '8496.00', true],
  ])('%s', (_, preco, pedida, quantidade, valor, limitada) => {
    const [[colocada] = []] = classificar(
      [{ produto: FEIJAO, quantidade: pedida, preco }],
      [projeto(1, pedida, { saldoDoTeto: SALDO })],
      1,
    );
    expect([colocada?.quantidade.toNumber(), colocada?.valor.toFixed(2), colocada?.limitada]).toEqual([
      quantidade,
      valor,
      limitada,
    ]);
  });

  test('what one project cannot take goes to the next, and the second item has what the first left', () => {
    const itens = [
      { produto: 1, quantidade: 100, preco: 80 },
      { produto: 2, quantidade: 100, preco: 10 },
    ];
    const ofertas = itens.map(({ produto, quantidade }) => ({ produto, quantidade }));
    const [um, dois] = classificar(
      itens,
      [projeto(1, 0, { organico: true, saldoDoTeto: SALDO, ofertas }), projeto(2, 0, { ofertas })],
      1,
    );
    expect(legivel(um)).toEqual([
      [1, 100, '8000.00'],
      [2, 0, '0.00'],
    ]);
    // R$ 500.00 are left: 50 of R$ 10.00.
    expect(legivel(dois)).toEqual([
      [1, 50, '500.00'],
      [2, 50, '500.00'],
    ]);
  });
});

describe('draw', () => {
  test('the numbers of seed 1 are those that the generator is published with', () => {
    // 48271² is 2,330,089,441, less 2,147,483,647.
    expect([...numerosDoSorteio(1, [9, 4])]).toEqual([
      [4, 48_271],
      [9, 182_605_794],
    ]);
  });

  test('decides between equal projects, marks them, and gives the same order for the same seed', () => {
    // With seed 2147483646 the first number is 2147483647 − 48271, the second 2147483647 − 182605794, which is smaller.
    const iguais = [projeto(1, 10), projeto(2, 10), projeto(3, 10, { organico: true })];
    const ordem = (semente: number, projetos = iguais) =>
      classificar([ITEM], projetos, semente)[0]?.map(({ projeto: id, sorteada }) => [id, sorteada]);
    expect(ordem(1)).toEqual([
      [3, false],
      [1, true],
      [2, true],
    ]);
    expect(ordem(2_147_483_646)).toEqual([
      [3, false],
      [2, true],
      [1, true],
    ]);
    expect(ordem(1, [...iguais].reverse())).toEqual(ordem(1));
  });
});

test('no item, offer or ceiling is ever exceeded, whatever the projects', () => {
  const umProjeto = fc.record({
    localidade: fc.constantFrom(...LOCALIDADES),
    prioritario: fc.boolean(),
    organico: fc.boolean(),
    organizacao: fc.constantFrom(...TIPOS_CAF),
    saldoDoTeto: fc.integer({ min: 0, max: 5000 }),
    ofertas: fc
      .array(fc.integer({ min: 1, max: 200 }), { minLength: 2, maxLength: 2 })
      .map((quantidades) => quantidades.map((quantidade, n) => ({ produto: n + 1, quantidade }))),
  });
  fc.assert(
    fc.property(
      fc.array(umProjeto, { maxLength: 6 }),
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 1, max: 2_147_483_646 }),
      (semId, centavos, semente) => {
        const projetos = semId.map((dados, n) => ({ ...dados, id: n + 1 }));
        const itens = [1, 2].map((produto) => ({ produto, quantidade: 300, preco: centavos / 100 }));
        const colocadas = classificar(itens, projetos, semente);
        for (const item of colocadas) {
          expect(somar(item.map(({ quantidade }) => quantidade)).lte(300)).toBe(true);
          expect(item.every(({ quantidade, ofertada }) => quantidade.gte(0) && quantidade.lte(ofertada))).toBe(true);
        }
        for (const { id, saldoDoTeto } of projetos) {
          const seus = colocadas.flat().filter((colocada) => colocada.projeto === id);
          expect(somar(seus.map(({ valor }) => valor)).lte(saldoDoTeto)).toBe(true);
        }
      },
    ),
  );
});
