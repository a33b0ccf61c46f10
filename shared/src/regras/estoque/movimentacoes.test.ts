import { violacoesDoDestino, violacoesDasPerdas } from './movimentacoes.js';

const SEM_TIPO = [{ campo: 'tipoObservacao', mensagem: 'Escolha o tipo da observação que explica a perda.' }];
const perdas = [{ produto: { id: 1 }, quantidade: 2 }];

test.each([
  [{ perdas }, SEM_TIPO],
  [{ tipoObservacao: '', perdas }, SEM_TIPO],
  [{ tipoObservacao: null, perdas }, SEM_TIPO],
  [{ tipoObservacao: 'VENCIDO', perdas }, []],
  [{ perdas: [] }, []],
] as const)('%j', (recebimento, violacoes) => expect(violacoesDasPerdas(recebimento)).toEqual(violacoes));

it('moves goods only to another stock', () => {
  expect(violacoesDoDestino(1, 2)).toEqual([]);
  expect(violacoesDoDestino(1, undefined)).toEqual([]);
  expect(violacoesDoDestino(undefined, undefined)).toEqual([]);
  expect(violacoesDoDestino(1, 1)).toEqual([
    { campo: 'destino', mensagem: 'A unidade de destino deve ser diferente da unidade de origem.' },
  ]);
});
