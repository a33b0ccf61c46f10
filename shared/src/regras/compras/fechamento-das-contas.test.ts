import {
  pendenciasDoFechamento,
  violacoesDaCorrecao,
  violacoesDoFechamento,
  type Somados,
} from './fechamento-das-contas.js';

test.each([
  [2025, '2026-01-01', 0],
  [2026, '2026-12-31', 1],
  [2027, '2026-12-31', 1],
])('the accounts of %s are closed on %s with %s violations', (ano, hoje, violacoes) => {
  expect(violacoesDoFechamento(ano, hoje)).toHaveLength(violacoes);
});

test('a year that has not ended is refused with the first day on which it can be closed', () => {
  expect(violacoesDoFechamento(2026, '2026-11-18')).toEqual([
    {
      campo: 'ano',
      mensagem: 'O ano de 2026 ainda não terminou. As contas são fechadas a partir de 01/01/2027.',
    },
  ]);
});

test.each([
  [2025, undefined, 1],
  [2025, '  ', 1],
  [2025, 'Ordem esquecida', 0],
  [2026, undefined, 0],
])('what is written into %s with the reason %p has %s violations while 2025 is closed', (ano, motivo, violacoes) => {
  expect(violacoesDaCorrecao({ ano, motivo }, [2025])).toHaveLength(violacoes);
});

const NADA: Somados = { quantos: 0, valor: 0 };
const NENHUM = { semGrau: 0, aPagar: NADA, saidas: NADA, semLancamento: NADA, usarAte: null };

test('nothing open is no sentence', () => {
  expect(pendenciasDoFechamento(NENHUM)).toEqual([]);
});

test('each kind of what is open has a sentence, in the order of the work', () => {
  expect(
    pendenciasDoFechamento({
      semGrau: '60.5',
      aPagar: { quantos: 2, valor: 70 },
      saidas: { quantos: 1, valor: 7 },
      semLancamento: { quantos: 3, valor: '1234.5' },
      usarAte: '19/02/2021',
    }),
  ).toEqual([
    'R$ 60,50 do que foi recebido são de itens sem grau de processamento.',
    '2 notas recebidas no ano ainda têm R$ 70,00 a pagar.',
    'Uma saída do extrato, de R$ 7,00, não foi conciliada com um pagamento.',
    '3 pagamentos, que somam R$ 1.234,50, não estão no extrato importado.',
    'O saldo ainda pode ser usado até 19/02/2021: o saldo desse dia ficará em branco.',
  ]);
});

test('one of a kind is written in the singular', () => {
  const um = { quantos: 1, valor: 7 };
  expect(pendenciasDoFechamento({ ...NENHUM, aPagar: um, semLancamento: um })).toEqual([
    'Uma nota recebida no ano ainda tem R$ 7,00 a pagar.',
    'Um pagamento de R$ 7,00 não está no extrato importado.',
  ]);
  expect(pendenciasDoFechamento({ ...NENHUM, saidas: { quantos: 2, valor: 7 } })).toEqual([
    '2 saídas do extrato, que somam R$ 7,00, não foram conciliadas com um pagamento.',
  ]);
});
