import { STATUS_AQUISICAO, type StatusAquisicao } from '../vocabulario/compras/aquisicoes.js';
import { STATUS_MOVIMENTACAO } from '../vocabulario/estoque/movimentacoes.js';
import { STATUS_COMPRA } from '../vocabulario/compras/solicitacoes.js';
import { MAQUINA_AQUISICAO, recusaHomologacao, recusaNovaSolicitacao } from './compras/estados-da-aquisicao.js';
import { MAQUINA_MOVIMENTACAO, recusaReceberMovimentacao } from './estoque/estados-da-movimentacao.js';
import { estadoDaRefeicao, MAQUINA_REFEICAO } from './cardapios/estados-da-refeicao.js';
import {
  MAQUINA_SOLICITACAO,
  recusaVerRecebidos,
  statusAposEstorno,
  statusAposRecebimento,
} from './compras/estados-da-solicitacao.js';

const HOJE = '2026-03-10';

describe('acquisition', () => {
  it.each([
    ['editar', ['PENDENTE']],
    ['excluir', ['PENDENTE', 'CANCELADA']],
    ['homologar', ['PENDENTE']],
    ['cancelar', ['PENDENTE', 'VIGENTE']],
    ['aditivar', ['VIGENTE']],
    ['solicitar', ['VIGENTE']],
    ['notificar', ['PENDENTE', 'VIGENTE', 'CANCELADA']],
  ] as const)('%s is possible in %s', (acao, estados) => {
    expect(STATUS_AQUISICAO.filter((status) => MAQUINA_AQUISICAO.pode(acao, status))).toEqual(estados);
  });

  it('names the state when it refuses', () => {
    expect(MAQUINA_AQUISICAO.recusa('editar', 'VIGENTE')).toBe(
      'Não é possível editar a aquisição: a situação é "Vigente".',
    );
    expect(MAQUINA_AQUISICAO.recusa('editar', 'PENDENTE')).toBeNull();
  });

  it('changes to the state of the action', () => {
    expect(MAQUINA_AQUISICAO.depois('homologar', 'PENDENTE')).toBe('VIGENTE');
    expect(MAQUINA_AQUISICAO.depois('cancelar', 'VIGENTE')).toBe('CANCELADA');
    expect(MAQUINA_AQUISICAO.depois('editar', 'PENDENTE')).toBe('PENDENTE');
  });

  const aquisicao = (status: StatusAquisicao, vigencia: string, parcial = '100.00') => ({
    status,
    vigencia,
    valor: '100.00',
    valorParcial: parcial,
  });

  it('is homologated when partial equals total and the validity is not past', () => {
    expect(recusaHomologacao(aquisicao('PENDENTE', HOJE), HOJE)).toBeNull();
    expect(recusaHomologacao(aquisicao('PENDENTE', '2026-03-09'), HOJE)).toBe(
      'Não é possível homologar a aquisição: a vigência terminou em 09/03/2026.',
    );
    expect(recusaHomologacao(aquisicao('PENDENTE', HOJE, '99.99'), HOJE)).toBe(
      'Não é possível homologar a aquisição: o valor parcial (R$ 99,99) é diferente do valor total (R$ 100,00).',
    );
    expect(recusaHomologacao(aquisicao('VIGENTE', HOJE), HOJE)).toBe(
      'Não é possível homologar a aquisição: a situação é "Vigente".',
    );
  });

  it('accepts no request after its last day', () => {
    expect(recusaNovaSolicitacao(aquisicao('VIGENTE', HOJE), HOJE)).toBeNull();
    expect(recusaNovaSolicitacao(aquisicao('VIGENTE', '2026-03-09'), HOJE)).toBe(
      'Não é possível solicitar compras desta aquisição: a vigência terminou em 09/03/2026.',
    );
    expect(recusaNovaSolicitacao(aquisicao('PENDENTE', HOJE), HOJE)).toBe(
      'Não é possível solicitar compras desta aquisição: a situação é "Pendente".',
    );
  });
});

describe('purchase request', () => {
  it.each([
    ['receber', ['AGUARDANDO', 'ENVIADA', 'DEVOLVIDA']],
    ['editar', ['AGUARDANDO', 'ENVIADA', 'DEVOLVIDA']],
    ['cancelar', ['AGUARDANDO', 'DEVOLVIDA']],
    ['verRecebidos', ['ENVIADA', 'RECEBIDA', 'DEVOLVIDA']],
    ['estornar', ['ENVIADA', 'RECEBIDA', 'DEVOLVIDA']],
  ] as const)('%s is possible in %s', (acao, estados) => {
    expect(STATUS_COMPRA.filter((status) => MAQUINA_SOLICITACAO.pode(acao, status))).toEqual(estados);
  });

  it('is refused with the label of the state', () => {
    expect(MAQUINA_SOLICITACAO.recusa('cancelar', 'ENVIADA')).toBe(
      'Não é possível cancelar a solicitação: a situação é "Entrega parcial".',
    );
  });

  it.each([
    [
      [
        ['10', '0'],
        ['5', '0'],
      ],
      'DEVOLVIDA',
    ],
    [
      [
        ['10', '0.001'],
        ['5', '0'],
      ],
      'ENVIADA',
    ],
    [
      [
        ['10', '10'],
        ['5', '4.999'],
      ],
      'ENVIADA',
    ],
    [
      [
        ['10.000', '10'],
        ['5', '5'],
      ],
      'RECEBIDA',
    ],
  ] as const)('with %j it is %s', (itens, status) => {
    expect(statusAposRecebimento(itens.map(([solicitada, recebida]) => ({ solicitada, recebida })))).toBe(status);
  });
});

describe('a receipt that was reversed', () => {
  it('leaves the state that follows from the others', () => {
    const itens = [{ solicitada: '10', recebida: '0' }];
    expect([
      statusAposEstorno(itens, 0),
      statusAposEstorno(itens, 1),
      statusAposEstorno([{ solicitada: '10', recebida: '4' }], 1),
    ]).toEqual(['AGUARDANDO', 'DEVOLVIDA', 'ENVIADA']);
  });

  it('can be read in every state', () => {
    expect(recusaVerRecebidos({ status: 'CANCELADA', temRecebimentos: true })).toBeNull();
    expect(recusaVerRecebidos({ status: 'AGUARDANDO', temRecebimentos: false })).toBe(
      'Não é possível ver o recebimento da solicitação: a situação é "Aguardando".',
    );
  });
});

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
