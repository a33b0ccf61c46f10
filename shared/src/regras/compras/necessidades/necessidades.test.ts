import { decimal } from '../../decimal.js';
import { type Candidato, distribuirEmContratos, type FaltaNaJanela } from './contratos.js';
import {
  embalagensPara,
  faltasPorJanela,
  inicioDaJanela,
  simularDias,
  type Suprimento,
  type UsoDoDia,
} from '../../estoque/simulacao.js';

/** A Monday and the day after. */
const SEGUNDA = '2026-11-23';
const TERCA = '2026-11-24';

const lote = (quantidade: number, dataValidade: string, mudanca: Partial<Suprimento> = {}): Suprimento => ({
  desde: SEGUNDA,
  aReceber: false,
  dataValidade,
  loteId: 1,
  quantidade,
  ...mudanca,
});
const pedido = (quantidade: number, desde = SEGUNDA): Suprimento =>
  lote(quantidade, '', { aReceber: true, dataValidade: null, loteId: null, desde });

/** 'day need stock expected missing' of each day. */
const simular = (usos: UsoDoDia[], suprimentos: Suprimento[]): string[] =>
  simularDias(usos, suprimentos).map((dia) =>
    [dia.dia, dia.necessidade, dia.doEstoque, dia.aReceber, dia.falta].map(String).join(' '),
  );

test('the worked example: school A lacks 2.6 kg of rice, a package of 5 kg', () => {
  // 120 students × 40 g on two days, 4 kg in stock of which 2 kg expire before the first day, 5 kg on order.
  const dias = simularDias(
    [
      { dia: SEGUNDA, quantidade: '4.8' },
      { dia: TERCA, quantidade: '4.8' },
    ],
    [lote(2, '2026-11-22'), lote(2, '2027-03-01', { loteId: 2 }), pedido(5)],
  );
  expect(dias.map(({ falta }) => falta.toString())).toEqual(['0', '2.6']);
  expect(embalagensPara('2.6', 5)).toBe(1);
});

test('a lot serves until its last day, and the one that expires first is used first', () => {
  const usos = [SEGUNDA, TERCA].map((dia) => ({ dia, quantidade: 3 }));
  expect(simular(usos, [lote(4, '2026-12-31', { loteId: 2 }), lote(4, SEGUNDA)])).toEqual([
    `${SEGUNDA} 3 3 0 0`,
    `${TERCA} 3 3 0 0`,
  ]);
  // Also when the lot that expires first was registered last; of one expiry the first registered goes first.
  const validos = [lote(4, '2026-12-31'), lote(4, SEGUNDA, { loteId: 2 })];
  expect(simular(usos, validos)).toEqual([`${SEGUNDA} 3 3 0 0`, `${TERCA} 3 3 0 0`]);
  const iguais = [lote(4, TERCA, { loteId: 2 }), lote(4, TERCA, { loteId: 1, aReceber: true })];
  expect(simular([{ dia: SEGUNDA, quantidade: 3 }], iguais)).toEqual([`${SEGUNDA} 3 0 3 0`]);
  expect(simular(usos, [lote(6, SEGUNDA)])).toEqual([`${SEGUNDA} 3 3 0 0`, `${TERCA} 3 0 0 3`]);
});

test('goods on the way serve from the day on which they are there, requests after every lot', () => {
  const usos = [SEGUNDA, TERCA].map((dia) => ({ dia, quantidade: 2 }));
  expect(simular(usos, [lote(9, '2027-01-01', { desde: TERCA, aReceber: true })])).toEqual([
    `${SEGUNDA} 2 0 0 2`,
    `${TERCA} 2 0 2 0`,
  ]);
  for (const suprimentos of [
    [pedido(3), lote(3, '2027-01-01')],
    [lote(3, '2027-01-01'), pedido(3)],
  ])
    expect(simular(usos, suprimentos)).toEqual([`${SEGUNDA} 2 2 0 0`, `${TERCA} 2 1 1 0`]);
});

