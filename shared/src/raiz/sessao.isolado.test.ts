import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { abrir, selar } from './cofre.js';
import { umaNotificacao } from '../testing/registros.js';
import type * as Raiz from './index.js';

type Modulo = typeof Raiz;

/** Tabs of one browser: each loads its own copy of the code, and all share localStorage, IndexedDB and the channel. */
class CanalDeTeste extends EventTarget {
  static abertos = new Set<CanalDeTeste>();
  constructor(readonly nome: string) {
    super();
    CanalDeTeste.abertos.add(this);
  }
  postMessage(data: unknown) {
    for (const outro of CanalDeTeste.abertos)
      if (outro !== this && outro.nome === this.nome) outro.dispatchEvent(new MessageEvent('message', { data }));
  }
}

async function abrirAba(): Promise<Modulo> {
  let aba: Modulo | undefined;
  await jest.isolateModulesAsync(async () => {
    aba = await import('./index.js');
  });
  if (!aba) throw new Error('The module did not load.');
  await ate(() => aba?.useSessao.getState().hidratada === true);
  return aba;
}

async function ate(condicao: () => boolean): Promise<void> {
  for (let vez = 0; vez < 6000 && !condicao(); vez += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(condicao()).toBe(true);
}

function concluida<T>(requisicao: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    requisicao.onsuccess = () => resolve(requisicao.result);
    requisicao.onerror = () => reject(new Error(requisicao.error?.message));
  });
}

const MARIA: Raiz.UsuarioDaSessao = {
  id: 1,
  usuario: 'maria',
  pessoa: { id: 1, nome: 'MARIA', pessoaTipo: 'NUTRICIONISTA' },
  permissoes: ['ITENS'],
  estoques: [],
};

const token = (aba: Modulo) => aba.useSessao.getState().auth.token;
const entrar = async (aba: Modulo, senha = 'token-de-maria') => {
  aba.useSessao.getState().entrar({ usuario: MARIA, token: senha });
  await ate(() => localStorage.getItem('root') !== null);
};

const { subtle } = crypto;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  CanalDeTeste.abertos.clear();
  globalThis.BroadcastChannel = CanalDeTeste as unknown as typeof BroadcastChannel;
  Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
});

test('survives a reload', async () => {
  await entrar(await abrirAba());
  const depois = await abrirAba();
  expect(token(depois)).toBe('token-de-maria');
  expect(depois.useSessao.getState().auth.usuario).toEqual(MARIA);
});

test('an unchanged session is not stored again', async () => {
  const aba = await abrirAba();
  await entrar(aba);
  const guardado = localStorage.getItem('root');
  const { atualizar } = aba.useSessao.getState();
  const { auth } = aba.useSessao.getState();
  atualizar({ isValidToken: true, notificacoes: [] });
  expect(aba.useSessao.getState().auth).toBe(auth);
  atualizar({ isValidToken: true, notificacoes: [umaNotificacao()] });
  await ate(() => localStorage.getItem('root') !== guardado);
});

test('the key exists before the login, so that a reload right after the login finds it', async () => {
  const gerar = jest.spyOn(subtle, 'generateKey');
  await abrirAba();
  await ate(() => gerar.mock.calls.length === 1);
  gerar.mockRestore();
});

test('the key cannot be taken out of the browser', async () => {
  const gerar = jest.spyOn(subtle, 'generateKey');
  await abrirAba();
  await ate(() => gerar.mock.calls.length === 1);
  const chave = (await gerar.mock.results[0]?.value) as CryptoKey;
  gerar.mockRestore();
  await expect(subtle.exportKey('raw', chave)).rejects.toThrow();
});

test('the key has one place in the browser, which an update of the product must find again', async () => {
  await entrar(await abrirAba());
  const bancos = await indexedDB.databases();
  expect(bancos).toEqual([{ name: 'merenda-escolar', version: 1 }]);
  const banco = await concluida(indexedDB.open('merenda-escolar'));
  const chave = await concluida<CryptoKey>(banco.transaction('chaves').objectStore('chaves').get('sessao'));
  banco.close();
  expect(chave).toMatchObject({ algorithm: { name: 'AES-GCM', length: 256 }, usages: ['encrypt', 'decrypt'] });
  // Deleting waits until no connection is open.
  await concluida(indexedDB.deleteDatabase('merenda-escolar'));
});

test('the stored session is an IV of 12 bytes, the encrypted text and its tag of 16', async () => {
  const aba = await abrirAba();
  await entrar(aba);
  const { storage } = aba.useSessao.persist.getOptions();
  const texto = JSON.stringify(await storage?.getItem('root'));
  expect(atob(localStorage.getItem('root') ?? '')).toHaveLength(12 + new TextEncoder().encode(texto).length + 16);
});

test('two tabs that need a key at the same time use the same one', async () => {
  const gerar = jest.spyOn(subtle, 'generateKey');
  const selados = await Promise.all(['uma aba', 'outra aba'].map(selar));
  expect(gerar).toHaveBeenCalledTimes(2);
  gerar.mockRestore();
  expect(await Promise.all(selados.map(abrir))).toEqual(['uma aba', 'outra aba']);
});

