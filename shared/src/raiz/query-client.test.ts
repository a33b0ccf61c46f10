import { onlineManager } from '@tanstack/react-query';
import { queryClient } from './query-client.js';
import { useSessao, type UsuarioDaSessao } from './sessao.js';

/** How often the cache asks the server for data that it read `idade` ms ago. */
async function requisicoesDepoisDe(idade: number): Promise<number> {
  const agora = Date.now();
  const relogio = jest.spyOn(Date, 'now').mockReturnValue(agora);
  let requisicoes = 0;
  queryClient.setQueryData(['saldo'], 1, { updatedAt: agora - idade });
  await queryClient.fetchQuery({ queryKey: ['saldo'], queryFn: () => (requisicoes += 1) });
  relogio.mockRestore();
  return requisicoes;
}

beforeEach(() => queryClient.clear());

test('data are fresh for 15 seconds', async () => {
  expect(await requisicoesDepoisDe(14_999)).toBe(0);
  expect(await requisicoesDepoisDe(15_000)).toBe(1);
});

test('the cache repeats neither a failed read nor a failed write: the client does', async () => {
  let vezes = 0;
  const falhar = () => Promise.reject(new Error(String((vezes += 1))));
  await expect(queryClient.fetchQuery({ queryKey: ['saldo'], queryFn: falhar })).rejects.toThrow('1');
  const escrita = queryClient.getMutationCache().build(queryClient, { mutationFn: falhar });
  await expect(escrita.execute(undefined)).rejects.toThrow('2');
  expect(vezes).toBe(2);
});

test('other units of the user make every query stale; other parts of the session do not', () => {
  const usuario: UsuarioDaSessao = {
    id: 1,
    usuario: 'ana',
    pessoa: { id: 1, nome: 'ANA', pessoaTipo: 'FUNCIONARIO' },
    permissoes: [],
    estoques: [],
  };
  useSessao.getState().entrar({ usuario, token: 'x' });
  queryClient.setQueryData(['saldo'], 1);
  const vencida = () => queryClient.getQueryState(['saldo'])?.isInvalidated;
  useSessao.getState().atualizar({ usuario: { ...usuario, pessoa: { ...usuario.pessoa, nome: 'ANA LIMA' } } });
  expect(vencida()).toBe(false);
  const estoques = [{ id: 7, unidadeEducacional: { id: 3, nome: 'ESCOLA' } }];
  useSessao.getState().atualizar({ usuario: { ...usuario, estoques } });
  expect(vencida()).toBe(true);
});

test('reads and writes also run when the browser says that it is offline', async () => {
  onlineManager.setOnline(false);
  try {
    expect(await queryClient.fetchQuery({ queryKey: ['saldo'], queryFn: () => 'lido' })).toBe('lido');
    const escrita = queryClient.getMutationCache().build(queryClient, { mutationFn: () => Promise.resolve('escrito') });
    expect(await escrita.execute(undefined)).toBe('escrito');
  } finally {
    onlineManager.setOnline(true);
  }
});

test('a window that gets the focus does not read again', () => {
  expect(queryClient.defaultQueryOptions({ queryKey: ['saldo'] }).refetchOnWindowFocus).toBe(false);
});
