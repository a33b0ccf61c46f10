import { api } from '@merenda/shared';
import { lancarFalhas } from './falhas.js';
import { darVoltas, problema, simularApi } from './index.js';

/** What the screens' tests would fail with; taken here, so that these tests pass. */
function falhasDoTeste(): string {
  try {
    lancarFalhas();
    return '';
  } catch (erro) {
    return (erro as Error).message;
  }
}

const pedir = async (metodo: string, caminho: string, corpo?: unknown) =>
  fetch(`http://localhost/api${caminho}`, {
    method: metodo,
    ...(corpo !== undefined && { body: JSON.stringify(corpo), headers: { 'Content-Type': 'application/json' } }),
  });

const CARNAVAL = { data: '04/03/2099', nome: 'CARNAVAL' };
const FEVEREIRO = { de: '2099-02-01', ate: '2099-02-28' };

describe('a request', () => {
  test('that the table accepts passes', async () => {
    simularApi({ 'POST /feriados': CARNAVAL });
    expect(await api.post('feriados', { data: '2099-03-04', nome: 'CARNAVAL' })).toEqual(CARNAVAL);
    expect(falhasDoTeste()).toBe('');
  });

  test('to an unknown route fails', async () => {
    simularApi();
    expect((await pedir('GET', '/feriado')).status).toBe(501);
    expect(falhasDoTeste()).toBe('GET /feriado: the table of calls has no such route.');
  });

  test('with a bad name in the path fails', async () => {
    simularApi({ 'DELETE /itens-produto/0': undefined });
    await pedir('DELETE', '/itens-produto/0');
    expect(falhasDoTeste()).toMatch(/^DELETE \/itens-produto\/:id: the server refuses the request's path .*→ at id$/s);
  });

  test('with a bad query fails', async () => {
    simularApi({ 'GET /refeicoes': [] });
    await pedir('GET', '/refeicoes?unidade=todas');
    expect(falhasDoTeste()).toMatch(/^GET \/refeicoes: the server refuses the request's query .*→ at unidade/s);
  });

  test.each([
    ['a bad body', { data: '2099-03-04', nome: '' }, 'Campo obrigatório.\n  → at nome'],
    ['no body', undefined, 'expected object, received undefined'],
  ])('with %s fails', async (_, corpo, motivo) => {
    simularApi({ 'POST /feriados': CARNAVAL });
    await pedir('POST', '/feriados', corpo);
    const falhas = falhasDoTeste();
    expect(falhas).toMatch(/^POST \/feriados: the server refuses the request's body/);
    expect(falhas).toContain(motivo);
  });

  test('without the key of its submission fails where the write honours one', async () => {
    simularApi({ 'PUT /lotes/7/bloquear': undefined });
    await pedir('PUT', '/lotes/7/bloquear', { motivo: 'Recolhido' });
    expect(falhasDoTeste()).toBe('PUT /lotes/:id/bloquear: our screens send this write with an Idempotency-Key.');
    await api.put('lotes/:id/bloquear', { motivo: 'Recolhido' }, { caminho: { id: 7 }, idempotencia: 'k1' });
    expect(falhasDoTeste()).toBe('');
  });

  test('is checked before its answer comes', async () => {
    simularApi({ 'POST /feriados': () => new Promise(() => undefined) });
    void pedir('POST', '/feriados', {});
    await darVoltas();
    expect(falhasDoTeste()).toMatch(/^POST \/feriados/);
  });

  test('that the test refuses on purpose may be bad', async () => {
    simularApi({
      'POST /feriados': problema(422, 'Confira os campos.'),
      'PUT /pratos/1': () => problema(400, 'O corpo não é JSON.'),
    });
    expect((await pedir('POST', '/feriados', {})).status).toBe(422);
    expect((await pedir('PUT', '/pratos/1', {})).status).toBe(400);
    expect(falhasDoTeste()).toBe('');
  });

  test('must be good where the prepared answer is a refusal by a rule or a failure', async () => {
    simularApi({ 'POST /feriados': problema(409, 'Mudou.'), 'PUT /pratos/1': problema(503, 'Fora do ar.') });
    await pedir('POST', '/feriados', {});
    expect(falhasDoTeste()).toMatch(/^POST \/feriados/);
    await pedir('PUT', '/pratos/1', {});
    expect(falhasDoTeste()).toMatch(/PUT \/pratos/);
  });

  test('without a prepared answer is checked too', async () => {
    simularApi();
    await pedir('POST', '/feriados', {});
    expect(falhasDoTeste()).toMatch(/^POST \/feriados/);
  });

  test('with a form or a text is read as the server reads it', async () => {
    const pessoa = { id: 1, nome: 'ANA', pessoaTipo: 'FUNCIONARIO' };
    simularApi({
      'POST /tokens/autenticar': {
        usuario: { id: 1, usuario: 'ana', pessoa, permissoes: [], estoques: [] },
        token: 'x',
        aparelho: null,
        primeirosPassos: false,
        alcance: 'TUDO',
      },
      'PUT /notas-fiscais/1/imagem': undefined,
    });
    await api.post('tokens/autenticar', { usuario: 'ana', senha: 'a&b' }, { formulario: true });
    await api.put('notas-fiscais/:id/imagem', 'data:image/png;base64,AA==', { caminho: { id: 1 } });
    expect(falhasDoTeste()).toBe('');
    await api.post('tokens/autenticar', { usuario: '', senha: '' }, { formulario: true });
    expect(falhasDoTeste()).toMatch(/→ at usuario.*→ at senha/s);
  });
});

describe('the route of a request', () => {
  test('is the one with static text before the one with a name', async () => {
    simularApi({ 'GET /refeicoes/quantidade-alunos-com-alimentacao': problema(422, 'x') });
    await pedir('GET', '/refeicoes/quantidade-alunos-com-alimentacao');
    simularApi({ 'GET /estoques/me/7': { id: 7, unidadeEducacional: { id: 1, nome: 'CRECHE' } } });
    expect(await api.get('estoques/me/:id', { caminho: { id: 7 } })).toMatchObject({ id: 7 });
    expect(falhasDoTeste()).toBe('');
  });

  test('may have several names in one part of the path, each with its pattern', async () => {
    simularApi({ 'GET /cardapios-calendario/data=05032026;unidade=3/cardapios': [] });
    await pedir('GET', '/cardapios-calendario/data=05032026;unidade=3/cardapios');
    expect(falhasDoTeste()).toBe('');
    await pedir('GET', '/cardapios-calendario/data=2026-03-05;unidade=3/cardapios');
    expect(falhasDoTeste()).toMatch(/the table of calls has no such route/);
  });

  test('must exist where an answer is prepared', () => {
    expect(() => simularApi({ 'GET /feriado': [] })).toThrow('GET /feriado: an answer is prepared');
    expect(() => simularApi().responder('PATCH /feriados', [])).toThrow('PATCH /feriados: an answer is prepared');
  });
});

describe('a prepared answer', () => {
  test('that the server never sends fails', async () => {
    simularApi({ 'GET /feriados': [{ data: '2099-03-04', nome: 'CARNAVAL' }] });
    await api.get('feriados', { busca: FEVEREIRO });
    expect(falhasDoTeste()).toMatch(/^GET \/feriados: the server never sends the prepared answer:.*→ at \[0\].data$/s);
  });

  test.each([
    ['a body where the server sends none', 'DELETE /tokens', {}],
    ['no body where the server sends one', 'GET /feriados', undefined],
    [
      'a whole response too',
      'GET /feriados',
      new Response('[{}]', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['what a function gives', 'GET /feriados', () => [{}]],
  ])('%s', async (_, rota, resposta) => {
    simularApi({ [rota]: resposta });
    const [metodo = '', caminho = ''] = rota.split(' ');
    await pedir(metodo, caminho);
    expect(falhasDoTeste()).toMatch(`${rota}: the server never sends the prepared answer`);
  });

  test('arrives without what the answer of the route does not name', async () => {
    simularApi({ 'GET /feriados': [{ ...CARNAVAL, cor: 'AZUL' }] });
    expect(await api.get('feriados')).toEqual([CARNAVAL]);
  });

  test('may be a text, and a file of the host', async () => {
    simularApi({ 'GET /usuarios/1/imagem': new Response('aGVsbG8='), 'GET /federation.json': { areas: [] } });
    expect(await api.get('usuarios/:id/imagem', { caminho: { id: 1 } })).toBe('aGVsbG8=');
    expect(await (await fetch('http://localhost/federation.json')).json()).toEqual({ areas: [] });
    expect(falhasDoTeste()).toBe('');
  });
});

test('a failure is thrown once and then forgotten', async () => {
  simularApi();
  expect(lancarFalhas).not.toThrow();
  await Promise.all([pedir('GET', '/x'), pedir('GET', '/x')]);
  expect(lancarFalhas).toThrow(/^GET \/x: the table of calls has no such route\.$/);
  expect(lancarFalhas).not.toThrow();
});
