import { IDBFactory } from 'fake-indexeddb';
import type * as Raiz from '../index.js';
import { darVoltas } from '../../testing/voltas.js';

type Modulo = typeof Raiz;

const umUsuario = (id: number): Raiz.UsuarioDaSessao => ({
  id,
  usuario: `u${String(id)}`,
  pessoa: { id, nome: 'ANA', pessoaTipo: 'FUNCIONARIO' },
  permissoes: [],
  estoques: [],
});

/** The pages of the current test. */
let abertas: Modulo[] = [];

/** A page: its own copy of the code, with the storage of the browser. */
async function abrirPagina(): Promise<Modulo> {
  let pagina: Modulo | undefined;
  await jest.isolateModulesAsync(async () => {
    pagina = await import('../index.js');
  });
  if (!pagina) throw new Error('The module did not load.');
  const aberta = pagina;
  abertas.push(aberta);
  await ate(() => aberta.useSessao.getState().hidratada);
  jest.spyOn(aberta.avisos, 'sucesso').mockImplementation();
  jest.spyOn(aberta.avisos, 'atencao').mockImplementation();
  return aberta;
}

async function ate(condicao: () => boolean): Promise<void> {
  for (let vez = 0; vez < 6000 && !condicao(); vez += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(condicao()).toBe(true);
}

/** Waits until the page has read its queue, and sent what it would send. */
async function lida(pagina: Modulo): Promise<void> {
  // Nothing can be given up under this name, so this only waits for its turn after the sender's.
  await pagina.descartarDaFila(['']);
  await darVoltas();
}

const ESCRITA = {
  rota: 'POST /avisos-de-falta',
  corpo: {
    unidadeEducacional: { id: 1 },
    alimento: { id: 2 },
    dia: '2099-03-04',
    quantidade: 3,
    unidadeDeMedida: 'KG',
  },
  descricao: 'Avisar a falta de arroz',
} as const;

/** What the page sent: address and key. */
let requisicoes: { endereco: string; chave: string | null }[];
let responder: () => Promise<Response>;

const json = (status: number, corpo: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify(corpo), { status, headers: { 'Content-Type': 'application/json' } }));
const SEM_REDE = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  requisicoes = [];
  responder = json(201, { id: 1 });
  jest.spyOn(globalThis, 'fetch').mockImplementation((requisicao) => {
    const { url, headers } = requisicao as Request;
    requisicoes.push({ endereco: new URL(url).pathname, chave: headers.get('Idempotency-Key') });
    return responder();
  });
});
afterEach(() => {
  // A page cannot be closed here, and sends again after a pause; one without a user sends nothing.
  for (const { useSessao } of abertas) useSessao.getState().encerrar();
  abertas = [];
  jest.restoreAllMocks();
});

test('a write without an answer survives the page, and is sent with the same key when the next page has a network', async () => {
  const pagina = await abrirPagina();
  pagina.useSessao.getState().entrar({ usuario: umUsuario(1), token: 'a' });
  await ate(() => localStorage.getItem('root') !== null);
  responder = SEM_REDE;
  expect(await pagina.enfileirar(ESCRITA)).toEqual({ enviada: false });
  await ate(() => pagina.useFila.getState().itens.length === 1);

  const depois = await abrirPagina();
  responder = json(201, { id: 1 });
  depois.vigiarFila();
  await ate(() => requisicoes.length === 2);
  await ate(() => depois.useFila.getState().itens.length === 0);
  expect(requisicoes[0]?.endereco).toBe('/api/avisos-de-falta');
  expect(requisicoes[1]).toEqual(requisicoes[0]);
  expect(depois.avisos.sucesso).toHaveBeenCalledWith('Enviado: Avisar a falta de arroz');
});