test('nothing is encrypted with a key that the browser has not stored', async () => {
  const { put } = IDBObjectStore.prototype;
  const perder = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...partes
  ) {
    const requisicao = put.apply(this, partes);
    requisicao.addEventListener('success', () => this.transaction.abort());
    return requisicao;
  });
  const gravar = jest.spyOn(Storage.prototype, 'setItem');
  try {
    const aba = await abrirAba();
    aba.useSessao.getState().entrar({ usuario: MARIA, token: 'token-de-maria' });
    await aba.useSessao.persist.getOptions().storage?.getItem('root');
    expect(token(aba)).toBe('token-de-maria');
    expect(gravar).not.toHaveBeenCalled();
  } finally {
    perder.mockRestore();
    gravar.mockRestore();
  }
});

test('the stored session cannot be read without the key', async () => {
  await entrar(await abrirAba());
  const guardado = localStorage.getItem('root') ?? '';
  expect(guardado).not.toMatch(/maria/i);
  expect(atob(guardado)).not.toMatch(/maria/i);

  globalThis.indexedDB = new IDBFactory();
  expect(token(await abrirAba())).toBeNull();
  expect(localStorage.getItem('root')).toBeNull();
});

test('an altered entry is deleted', async () => {
  await entrar(await abrirAba());
  localStorage.setItem('root', `AAAA${localStorage.getItem('root')?.slice(4)}`);
  expect(token(await abrirAba())).toBeNull();
});

test('only the authentication part of the state is stored, as version 1', async () => {
  const aba = await abrirAba();
  await entrar(aba);
  const opcoes = aba.useSessao.persist.getOptions();
  expect(opcoes.name).toBe('root');
  const guardado = await opcoes.storage?.getItem('root');
  expect(guardado?.version).toBe(1);
  expect(Object.keys(guardado?.state ?? {})).toEqual(['auth']);
});

test('a photo of 200 KB fits', async () => {
  const aba = await abrirAba();
  await entrar(aba);
  aba.useSessao.getState().atualizar({ foto: 'x'.repeat(200_000) });
  await ate(() => (localStorage.getItem('root')?.length ?? 0) > 200_000);
  expect((await abrirAba()).useSessao.getState().auth.foto).toHaveLength(200_000);
});

test('a logout ends the session in the other tabs and deletes the stored session', async () => {
  const aba = await abrirAba();
  await entrar(aba);
  const outra = await abrirAba();
  const ouvidos: [string, number | undefined][] = [];
  // The forms of the other tab store their typed values while the user is still known.
  outra.aoExpirar((fim) => ouvidos.push([fim, outra.useSessao.getState().auth.usuario?.id]));
  aba.useSessao.getState().encerrar();
  await ate(() => token(outra) === null && localStorage.getItem('root') === null);
  expect(ouvidos).toEqual([['outra-aba', 1]]);
  expect(aba.useSessao.getState().auth).toMatchObject({ usuario: null, foto: null, notificacoes: [] });
  expect(token(await abrirAba())).toBeNull();
});

test('a login is visible in the other tabs', async () => {
  const outra = await abrirAba();
  await entrar(await abrirAba());
  await ate(() => token(outra) === 'token-de-maria');
});

test('the last of two quick changes is stored', async () => {
  const aba = await abrirAba();
  aba.useSessao.getState().entrar({ usuario: MARIA, token: 'primeiro' });
  aba.useSessao.getState().entrar({ usuario: MARIA, token: 'segundo' });
  aba.useSessao.getState().atualizar({ isValidToken: false });
  await ate(() => localStorage.getItem('root') !== null);
  await aba.useSessao.persist.getOptions().storage?.getItem('root');
  const depois = await abrirAba();
  expect(depois.useSessao.getState().auth).toMatchObject({ token: 'segundo', isValidToken: false });
});

test('a response after the logout does not restore a part of the session', async () => {
  const aba = await abrirAba();
  await entrar(aba);
  aba.useSessao.getState().encerrar();
  aba.useSessao.getState().atualizar({ foto: 'foto' });
  expect(aba.useSessao.getState().auth).toMatchObject({ token: null, foto: null });
});

test('without WebCrypto the session stays in memory', async () => {
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  const aba = await abrirAba();
  const atencao = jest.spyOn(aba.avisos, 'atencao').mockImplementation();
  aba.useSessao.getState().entrar({ usuario: MARIA, token: 'token-de-maria' });
  aba.useSessao.getState().atualizar({ foto: 'foto' });
  await aba.useSessao.persist.getOptions().storage?.getItem('root');
  expect(token(aba)).toBe('token-de-maria');
  expect(localStorage.getItem('root')).toBeNull();
  // Once, although two values could not be stored.
  expect(atencao.mock.calls).toEqual([
    ['Neste endereço o navegador não permite guardar o acesso. Ao recarregar a página, será preciso entrar de novo.'],
  ]);
  expect(token(await abrirAba())).toBeNull();
});

