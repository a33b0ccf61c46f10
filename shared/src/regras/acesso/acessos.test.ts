import { depoisDaMudanca, diferenca, violacoesDaMudancaDeAcessos, violacoesDasPropriasPermissoes } from './acessos.js';

test.each([
  [undefined, ['A', 'B']],
  ['ADICIONAR', ['A', 'B', 'C']],
  ['REMOVER', ['A']],
  ['SUBSTITUIR', ['B', 'C']],
] as const)('%s of B and C, for a user with A and B', (modo, depois) => {
  expect(depoisDaMudanca(['A', 'B'], modo && { modo, marcados: ['B', 'C', 'C'] })).toEqual(depois);
});

test('lists the rights that a user gains and loses', () => {
  expect(diferenca(['A', 'B'], ['B', 'C'])).toEqual({ ganhos: ['C'], perdas: ['A'] });
  expect(diferenca(['A', 'B'], ['B', 'A'])).toEqual({ ganhos: [], perdas: [] });
});

describe('a change', () => {
  const campos = (...[mudanca]: Parameters<typeof violacoesDaMudancaDeAcessos>) =>
    violacoesDaMudancaDeAcessos(mudanca).map(({ campo, mensagem }) => `${campo}: ${mensagem}`);
  const NADA = [
    'permissoes.marcados: Escolha ao menos uma permissão.',
    'estoques.marcados: Escolha ao menos uma unidade.',
  ];

  test('changes permissions or stocks', () => {
    expect(campos({})).toEqual(['permissoes.modo: Escolha o que muda: as permissões ou os estoques.']);
    expect(campos({ estoques: { modo: 'ADICIONAR', marcados: [1] } })).toEqual([]);
  });

  test('adds or removes at least one; to replace by nothing is possible', () => {
    const nada = (modo: 'ADICIONAR' | 'REMOVER' | 'SUBSTITUIR') => ({
      permissoes: { modo, marcados: [] },
      estoques: { modo, marcados: [] },
    });
    expect(campos(nada('ADICIONAR'))).toEqual(NADA);
    expect(campos(nada('REMOVER'))).toEqual(NADA);
    expect(campos(nada('SUBSTITUIR'))).toEqual([]);
  });
});

test.each([
  [true, ['USUARIOS'], ['USUARIOS', 'ITENS'], ['permissoes']],
  [true, ['USUARIOS', 'ITENS'], ['PRATOS', 'USUARIOS'], ['permissoes']],
  [true, ['USUARIOS', 'ITENS'], ['USUARIOS'], []],
  [true, ['USUARIOS'], ['USUARIOS'], []],
  [false, [], ['USUARIOS'], []],
] as const)('own: %s, from %j to %j is refused at %j', (proprio, antes, depois, campos) => {
  expect(violacoesDasPropriasPermissoes({ proprio, antes, depois })).toEqual(
    campos.map((campo) => ({
      campo,
      mensagem: 'Você não pode dar uma permissão a si mesmo. Peça-a a outra pessoa com a permissão Usuários.',
    })),
  );
});
