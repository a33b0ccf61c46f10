import { act, renderHook } from '@testing-library/react';
import { useConfirmacoes } from './confirmar.js';
import {
  guardarDigitado,
  haDigitadoGuardado,
  haRascunho,
  marcarRascunho,
  podeSair,
  resgatarDigitado,
  useHaRascunho,
} from './rascunhos.js';
import { useSessao } from './sessao.js';

const entrar = (id: number) =>
  useSessao.getState().entrar({
    token: 'token',
    usuario: {
      id,
      usuario: 'maria',
      pessoa: { id: 1, nome: 'MARIA', pessoaTipo: 'NUTRICIONISTA' },
      permissoes: [],
      estoques: [],
    },
  });

afterEach(() => {
  marcarRascunho('a', false);
  marcarRascunho('b', false);
  useSessao.getState().encerrar();
});

test('there are unsaved data while any form has some', () => {
  const { result } = renderHook(() => useHaRascunho());
  const passos = [
    ['a', true],
    ['b', true],
    ['a', false],
    ['a', false],
    ['b', false],
  ] as const;
  const vistos = passos.map(([id, sujo]) => {
    act(() => marcarRascunho(id, sujo));
    return [haRascunho(), result.current];
  });
  expect(vistos).toEqual([
    [true, true],
    [true, true],
    [true, true],
    [true, true],
    [false, false],
  ]);
});

test('the page is left without a question when all is saved; otherwise the answer decides', async () => {
  expect(await podeSair()).toBe(true);
  expect(useConfirmacoes.getState().fila).toEqual([]);
  marcarRascunho('a', true);
  for (const sim of [false, true]) {
    const saida = podeSair();
    const [pergunta] = useConfirmacoes.getState().fila;
    expect(pergunta).toMatchObject({
      mensagem: 'Há dados que ainda não foram salvos. Deseja realmente sair e perder o que digitou?',
      perigo: true,
    });
    pergunta?.responder(sim);
    expect(await saida).toBe(sim);
    expect(useConfirmacoes.getState().fila).toEqual([]);
  }
});

test('typed values come back once, to the same form of the same user', () => {
  // Other files of this process also leave values; these users are of this test alone.
  const [dona, outra, ninguem] = [9101, 9102, 9103];
  guardarDigitado('item', dona, { nome: 'ARROZ' });
  expect([dona, outra, ninguem].map(haDigitadoGuardado)).toEqual([true, false, false]);
  expect(resgatarDigitado('item')).toBeUndefined();
  entrar(outra);
  expect(resgatarDigitado('item')).toBeUndefined();
  entrar(dona);
  expect(resgatarDigitado('produto')).toBeUndefined();
  expect(resgatarDigitado('item')).toEqual({ nome: 'ARROZ' });
  expect(resgatarDigitado('item')).toBeUndefined();
  expect(haDigitadoGuardado(dona)).toBe(false);
});
