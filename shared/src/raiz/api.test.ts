import { aoExpirar, api, enfileirar, ErroApi, useSessao } from '@merenda/shared';
import type { Item, ItemEdicao, MovimentacaoRecebimento } from '@merenda/shared/contratos';
import { problema, simularApi } from '@merenda/shared/testing';
import { apiSemTabela } from '../testing/apiSemTabela.js';
import { simularServidor } from '../testing/simularServidor.js';

const USUARIO = {
  id: 1,
  usuario: 'maria',
  pessoa: { id: 1, nome: 'MARIA', pessoaTipo: 'NUTRICIONISTA' },
  permissoes: [],
  estoques: [],
};

const entrar = (token: string) => useSessao.getState().entrar({ usuario: USUARIO, token });

async function falhaDe(chamada: Promise<unknown>): Promise<ErroApi> {
  const falha: unknown = await chamada.catch((erro: unknown) => erro);
  expect(falha).toBeInstanceOf(ErroApi);
  return falha as ErroApi;
}

const texto = (status: number, corpo: string, tipo = 'text/plain') =>
  new Response(corpo, { status, headers: { 'Content-Type': tipo } });

beforeEach(() => {
  useSessao.getState().encerrar();
});

describe('a call', () => {
  test('goes to /api with token, query and idempotency key', async () => {
    entrar('abc');
    const servidor = simularApi({ 'GET /fornecedores/7/itens': [], 'PUT /lotes/7/bloquear': undefined });
    const bloqueio = { motivo: 'Recolhido pelo fabricante' };
    expect(await api.get('fornecedores/:id/itens', { caminho: { id: 7 }, busca: { aquisicao: 3 } })).toEqual([]);
    await api.put('lotes/:id/bloquear', bloqueio, { caminho: { id: 7 }, idempotencia: 'k1' });
    expect(servidor.requisicoes[0]?.busca).toEqual({ aquisicao: '3' });
    expect(servidor.requisicoes[0]?.headers.get('Authorization')).toBe('Bearer abc');
    expect(servidor.requisicoes[1]?.headers.get('Idempotency-Key')).toBe('k1');
    expect(servidor.requisicoes[1]?.corpo).toEqual(bloqueio);
  });

  test('gives undefined for an answer without a body', async () => {
    simularApi({ 'DELETE /tokens': undefined });
    expect(await api.delete('tokens')).toBeUndefined();
  });

  test('shows a copy of the browser only after the server has been asked', async () => {
    const servidor = simularApi({ 'GET /feriados': [] });
    await api.get('feriados');
    expect(servidor.requisicoes[0]?.cache).toBe('no-cache');
  });

  test('leaves out a criterion that is undefined', async () => {
    const servidor = simularApi({ 'GET /feriados': [] });
    await api.get('feriados', { busca: { de: '2099-03-04', ate: undefined } });
    expect(servidor.requisicoes[0]?.busca).toEqual({ de: '2099-03-04' });
  });

  test('escapes what it puts into the path', async () => {
    const servidor = simularApi({ 'GET /enderecos/..%2Fx%3Fy': problema(422, 'CEP inválido.') });
    await falhaDe(api.get('enderecos/:cep', { caminho: { cep: '../x?y' } }));
    expect(servidor.requisicoes[0]?.rota).toBe('GET /enderecos/..%2Fx%3Fy');
  });

  test('has no token without a session', async () => {
    const servidor = simularApi({ 'GET /tokens/checar': false });
    expect(await api.get('tokens/checar')).toBe(false);
    expect(servidor.requisicoes[0]?.headers.has('Authorization')).toBe(false);
  });

  test('sends forms and texts with their content type', async () => {
    const servidor = simularApi({
      'POST /tokens/autenticar': {
        usuario: USUARIO,
        token: 'abc',
        aparelho: null,
        primeirosPassos: false,
        alcance: 'TUDO',
      },
      'PUT /usuarios/1/imagem': 'aGVsbG8=',
    });
    await api.post('tokens/autenticar', { usuario: 'maria', senha: 'a&b' }, { formulario: true });
    await api.put('usuarios/:id/imagem', 'aGVsbG8=', { caminho: { id: 1 } });
    expect(servidor.requisicoes[0]?.headers.get('Content-Type')).toMatch('application/x-www-form-urlencoded');
    expect(servidor.requisicoes[0]?.corpo).toBe('usuario=maria&senha=a%26b');
    expect(servidor.requisicoes[1]?.headers.get('Content-Type')).toMatch('text/plain');
    expect(servidor.requisicoes[1]?.corpo).toBe('aGVsbG8=');
  });

  test('reads a text response', async () => {
    simularApi({ 'GET /usuarios/1/imagem': texto(200, 'aGVsbG8=') });
    expect(await api.get('usuarios/:id/imagem', { caminho: { id: 1 } })).toBe('aGVsbG8=');
  });
});

