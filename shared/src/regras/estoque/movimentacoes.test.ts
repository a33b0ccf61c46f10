import { MovimentacaoRecebimento } from '../../contratos/estoque/movimentacoes.js';
import { violacoesDasPerdas } from './movimentacoes.js';

const SEM_TIPO = [{ campo: 'tipoObservacao', mensagem: 'Escolha o tipo da observação que explica a perda.' }];
const perdas = [{ produto: { id: 1 }, quantidade: 2 }];

test.each([
  [{ perdas }, SEM_TIPO],
  [{ tipoObservacao: '', perdas }, SEM_TIPO],
  [{ tipoObservacao: null, perdas }, SEM_TIPO],
  [{ tipoObservacao: 'VENCIDO', perdas }, []],
  [{ perdas: [] }, []],
] as const)('%j', (recebimento, violacoes) => expect(violacoesDasPerdas(recebimento)).toEqual(violacoes));

test('a receipt with a loss and no type is refused by its contract', () => {
  const recebimento = { idEstoque: 1, idMovimentacao: 2, perdas };
  expect(MovimentacaoRecebimento.safeParse(recebimento).error?.issues.map(({ path }) => path)).toEqual([
    ['tipoObservacao'],
  ]);
  expect(MovimentacaoRecebimento.safeParse({ ...recebimento, tipoObservacao: 'VENCIDO' }).success).toBe(true);
});
