import { STATUS_MOVIMENTACAO } from '../../vocabulario/estoque/movimentacoes.js';
import { MAQUINA_MOVIMENTACAO, recusaReceberMovimentacao } from './estados-da-movimentacao.js';

describe('movement', () => {
  it('ends once, by its destination or by cancelling', () => {
    for (const acao of ['receber', 'cancelar'] as const)
      expect(STATUS_MOVIMENTACAO.filter((s) => MAQUINA_MOVIMENTACAO.pode(acao, s))).toEqual(['EM_TRANSITO']);
    expect(recusaReceberMovimentacao({ status: 'EM_TRANSITO', destino: 2 }, 2)).toBeNull();
    expect(recusaReceberMovimentacao({ status: 'EM_TRANSITO', destino: 2 }, 1)).toBe(
      'Só a unidade de destino pode receber a movimentação.',
    );
    expect(recusaReceberMovimentacao({ status: 'RECEBIDA', destino: 2 }, 2)).toBe(
      'Não é possível receber a movimentação: a situação é "Recebida".',
    );
  });
});
