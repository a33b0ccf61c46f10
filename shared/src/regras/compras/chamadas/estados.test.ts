import { STATUS_CHAMADA } from '../../../vocabulario/compras/chamadas-publicas.js';
import { MAQUINA_CHAMADA, recusaClassificacao, recusaPublicacao } from './estados.js';

const HOJE = '2026-03-10';
const tres = [{ valor: 1 }, { valor: 1 }, { valor: 1 }];

it.each([
  ['editar', ['RASCUNHO']],
  ['publicar', ['RASCUNHO']],
  ['receberProjetos', ['PUBLICADA']],
  ['classificar', ['PUBLICADA']],
  ['homologar', ['EM_SELECAO']],
  ['contratar', ['HOMOLOGADA']],
  ['cancelar', ['RASCUNHO', 'PUBLICADA', 'EM_SELECAO']],
] as const)('%s is possible in %s', (acao, estados) => {
  expect(STATUS_CHAMADA.filter((status) => MAQUINA_CHAMADA.pode(acao, status))).toEqual(estados);
});

describe('publishing', () => {
  const chamada = { status: 'RASCUNHO', prazo: HOJE, itens: [{ produto: 'FEIJÃO', cotacoes: tres }] } as const;

  it('passes on the last day of the deadline and is refused on the day after, in another state, and for an item without research', () => {
    expect(recusaPublicacao(chamada, HOJE)).toBeNull();
    expect(recusaPublicacao(chamada, '2026-03-11')).toBe(
      'Não é possível publicar a chamada pública: o prazo terminou em 10/03/2026.',
    );
    expect(recusaPublicacao({ ...chamada, status: 'PUBLICADA' }, HOJE)).toContain('"Publicada"');
    expect(
      recusaPublicacao({ ...chamada, itens: [...chamada.itens, { produto: 'ARROZ', cotacoes: [] }] }, HOJE),
    ).toContain('ARROZ tem 0 cotações');
  });
});

describe('ranking', () => {
  const chamada = { status: 'PUBLICADA', prazo: HOJE, projetos: 1 } as const;

  it('passes from the last day of the deadline on, and is refused before, in another state, and without projects', () => {
    expect(recusaClassificacao(chamada, HOJE)).toBeNull();
    expect(recusaClassificacao(chamada, '2026-03-09')).toContain('até 10/03/2026');
    expect(recusaClassificacao({ ...chamada, status: 'EM_SELECAO' }, HOJE)).toContain('"Em seleção"');
    expect(recusaClassificacao({ ...chamada, projetos: 0 }, HOJE)).toBe('Não há projeto de venda para classificar.');
  });
});
