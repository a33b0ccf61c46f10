import fc from 'fast-check';
import { violacoesDaQuantidade, violacoesDaSolicitacao } from './solicitacoes.js';

it('accepts a quantity exactly between the received and the available one, in thousandths', () => {
  fc.assert(
    fc.property(fc.nat(50_000), fc.nat(50_000), fc.nat(50_000), (disponivel, recebida, pedida) => {
      const limites = { disponivel: disponivel / 1000, recebida: recebida / 1000 };
      const passa = pedida <= disponivel && pedida >= recebida;
      expect(violacoesDaQuantidade(limites, pedida / 1000).length === 0).toBe(passa);
    }),
  );
});

it('names the product if requested', () => {
  const limites = { disponivel: '1234.5', recebida: '2' };
  expect(violacoesDaQuantidade(limites, 1235)).toEqual([{ campo: 'quantidade', mensagem: 'Máximo: 1.234,5.' }]);
  expect(violacoesDaQuantidade({ ...limites, nome: 'ARROZ' }, 1)).toEqual([
    { campo: 'quantidade', mensagem: 'Já recebido de Arroz: 2.' },
  ]);
});

it('requires at least one item', () => {
  expect(violacoesDaSolicitacao([0, '0.001'])).toEqual([]);
  expect(violacoesDaSolicitacao([0, '0.000'])).toEqual([{ campo: 'itens', mensagem: 'Solicite ao menos um item.' }]);
  expect(violacoesDaSolicitacao([])).toEqual([{ campo: 'itens', mensagem: 'Solicite ao menos um item.' }]);
});
