import { STATUS_AQUISICAO, type StatusAquisicao } from '../../vocabulario/compras/aquisicoes.js';
import { MAQUINA_AQUISICAO, recusaHomologacao, recusaNovaSolicitacao } from './estados-da-aquisicao.js';

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
