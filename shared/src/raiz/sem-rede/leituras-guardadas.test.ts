import { act, renderHook } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { ErroApi, SEM_RESPOSTA } from '../erro-api.js';
import { queryClient } from '../query-client.js';
import { useSessao, type UsuarioDaSessao } from '../sessao.js';
import { useEscolhasDeUnidade } from '../unidade.js';
import { chavesGuardadas, guardar, lerGuardado } from './guardados.js';
import { useIdadeDosDados } from './leituras-guardadas.js';
import { useRede } from './rede.js';

const umUsuario = (id: number): UsuarioDaSessao => ({
  id,
  usuario: `u${String(id)}`,
  pessoa: { id, nome: 'ANA', pessoaTipo: 'FUNCIONARIO' },
  permissoes: [],
  estoques: [
    { id: 7, unidadeEducacional: { id: 3, nome: 'ESCOLA A' } },
    { id: 8, unidadeEducacional: { id: 4, nome: 'ESCOLA B' } },
  ],
});

const entrar = (id: number) => {
  useSessao.getState().entrar({ usuario: umUsuario(id), token: `token ${String(id)}` });
};

/** Reads 'hoje' with or without a network, past what the page still knows. */
function ler(resposta: () => Promise<unknown>, guardar = true): Promise<unknown> {
  queryClient.clear();
  return queryClient.fetchQuery({ queryKey: ['hoje'], queryFn: resposta, meta: { guardar } });
}

const COM_REDE = () => Promise.resolve({ prato: 'ARROZ' });
const SEM_REDE = () => Promise.reject(new ErroApi(SEM_RESPOSTA, 'Sem rede.'));

async function ate(condicao: () => Promise<boolean>): Promise<void> {
  for (let vez = 0; vez < 6000 && !(await condicao()); vez += 1) await new Promise((r) => setTimeout(r, 10));
  expect(await condicao()).toBe(true);
}

const quantas = async () => (await chavesGuardadas('leituras')).length;
const lerComRede = async () => {
  await ler(COM_REDE);
  await ate(async () => (await quantas()) === 1);
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  useEscolhasDeUnidade.setState({ estoques: { 1: 7 } });
  entrar(1);
});
afterEach(() => {
  jest.restoreAllMocks();
  useSessao.setState({ hidratada: true });
});

test('an answer is kept, sealed, and comes back without a network with its time', async () => {
  const relogio = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  await lerComRede();
  relogio.mockReturnValue(5_000_000);
  expect(await ler(SEM_REDE)).toEqual({ prato: 'ARROZ' });
  await ate(() => Promise.resolve(queryClient.getQueryState(['hoje'])?.dataUpdatedAt === 1_000_000));
  const [chave = ''] = await chavesGuardadas('leituras');
  expect(await lerGuardado('leituras', chave)).toMatchObject({ dados: { prato: 'ARROZ' } });
  const selado = await new Promise<unknown>((resolve) => {
    const requisicao = indexedDB.open('merenda-guardados');
    requisicao.onsuccess = () => {
      const lido = requisicao.result.transaction('leituras').objectStore('leituras').get(chave);
      lido.onsuccess = () => {
        requisicao.result.close();
        resolve(lido.result);
      };
    };
  });
  expect(atob(selado as string)).not.toContain('ARROZ');
});

test('it is shown with its age until the server has answered, and is replaced by the answer', async () => {
  await lerComRede();
  let chegar: (prato: object) => void = () => undefined;
  const lida = ler(() => new Promise((resolve) => (chegar = resolve)));
  await ate(() => Promise.resolve(queryClient.getQueryData(['hoje']) !== undefined));
  expect(queryClient.getQueryData(['hoje'])).toEqual({ prato: 'ARROZ' });
  const idade = () =>
    renderHook(() => useIdadeDosDados(queryClient.getQueryState(['hoje'])?.dataUpdatedAt ?? 0)).result;
  expect(idade().current).toMatch(/^Dados de /);
  // The answer may come in the millisecond in which the kept one was read.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  chegar({ prato: 'FEIJÃO' });
  expect(await lida).toEqual({ prato: 'FEIJÃO' });
  expect(queryClient.getQueryData(['hoje'])).toEqual({ prato: 'FEIJÃO' });
  expect(idade().current).toBeNull();
});

