import { STATUS_COMPRA } from '../../vocabulario/compras/solicitacoes.js';
import {
  MAQUINA_SOLICITACAO,
  statusAposRecebimento,
  statusAposEstorno,
  recusaVerRecebidos,
} from './estados-da-solicitacao.js';

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
