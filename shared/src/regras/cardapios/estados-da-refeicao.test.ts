import { MAQUINA_REFEICAO, estadoDaRefeicao } from './estados-da-refeicao.js';

describe('meal', () => {
  it('is executed once; leftover and waste come after', () => {
    const pode = (executado: boolean) =>
      (['executar', 'registrarSobra', 'verDesperdicio', 'excluir'] as const).filter((acao) =>
        MAQUINA_REFEICAO.pode(acao, estadoDaRefeicao({ executado })),
      );
    expect(pode(false)).toEqual(['executar', 'excluir']);
    expect(pode(true)).toEqual(['registrarSobra', 'verDesperdicio', 'excluir']);
    expect(MAQUINA_REFEICAO.recusa('executar', 'EXECUTADA')).toBe(
      'Não é possível executar a refeição: a situação é "Executada".',
    );
  });
});
