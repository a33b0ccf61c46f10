import { act, renderHook } from '@testing-library/react';
import { temPermissao, usePermissao, usePorPin } from './permissoes.js';
import { useSessao, type UsuarioDaSessao } from './sessao.js';
import { unidadeAtual, useEscolhasDeUnidade, useUnidadeAtual } from './unidade.js';

const estoque = (id: number) => ({ id, unidadeEducacional: { id: id * 10, nome: `ESCOLA ${String(id)}` } });
const umUsuario = (id: number, ...estoques: number[]): UsuarioDaSessao => ({
  id,
  usuario: `u${String(id)}`,
  pessoa: { id, nome: 'ANA', pessoaTipo: 'FUNCIONARIO' },
  permissoes: ['ITENS'],
  estoques: estoques.map(estoque),
});
function entrar(usuario: UsuarioDaSessao, mudanca: object = {}): void {
  act(() => {
    useSessao.getState().entrar({ usuario, token: `token ${String(usuario.id)}`, ...mudanca });
  });
}

const ninguem = () =>
  act(() => {
    useSessao.getState().encerrar();
    useEscolhasDeUnidade.setState({ estoques: {} });
  });
beforeEach(ninguem);
afterAll(() => {
  ninguem();
  localStorage.clear();
});

test('a user works on the chosen unit, each user of the browser on their own, also after the next login', () => {
  const { result } = renderHook(useUnidadeAtual);
  const atual = () => {
    expect(unidadeAtual()).toEqual(result.current[0]);
    return result.current[0]?.id ?? null;
  };
  act(() => result.current[1](7));
  expect([atual(), useEscolhasDeUnidade.getState().estoques]).toEqual([null, {}]);
  entrar(umUsuario(1, 7, 8));
  expect(atual()).toBeNull();
  act(() => result.current[1](8));
  expect(atual()).toBe(8);
  entrar(umUsuario(2, 7, 8));
  expect(atual()).toBeNull();
  act(() => result.current[1](7));
  entrar(umUsuario(1, 7, 8));
  expect(atual()).toBe(8);
  // The unit is not the user's any more; the only one needs no choice.
  entrar(umUsuario(1, 7, 9));
  expect(atual()).toBeNull();
  entrar(umUsuario(1, 9));
  expect(atual()).toBe(9);
  entrar(umUsuario(1, 7, 8));
  act(() => result.current[1](null));
  expect(atual()).toBeNull();
});

test('a permission is of the user who is logged in; null asks only for a session', () => {
  const { result } = renderHook(() => [usePermissao('ITENS'), usePermissao('PRATOS'), usePermissao(null), usePorPin()]);
  expect(result.current).toEqual([false, false, false, false]);
  entrar(umUsuario(1, 7));
  expect(result.current).toEqual([true, false, true, false]);
  expect([temPermissao('ITENS'), temPermissao('PRATOS'), temPermissao(null)]).toEqual([true, false, true]);
  entrar(umUsuario(1, 7), { alcance: 'COZINHA' });
  expect(result.current[3]).toBe(true);
});