test('the uses of a day are added, a day of zero is left out, and thirds leave no residue', () => {
  const terco = decimal(1).div(3);
  expect(
    simular(
      [
        { dia: TERCA, quantidade: 0 },
        { dia: SEGUNDA, quantidade: terco },
        { dia: SEGUNDA, quantidade: terco },
        { dia: SEGUNDA, quantidade: terco },
      ],
      [lote(1, '2027-01-01')],
    ),
  ).toEqual([`${SEGUNDA} 1 1 0 0`]);
  expect(embalagensPara(decimal(10).div(3).times(3), 5)).toBe(2);
});

test('a perishable food is delivered by week, Monday to Sunday, others once', () => {
  const periodo = { inicio: '2026-11-25', perecivel: true };
  expect(inicioDaJanela('2026-11-25', periodo)).toBe('2026-11-25');
  expect(inicioDaJanela('2026-11-29', periodo)).toBe('2026-11-25');
  expect(inicioDaJanela('2026-11-30', periodo)).toBe('2026-11-30');
  expect(inicioDaJanela('2026-12-06', periodo)).toBe('2026-11-30');
  expect(inicioDaJanela('2026-12-06', { ...periodo, perecivel: false })).toBe('2026-11-25');
  const dias = simularDias(
    ['2026-11-26', '2026-11-27', '2026-12-01'].map((dia) => ({ dia, quantidade: '1.2' })),
    [],
  );
  const escrever = ({ janela, falta }: { janela: string; falta: { toString: () => string } }) =>
    `${janela} ${falta.toString()}`;
  expect(faltasPorJanela(dias, periodo).map(escrever)).toEqual(['2026-11-25 2.4', '2026-11-30 1.2']);
  expect(faltasPorJanela(dias, { ...periodo, perecivel: false }).map(escrever)).toEqual(['2026-11-25 3.6']);
  // 0.0003 kg is no shortage and no package; two of them in one window are one.
  const migalhas = simularDias(
    ['2026-11-26', '2026-12-01', '2026-12-02'].map((dia) => ({ dia, quantidade: '0.0003' })),
    [],
  );
  expect(faltasPorJanela(migalhas, periodo).map(escrever)).toEqual(['2026-11-30 0.0006']);
});

const A = { id: 1, codigoInep: '29000001' };
const B = { id: 2, codigoInep: '29000002' };
const ARROZ = { chave: 'arroz', nome: 'ARROZ' };
const falta = (unidade: FaltaNaJanela['unidade'], quantidade: string, mudanca: Partial<FaltaNaJanela> = {}) => ({
  unidade,
  item: ARROZ,
  janela: SEGUNDA,
  falta: decimal(quantidade),
  ...mudanca,
});
const candidato = (mudanca: Partial<Candidato> = {}): Candidato => ({
  itemPropostaId: 1,
  aquisicaoId: 1,
  produtoId: 1,
  conteudo: decimal(5),
  precoUnidade: '27.50',
  agriculturaFamiliar: false,
  vigencia: '2026-12-31',
  disponivel: 1000,
  ...mudanca,
});
interface Opcoes {
  valor?: string;
  familiarPrimeiro?: boolean;
}
/** 'unit item-of-proposal packages' of each line, then 'unit rest last' of the uncovered part. */
function distribuir(
  faltas: FaltaNaJanela[],
  candidatos: Candidato[],
  { valor = '1000000', familiarPrimeiro = false }: Opcoes = {},
) {
  const valores = new Map(candidatos.map(({ aquisicaoId }) => [aquisicaoId, valor]));
  const { pedidos, semCobertura } = distribuirEmContratos(faltas, new Map([['arroz', candidatos]]), valores, {
    familiarPrimeiro,
  });
  return [
    ...pedidos.map((um) => `${um.falta.unidade.id} ${um.candidato.itemPropostaId} ${um.embalagens}`),
    ...semCobertura.map((um) => `${um.falta.unidade.id} ${um.resta.toString()} ${um.ultimo?.itemPropostaId ?? 'none'}`),
  ];
}