test('without IndexedDB the session stays in memory', async () => {
  Object.assign(globalThis, { indexedDB: undefined });
  const aba = await abrirAba();
  aba.useSessao.getState().entrar({ usuario: MARIA, token: 'token-de-maria' });
  await aba.useSessao.persist.getOptions().storage?.getItem('root');
  expect(token(aba)).toBe('token-de-maria');
  expect(localStorage.getItem('root')).toBeNull();
});

test('a session that no longer fits leaves nothing older behind, and a message explains it', async () => {
  const aba = await abrirAba();
  await entrar(aba);
  const atencao = jest.spyOn(aba.avisos, 'atencao').mockImplementation();
  const cheio = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  aba.useSessao.getState().atualizar({ foto: 'x' });
  await aba.useSessao.persist.getOptions().storage?.getItem('outro');
  cheio.mockRestore();
  expect(localStorage.getItem('root')).toBeNull();
  expect(atencao).toHaveBeenCalledTimes(1);
  expect(token(aba)).toBe('token-de-maria');
});

test('the stored session can be deleted', async () => {
  const aba = await abrirAba();
  await entrar(aba);
  aba.useSessao.persist.clearStorage();
  expect(localStorage.getItem('root')).toBeNull();
});

test('a browser without channels between tabs keeps the session', async () => {
  Object.assign(globalThis, { BroadcastChannel: undefined });
  const aba = await abrirAba();
  await entrar(aba);
  expect(token(await abrirAba())).toBe('token-de-maria');
  aba.useSessao.getState().encerrar();
  await ate(() => localStorage.getItem('root') === null);
});

test('a browser that refuses to read still opens the product', async () => {
  const recusar = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  try {
    expect(token(await abrirAba())).toBeNull();
  } finally {
    recusar.mockRestore();
  }
});

test('the token is valid right after the login, and no user has one before', async () => {
  const aba = await abrirAba();
  const vazia = {
    usuario: null,
    token: null,
    foto: null,
    notificacoes: [],
    totalDeNotificacoes: 0,
    refeicoesPorExecutar: 0,
    primeirosPassos: false,
    secretaria: null,
    isValidToken: false,
    conferidaEm: 0,
    alcance: 'TUDO',
  };
  expect(aba.useSessao.getState().auth).toEqual(vazia);
  await entrar(aba);
  expect(aba.useSessao.getState().auth).toEqual({
    ...vazia,
    usuario: MARIA,
    token: 'token-de-maria',
    isValidToken: true,
    conferidaEm: expect.any(Number) as number,
  });
});

test('a logout in another tab says nothing to a tab without a session', async () => {
  const aba = await abrirAba();
  const ouvidos: string[] = [];
  aba.aoExpirar((fim) => ouvidos.push(fim));
  new CanalDeTeste('merenda:sessao').postMessage('encerrada');
  expect(ouvidos).toEqual([]);
  await entrar(aba);
  new CanalDeTeste('outro produto').postMessage('encerrada');
  expect(token(aba)).toBe('token-de-maria');
  new CanalDeTeste('merenda:sessao').postMessage('encerrada');
  expect([ouvidos, token(aba)]).toEqual([['outra-aba'], null]);
});

test('a browser that refuses all storage keeps the session in memory, and no write fails', async () => {
  const recusar = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  const recusas = [
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(recusar),
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(recusar),
  ];
  try {
    const aba = await abrirAba();
    const atencao = jest.spyOn(aba.avisos, 'atencao').mockImplementation();
    aba.useSessao.getState().entrar({ usuario: MARIA, token: 'token-de-maria' });
    expect(token(aba)).toBe('token-de-maria');
    await aba.useSessao.persist.getOptions().storage?.getItem('root');
    expect(atencao).toHaveBeenCalledTimes(1);
    const { storage } = aba.useSessao.persist.getOptions();
    const escrever = (auth: Raiz.Autenticacao) => storage?.setItem('root', { state: { auth } });
    const { auth } = aba.useSessao.getState();
    await expect(escrever(auth)).resolves.toBeUndefined();
    await expect(escrever({ ...auth, token: null })).resolves.toBeUndefined();
  } finally {
    for (const recusa of recusas) recusa.mockRestore();
  }
});

test('the cache is empty for the next user', async () => {
  const aba = await abrirAba();
  await entrar(aba);
  aba.queryClient.setQueryData(['itens'], [{ id: 1 }]);
  aba.useSessao.getState().entrar({ usuario: { ...MARIA, id: 2 }, token: 'token-de-ana' });
  expect(aba.queryClient.getQueryData(['itens'])).toBeUndefined();
});

test('permissions are those of the session', async () => {
  const aba = await abrirAba();
  expect(aba.temPermissao(null)).toBe(false);
  await entrar(aba);
  expect(aba.temPermissao(null)).toBe(true);
  expect(aba.temPermissao('ITENS')).toBe(true);
  expect(aba.temPermissao('USUARIOS')).toBe(false);
});
