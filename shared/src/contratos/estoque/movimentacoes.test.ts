import { MovimentacaoRecebimento } from './movimentacoes.js';

const perdas = [{ produto: { id: 1 }, quantidade: 2 }];

test('a receipt with a loss and no type is refused by its contract', () => {
  const recebimento = { idEstoque: 1, idMovimentacao: 2, perdas };
  expect(MovimentacaoRecebimento.safeParse(recebimento).error?.issues.map(({ path }) => path)).toEqual([
    ['tipoObservacao'],
  ]);
  expect(MovimentacaoRecebimento.safeParse({ ...recebimento, tipoObservacao: 'VENCIDO' }).success).toBe(true);
});