test('the worked example: of two packages left the units get one each, and one is missing', () => {
  // 0.760 kg are left of 5.760: one more package.
  const sobra = distribuir([falta(B, '5.76'), falta(A, '2.6')], [candidato({ disponivel: 2 })]);
  expect(sobra).toEqual(['1 1 1', '2 1 1', '2 0.76 1']);
  expect(embalagensPara('0.76', 5)).toBe(1);
});

test('scarce packages go by window, then by INEP code; a unit without a code is last', () => {
  const semCodigo = { id: 0, codigoInep: null };
  expect(
    distribuir(
      [falta(semCodigo, '5'), falta(B, '5'), falta(A, '5', { janela: TERCA })],
      [candidato({ disponivel: 2 })],
    ),
  ).toEqual(['2 1 1', '0 1 1', '1 5 1']);
});

test('the cheaper kilogram comes first, and family farming before it only when asked', () => {
  // Half a kilogram needs a package too.
  expect(distribuir([falta(A, '0.5')], [candidato()])).toEqual(['1 1 1']);
  // 5 kg at 27.50 is 5.50 a kg; 1 kg at 5.40 is cheaper.
  const ofertas = [
    candidato({ agriculturaFamiliar: true }),
    candidato({ itemPropostaId: 2, conteudo: decimal(1), precoUnidade: '5.40' }),
  ];
  expect(distribuir([falta(A, '6')], ofertas)).toEqual(['1 2 6']);
  expect(distribuir([falta(A, '6')], ofertas, { familiarPrimeiro: true })).toEqual(['1 1 2']);
});

test('each candidate covers whole packages, and the rest goes on to the next', () => {
  const ofertas = [
    candidato({ disponivel: '1.9' }),
    candidato({ itemPropostaId: 2, conteudo: decimal(1), precoUnidade: '9.00' }),
  ];
  expect(distribuir([falta(A, '7.2')], ofertas)).toEqual(['1 1 1', '1 2 3']);
});

test('the value that is left in a contract limits whole packages', () => {
  // 82.49 buys two packages of 27.50.
  expect(distribuir([falta(A, '15')], [candidato()], { valor: '82.49' })).toEqual(['1 1 2', '1 5 1']);
  expect(distribuir([falta(A, '15')], [candidato()], { valor: '82.50' })).toEqual(['1 1 3']);
  expect(distribuir([falta(A, '15')], [candidato({ precoUnidade: 0 })], { valor: '0' })).toEqual(['1 1 3']);
});

test('a request reduces the contract for the next one; a contract of unknown value has nothing', () => {
  // 60.00 buys two packages of 27.50, one for each unit.
  const duas = [falta(A, '5'), falta(B, '10')];
  expect(distribuir(duas, [candidato()], { valor: '60' })).toEqual(['1 1 1', '2 1 1', '2 5 1']);
  const outro = candidato({ itemPropostaId: 2, conteudo: decimal(1), precoUnidade: '27.50' });
  expect(distribuir([falta(A, '7')], [candidato({ disponivel: 1 }), outro], { valor: '60' })).toEqual([
    '1 1 1',
    '1 2 1',
    '1 1 2',
  ]);
  const semValor = distribuirEmContratos(
    [falta(A, '5')],
    new Map([['arroz', [candidato({ precoUnidade: '1.00' })]]]),
    new Map(),
    { familiarPrimeiro: false },
  );
  expect([semValor.pedidos, semValor.semCobertura.length]).toEqual([[], 1]);
});

test('a contract must be valid on the first day of the last window that lacks something', () => {
  const vence = candidato({ vigencia: '2026-11-29' });
  const segunda = falta(A, '5', { janela: '2026-11-30' });
  expect(distribuir([falta(A, '5')], [vence])).toEqual(['1 1 1']);
  expect(distribuir([falta(A, '5'), segunda], [vence])).toEqual(['1 5 none', '1 5 none']);
  expect(distribuir([segunda], [candidato({ vigencia: '2026-11-30' })])).toEqual(['1 1 1']);
});
