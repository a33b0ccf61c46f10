import type { StatusAquisicao } from '../../vocabulario/compras/aquisicoes.js';
import { andamentoDaAquisicao, andamentoDaRefeicao, andamentoDaSolicitacao } from './andamento.js';

const HOJE = '2026-03-10';

describe('acquisition', () => {
  const andamento = (status: StatusAquisicao, vigencia: string, { parcial = '100.00', podeSolicitar = true } = {}) =>
    andamentoDaAquisicao({ status, vigencia, valor: '100.00', valorParcial: parcial }, HOJE, podeSolicitar);
  const PASSOS = ['Pendente', 'Vigente', 'Vencida'];

  it('waits for its homologation, or names the gap', () => {
    expect(andamento('PENDENTE', HOJE)).toEqual({
      passos: PASSOS,
      atual: 0,
      interrompido: false,
      acao: 'homologar',
      motivo: null,
    });
    expect(andamento('PENDENTE', HOJE, { parcial: '99.99' })).toMatchObject({
      acao: null,
      motivo:
        'Não é possível homologar a aquisição: o valor parcial (R$ 99,99) é diferente do valor total (R$ 100,00).',
    });
  });

  it('takes requests until its last day, from users who may make them', () => {
    expect(andamento('VIGENTE', HOJE)).toMatchObject({ passos: PASSOS, atual: 1, acao: 'solicitar', motivo: null });
    expect(andamento('VIGENTE', HOJE, { podeSolicitar: false })).toMatchObject({
      atual: 1,
      acao: null,
      motivo: 'As compras são solicitadas por quem tem a permissão de solicitações.',
    });
    expect(andamento('VIGENTE', '2026-03-09')).toMatchObject({
      atual: 2,
      acao: null,
      motivo: 'Não é possível solicitar compras desta aquisição: a vigência terminou em 09/03/2026.',
    });
  });

  it('ends when it is cancelled', () => {
    expect(andamento('CANCELADA', HOJE)).toEqual({
      passos: ['Pendente', 'Cancelada'],
      atual: 1,
      interrompido: true,
      acao: null,
      motivo: 'A aquisição foi cancelada.',
    });
  });
});

describe('purchase request', () => {
  it.each([
    ['AGUARDANDO', ['Aguardando', 'Entrega parcial', 'Recebida'], 0, false, 'receber', null],
    ['ENVIADA', ['Aguardando', 'Entrega parcial', 'Recebida'], 1, false, 'receber', null],
    ['DEVOLVIDA', ['Aguardando', 'Devolvida', 'Recebida'], 1, true, 'receber', null],
    [
      'RECEBIDA',
      ['Aguardando', 'Entrega parcial', 'Recebida'],
      3,
      false,
      null,
      'Tudo o que foi solicitado já foi recebido.',
    ],
    ['CANCELADA', ['Aguardando', 'Cancelada'], 1, true, null, 'A solicitação foi cancelada.'],
  ] as const)('%s', (status, passos, atual, interrompido, acao, motivo) => {
    expect(andamentoDaSolicitacao({ status })).toEqual({ passos, atual, interrompido, acao, motivo });
  });
});

test('a meal is executed, then its leftover is weighed', () => {
  const passos = ['Registrada', 'Executada', 'Sobra registrada'];
  const andamento = (executado: boolean, sobraDeAlimentos: number | null) =>
    andamentoDaRefeicao({ executado, sobraDeAlimentos });
  expect(andamento(false, null)).toEqual({ passos, atual: 0, interrompido: false, acao: 'executar', motivo: null });
  expect(andamento(true, null)).toMatchObject({ atual: 1, acao: 'registrarSobra', motivo: null });
  expect(andamento(true, 0)).toMatchObject({
    atual: 3,
    acao: null,
    motivo: 'A refeição foi executada e a sobra, registrada.',
  });
});