describe('a refusal', () => {
  test('as problem+json has its message and its fields', async () => {
    const campos = [{ campo: 'nome', mensagem: 'Campo obrigatório.' }];
    simularServidor({ 'POST /itens-produto': problema(422, 'Confira os campos.', campos) });
    expect(await falhaDe(apiSemTabela.post('itens-produto', {}))).toMatchObject({
      status: 422,
      detail: 'Confira os campos.',
      campos,
    });
  });

  test.each([
    ['plain text is shown as it is', texto(400, 'Quantidade indisponível.'), 'Quantidade indisponível.'],
    ['a JSON text too', texto(400, '"Quantidade indisponível."', 'application/json'), 'Quantidade indisponível.'],
    [
      "a proxy's page is not",
      texto(403, '<html><h1>Forbidden</h1></html>', 'text/html'),
      'Você não tem permissão para isso.',
    ],
    [
      'nor an object without a sentence',
      texto(404, '{"detail":{"a":1}}', 'application/json'),
      'O que você procura não foi encontrado.',
    ],
    ['nor nothing at all', texto(500, ''), 'O servidor não conseguiu atender ao pedido. Tente de novo em instantes.'],
  ])('%s', async (_, resposta, detail) => {
    simularServidor({ 'PUT /x': resposta });
    expect((await falhaDe(apiSemTabela.put('x', {}))).detail).toBe(detail);
  });

  test('without a network has its own message', async () => {
    simularServidor({ 'POST /x': () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await falhaDe(apiSemTabela.post('x'))).toMatchObject({
      status: 0,
      detail: expect.stringMatching(/Não foi possível falar com o servidor/) as string,
    });
  });

  test('does not replace the error of a cancelled call', async () => {
    simularServidor({ 'GET /x': () => new Promise(() => undefined) });
    const controle = new AbortController();
    const chamada = apiSemTabela.get('x', { signal: controle.signal });
    controle.abort();
    await expect(chamada).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('repetition', () => {
  const falharUmaVez = (resposta: unknown) => {
    let vezes = 0;
    return () => {
      vezes += 1;
      return vezes === 1 ? new Response('', { status: 503 }) : resposta;
    };
  };

  test('a read is repeated when the service is back', async () => {
    const servidor = simularServidor({ 'GET /x': falharUmaVez(['de volta']) });
    expect(await apiSemTabela.get('x')).toEqual(['de volta']);
    expect(servidor.requisicoes).toHaveLength(2);
  });

  test.each([408, 502, 503, 504])('a read is repeated after %d', async (status) => {
    let vezes = 0;
    const servidor = simularServidor({ 'GET /x': () => (++vezes === 1 ? new Response('', { status }) : 'de volta') });
    expect(await apiSemTabela.get('x')).toBe('de volta');
    expect(servidor.requisicoes).toHaveLength(2);
  });

  test.each([404, 409, 429, 500])('a read is not repeated after %d', async (status) => {
    const servidor = simularServidor({ 'GET /x': new Response('', { status, headers: { 'Retry-After': '0' } }) });
    expect((await falhaDe(apiSemTabela.get('x'))).status).toBe(status);
    expect(servidor.requisicoes).toHaveLength(1);
  });

  // A status such as 503 says nothing here: what gets lost is the answer, and then the call fails without one.
  test.each(['post', 'put', 'patch', 'delete'] as const)(
    'a write (%s) is sent once when its answer is lost: it may have been carried out',
    async (metodo) => {
      let vezes = 0;
      const perder = () => (++vezes === 1 ? Promise.reject(new TypeError('Failed to fetch')) : {});
      const servidor = simularServidor({ [`${metodo.toUpperCase()} /x`]: perder });
      expect((await falhaDe(apiSemTabela[metodo]('x'))).status).toBe(0);
      expect(servidor.requisicoes).toHaveLength(1);
    },
  );

  test('a read whose answer is lost is sent again', async () => {
    let vezes = 0;
    const perder = () => (++vezes === 1 ? Promise.reject(new TypeError('Failed to fetch')) : ['de volta']);
    const servidor = simularServidor({ 'GET /x': perder });
    expect(await apiSemTabela.get('x')).toEqual(['de volta']);
    expect(servidor.requisicoes).toHaveLength(2);
  });
});

describe('an expired session', () => {
  test('is signalled once for several open calls', async () => {
    entrar('velho');
    simularServidor({ 'GET /a': problema(401, 'Entre de novo.'), 'PUT /b': problema(401, 'Entre de novo.') });
    const sinais: number[] = [];
    const parar = aoExpirar(() => sinais.push(1));
    await Promise.all([falhaDe(apiSemTabela.get('a')), falhaDe(apiSemTabela.put('b')), falhaDe(apiSemTabela.get('a'))]);
    expect(sinais).toHaveLength(1);
    parar();
  });

  test('with an older token does not end the new session', async () => {
    // Tokens of its own: a token that has been signalled is not signalled again.
    entrar('token antes do login');
    simularServidor({
      'GET /a': () => {
        entrar('token depois do login');
        return problema(401, 'Entre de novo.');
      },
    });
    const sinais: number[] = [];
    const parar = aoExpirar(() => sinais.push(1));
    await falhaDe(apiSemTabela.get('a'));
    expect(sinais).toHaveLength(0);
    parar();
  });

  test('is not signalled for a wrong password', async () => {
    simularApi({ 'POST /tokens/autenticar': problema(401, 'Usuário ou senha estão incorretos!') });
    const sinais: number[] = [];
    const parar = aoExpirar(() => sinais.push(1));
    expect((await falhaDe(api.post('tokens/autenticar', { usuario: 'maria', senha: 'errada' }))).detail).toBe(
      'Usuário ou senha estão incorretos!',
    );
    expect(sinais).toHaveLength(0);
    parar();
  });
});

test('the table of calls gives the types of a call', () => {
  // Never run: `tsc` checks it.
  const recusadas = async (item: ItemEdicao, recebimento: MovimentacaoRecebimento) => {
    const semVersao = { nome: item.nome };
    // @ts-expect-error: an edit carries the version that the screen read.
    await api.put('itens-produto/:id', semVersao, { caminho: { id: 1 } });
    // @ts-expect-error: the path has a name.
    await api.put('itens-produto/:id', item);
    // @ts-expect-error: the answer's type comes from the table.
    await api.get<Item[]>('itens-produto');
    // @ts-expect-error: no such path.
    await api.get('itens');
    // @ts-expect-error: no such criterion.
    await api.get('refeicoes', { busca: { unidade: 1, prato: 2 } });
    // @ts-expect-error: a criterion that the server requires.
    await api.get('refeicoes');
    const motivo = { motivo: 'Recolhido' };
    // @ts-expect-error: a write that honours the key of its submission has one.
    await api.put('lotes/:id/bloquear', motivo, { caminho: { id: 7 } });
    // @ts-expect-error: the same of a write without a part of its address.
    await api.put('estoques/movimentacoes/receber', recebimento);
    const feriado = { data: '2099-03-04', nome: 'CARNAVAL' };
    // @ts-expect-error: this write honours no key.
    await api.post('feriados', feriado, { idempotencia: 'k1' });
    // @ts-expect-error: what waits without a network is sent again, so its route must honour the key.
    await enfileirar({ rota: 'POST /feriados', corpo: feriado, descricao: 'Feriado' });
  };
  const aceita = (id: number): Promise<Item> => api.get('itens-produto').then(([item]) => item ?? Promise.reject(id));
  expect([recusadas, aceita]).toHaveLength(2);
});