test('a write without a network is not tried, no other user sees it, and a refusal stays until it is settled', async () => {
  const pagina = await abrirPagina();
  const { entrar } = pagina.useSessao.getState();
  entrar({ usuario: umUsuario(1), token: 'a' });
  pagina.useRede.setState({ semRedeDesde: 1 });
  expect(await pagina.enfileirar(ESCRITA)).toEqual({ enviada: false });
  expect(requisicoes).toEqual([]);
  pagina.vigiarFila();
  await ate(() => pagina.useFila.getState().itens.length === 1);
  entrar({ usuario: umUsuario(2), token: 'b' });
  await ate(() => pagina.useFila.getState().itens.length === 0);
  pagina.useRede.setState({ semRedeDesde: null });
  await darVoltas();
  expect(requisicoes).toEqual([]);

  responder = json(409, { detail: 'Esta falta já foi avisada.' });
  entrar({ usuario: umUsuario(1), token: 'c' });
  await ate(() => pagina.useFila.getState().itens[0]?.situacao === 'conflito');
  const [recusado] = pagina.useFila.getState().itens;
  expect(recusado).toMatchObject({ motivo: 'Esta falta já foi avisada.', descricao: 'Avisar a falta de arroz' });
  responder = json(201, { id: 1 });
  await pagina.tentarDeNovo(recusado?.chave ?? '');
  await ate(() => pagina.useFila.getState().itens.length === 0);
  expect(requisicoes.map(({ chave }) => chave)).toEqual([recusado?.chave, recusado?.chave]);
});

test('a refusal at once is thrown to the screen, and nothing is kept', async () => {
  const pagina = await abrirPagina();
  pagina.useSessao.getState().entrar({ usuario: umUsuario(1), token: 'a' });
  responder = json(422, { detail: 'Confira os campos.' });
  await expect(pagina.enfileirar(ESCRITA)).rejects.toThrow('Confira os campos.');
  await ate(() => pagina.useFila.getState().itens.length === 0);
});

test('a server that says "not now" gets the write again; a refusal keeps the errors of its fields; a write without an author is not taken over', async () => {
  const pagina = await abrirPagina();
  pagina.vigiarFila();
  // No user is logged in: the write is not sent, and the next user does not have it.
  expect(await pagina.enfileirar(ESCRITA)).toEqual({ enviada: false });
  pagina.useSessao.getState().entrar({ usuario: umUsuario(1), token: 'a' });
  await darVoltas();
  expect([requisicoes, pagina.useFila.getState().itens]).toEqual([[], []]);

  for (const status of [408, 425, 429, 500, 502]) {
    responder = json(status, { detail: 'Agora não.' });
    expect([status, await pagina.enfileirar(ESCRITA)]).toEqual([status, { enviada: false }]);
    await ate(() => pagina.useFila.getState().itens[0]?.situacao === 'a-enviar');
    const chave = pagina.useFila.getState().itens[0]?.chave;
    requisicoes = [];
    responder = json(201, { id: 1 });
    dispatchEvent(new Event('focus'));
    await ate(() => pagina.useFila.getState().itens.length === 0);
    expect(requisicoes.map((requisicao) => requisicao.chave)).toEqual([chave]);
  }

  pagina.useRede.setState({ semRedeDesde: 1 });
  await pagina.enfileirar(ESCRITA);
  const errors = ['Esta falta já foi avisada.', 'Escolha outro nome.'].map((mensagem) => ({ campo: 'nome', mensagem }));
  responder = json(422, { detail: 'Confira os campos. Esta falta já foi avisada.', errors });
  pagina.useRede.setState({ semRedeDesde: null });
  await ate(() => pagina.useFila.getState().itens[0]?.situacao === 'conflito');
  expect(pagina.useFila.getState().itens[0]?.motivo).toBe(
    'Confira os campos. Esta falta já foi avisada. Escolha outro nome.',
  );
  expect(pagina.avisos.atencao).toHaveBeenCalledWith(
    'Um registro não foi aceito',
    'Avisar a falta de arroz. Veja o motivo na lista de registros a enviar.',
  );
});

test('a write that is done stays in the list until its data are read again: no screen shows the state before it', async () => {
  const pagina = await abrirPagina();
  pagina.useSessao.getState().entrar({ usuario: umUsuario(1), token: 'a' });
  pagina.vigiarFila();
  pagina.useRede.setState({ semRedeDesde: 1 });
  await pagina.enfileirar({ ...ESCRITA, renova: [['cozinha'], ['calendario', 7]] });
  let lido: (() => void) | undefined;
  const reler = jest.spyOn(pagina.queryClient, 'invalidateQueries').mockReturnValue(
    new Promise((resolve) => {
      lido = resolve;
    }),
  );
  pagina.useRede.setState({ semRedeDesde: null });
  await ate(() => jest.mocked(pagina.avisos.sucesso).mock.calls.length === 1);
  await darVoltas();
  expect(pagina.useFila.getState().itens).toHaveLength(1);
  expect(reler.mock.calls.map(([filtro]) => filtro?.queryKey)).toEqual([['auditoria'], ['cozinha'], ['calendario', 7]]);
  lido?.();
  await ate(() => pagina.useFila.getState().itens.length === 0);
});