test('a refusal takes away what was shown until then', async () => {
  await lerComRede();
  let recusar: (erro: Error) => void = () => undefined;
  const lida = ler(() => new Promise((_, reject) => (recusar = reject)));
  await ate(() => Promise.resolve(queryClient.getQueryData(['hoje']) !== undefined));
  recusar(new ErroApi(403, 'Não.'));
  await expect(lida).rejects.toThrow('Não.');
  expect(queryClient.getQueryState(['hoje'])).toMatchObject({ data: undefined, status: 'error' });
});

test.each([
  ['the session has ended', () => useSessao.getState().encerrar()],
  ['another user is there', () => entrar(2)],
  ['the server accepted the session too long ago', () => useSessao.getState().atualizar({ conferidaEm: 1 })],
])('it is not shown ahead when %s while it is opened', async (_, fazer) => {
  await lerComRede();
  let chegar: (prato: object) => void = () => undefined;
  const mostradas: unknown[] = [];
  // A cache that is cleared gives its reads up.
  const lida = ler(() => new Promise((resolve) => (chegar = resolve))).catch(() => undefined);
  const parar = queryClient.getQueryCache().subscribe(({ query }) => mostradas.push(query.state.data));
  fazer();
  // So long it takes to open what another key has kept.
  await guardar('leituras', '9|7|outra', {});
  await lerGuardado('leituras', '9|7|outra');
  chegar({ prato: 'FEIJÃO' });
  await lida;
  parar();
  expect(mostradas).not.toContainEqual({ prato: 'ARROZ' });
});

test('only what asks for it is kept', async () => {
  await ler(COM_REDE, false);
  await expect(ler(SEM_REDE, false)).rejects.toThrow('Sem rede.');
  expect(await quantas()).toBe(0);
});

test('a refusal is shown, not the kept answer', async () => {
  await lerComRede();
  await expect(ler(() => Promise.reject(new ErroApi(403, 'Não.')))).rejects.toThrow('Não.');
});

test('a server that is away behind its proxy is no network', async () => {
  await lerComRede();
  expect(await ler(() => Promise.reject(new ErroApi(502, 'x')))).toEqual({ prato: 'ARROZ' });
});

test('it is of one unit', async () => {
  await lerComRede();
  useEscolhasDeUnidade.setState({ estoques: { 1: 8 } });
  await expect(ler(SEM_REDE)).rejects.toThrow('Sem rede.');
  useEscolhasDeUnidade.setState({ estoques: { 1: 7 } });
  expect(await ler(SEM_REDE)).toEqual({ prato: 'ARROZ' });
});

test('after twelve hours it is not shown, and removed', async () => {
  const relogio = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  await lerComRede();
  relogio.mockReturnValue(1_000_000 + 12 * 3_600_000 - 1);
  expect(await ler(SEM_REDE)).toEqual({ prato: 'ARROZ' });
  relogio.mockReturnValue(1_000_000 + 12 * 3_600_000);
  await expect(ler(SEM_REDE)).rejects.toThrow('Sem rede.');
  expect(await quantas()).toBe(0);
});

test.each([
  ['a logout', () => useSessao.getState().encerrar()],
  ['another user', () => entrar(2)],
])('%s removes it', async (_, fazer) => {
  await lerComRede();
  fazer();
  await ate(async () => (await quantas()) === 0);
  entrar(2);
  await expect(ler(SEM_REDE)).rejects.toThrow('Sem rede.');
});

test('a page that opens without a user removes the kept answers', async () => {
  useSessao.getState().encerrar();
  await guardar('leituras', '1 hoje', { prato: 'ARROZ' });
  expect(await quantas()).toBe(1);
  useSessao.setState({ hidratada: false });
  await ate(async () => (await quantas()) === 0);
});

test('without a network the age of the data is shown as soon as some were read', () => {
  const lidos = new Date(2020, 0, 4, 7, 5).getTime();
  const { result } = renderHook(() => [lidos, 1, 0].map(useIdadeDosDados));
  expect(result.current).toEqual([null, null, null]);
  act(() => useRede.setState({ semRedeDesde: 1 }));
  expect(result.current).toEqual(['Dados de 04/01 às 07:05', expect.stringMatching(/^Dados de /), null]);
  act(() => useRede.setState({ semRedeDesde: null }));
});
