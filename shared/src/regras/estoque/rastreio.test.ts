import { somaDoLote } from './rastreio.js';

const soma = (parcelas: Parameters<typeof somaDoLote>[0]) => {
  const { entrou, destinado, fecha } = somaDoLote(parcelas);
  return [entrou.toNumber(), destinado.toNumber(), fecha];
};

test('the example of the specification closes: 50 + 15 in stock, 20 in transit, 12 cooked, 3 lost of 100', () => {
  expect(
    soma([
      { parcela: 'RECEBIDO', total: 100 },
      { parcela: 'EM_ESTOQUE', total: 65 },
      { parcela: 'EM_TRANSITO', total: 20 },
      { parcela: 'REFEICOES', total: 12 },
      { parcela: 'PERDIDO', total: 3 },
    ]),
  ).toEqual([100, 100, true]);
});

test('a count that found less lowers what came in', () => {
  expect(
    soma([
      { parcela: 'ADICIONADO', total: 0.3 },
      { parcela: 'AJUSTADO', total: -0.1 },
      { parcela: 'EM_ESTOQUE', total: 0.2 },
    ]),
  ).toEqual([0.2, 0.2, true]);
});

test('a package that is nowhere leaves the sum open', () => {
  expect(
    soma([
      { parcela: 'RECEBIDO', total: 10 },
      { parcela: 'EM_ESTOQUE', total: 9 },
    ]),
  ).toEqual([10, 9, false]);
});