test('a write that gets 401 waits for its user, who sends it with the same key after the next login', async () => {
  const pagina = await abrirPagina();
  const { entrar, encerrar } = pagina.useSessao.getState();
  pagina.vigiarFila();
  entrar({ usuario: umUsuario(1), token: 'a' });
  responder = json(401, { detail: 'Entre de novo.' });
  expect(await pagina.enfileirar(ESCRITA)).toEqual({ enviada: false });
  await ate(() => pagina.useFila.getState().itens[0]?.situacao === 'a-enviar');

  encerrar();
  await ate(() => pagina.useFila.getState().itens.length === 0);
  responder = json(201, { id: 1 });
  entrar({ usuario: umUsuario(2), token: 'b' });
  await lida(pagina);
  expect([requisicoes.length, pagina.useFila.getState().itens]).toEqual([1, []]);

  entrar({ usuario: umUsuario(1), token: 'c' });
  await ate(() => requisicoes.length === 2);
  expect(requisicoes[1]).toEqual(requisicoes[0]);
  await ate(() => pagina.useFila.getState().itens.length === 0);
  expect(pagina.avisos.sucesso).toHaveBeenCalledWith('Enviado: Avisar a falta de arroz');
});

test('user 1 neither sees nor sends the writes of user 12, and they do not hold up those of user 1', async () => {
  const pagina = await abrirPagina();
  const { entrar } = pagina.useSessao.getState();
  pagina.vigiarFila();
  entrar({ usuario: umUsuario(12), token: 'a' });
  pagina.useRede.setState({ semRedeDesde: 1 });
  await pagina.enfileirar({ ...ESCRITA, descricao: 'De 12' });
  await ate(() => pagina.useFila.getState().itens.length === 1);
  const [do12] = pagina.useFila.getState().itens;

  entrar({ usuario: umUsuario(1), token: 'b' });
  await pagina.enfileirar({ ...ESCRITA, descricao: 'De 1' });
  expect(pagina.useFila.getState().itens.map(({ descricao }) => descricao)).toEqual(['De 1']);
  const [do1] = pagina.useFila.getState().itens;
  // Somebody who knows the key cannot give up the write of another user.
  await pagina.descartarDaFila([do12?.chave ?? '']);
  pagina.useRede.setState({ semRedeDesde: null });
  await ate(() => pagina.useFila.getState().itens.length === 0);
  expect(requisicoes.map(({ chave }) => chave)).toEqual([do1?.chave]);

  entrar({ usuario: umUsuario(12), token: 'c' });
  await ate(() => pagina.useFila.getState().itens.length === 0 && requisicoes.length === 2);
  expect(requisicoes[1]?.chave).toBe(do12?.chave);
});

test('a session that ends while the queue is sent: what the server took is gone, the rest is sent after the next login, in order', async () => {
  const pagina = await abrirPagina();
  const { entrar, encerrar } = pagina.useSessao.getState();
  pagina.vigiarFila();
  entrar({ usuario: umUsuario(1), token: 'a' });
  pagina.useRede.setState({ semRedeDesde: 1 });
  for (const descricao of ['Primeiro', 'Segundo', 'Terceiro', 'Quarto'])
    await pagina.enfileirar({ ...ESCRITA, descricao });
  const chaves = pagina.useFila.getState().itens.map(({ chave }) => chave);
  expect(chaves).toHaveLength(4);

  responder = async () => {
    // The user logs out, or another tab does, before the answer to the second one arrives.
    if (requisicoes.length === 2) encerrar();
    return json(201, { id: 1 })();
  };
  pagina.useRede.setState({ semRedeDesde: null });
  await ate(() => requisicoes.length === 2 && pagina.useFila.getState().itens.length === 0);
  await lida(pagina);
  expect(requisicoes.map(({ chave }) => chave)).toEqual(chaves.slice(0, 2));

  entrar({ usuario: umUsuario(1), token: 'b' });
  await ate(() => requisicoes.length >= 4 && pagina.useFila.getState().itens.length === 0);
  expect(requisicoes.map(({ chave }) => chave)).toEqual(chaves);
});
