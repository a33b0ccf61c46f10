import { simularApi } from '@merenda/shared/testing';
import { adiantarLeitura, api } from './api.js';
import { useSessao, type UsuarioDaSessao } from './sessao.js';

const COZINHA = 'GET /cozinha';
const VAZIA = {
  unidade: { id: 3, nome: 'ESCOLA' },
  hoje: '27/11/2026',
  dias: [],
  receitas: [],
  emEstoque: [],
  faltas: [],
};
const LEITURA = 'cozinha?unidade=:unidade';

const usuario = (...unidades: number[]): UsuarioDaSessao => ({
  id: 1,
  usuario: 'ana',
  pessoa: { id: 1, nome: 'ANA', pessoaTipo: 'FUNCIONARIO' },
  permissoes: [],
  estoques: unidades.map((id) => ({ id: 10 + id, unidadeEducacional: { id, nome: 'ESCOLA' } })),
});

const entrar = (token: string, ...unidades: number[]) => {
  useSessao.getState().entrar({ usuario: usuario(...unidades), token });
};

const lerCozinha = (unidade = 3) => api.get('cozinha', { busca: { unidade } });

afterEach(() => jest.restoreAllMocks());

test("the screen's own call gets the answer that was asked for ahead, once", async () => {
  const { de } = simularApi({ [COZINHA]: VAZIA });
  entrar('a', 3);
  adiantarLeitura(LEITURA);
  adiantarLeitura(LEITURA);
  expect(await lerCozinha()).toEqual(VAZIA);
  expect(de(COZINHA)).toHaveLength(1);
  await lerCozinha();
  expect(de(COZINHA)).toHaveLength(2);
});

test('a call for another unit is asked by itself', async () => {
  const { de } = simularApi({ [COZINHA]: VAZIA });
  entrar('b', 3, 4);
  adiantarLeitura('cozinha?unidade=3');
  await lerCozinha(4);
  expect(de(COZINHA)).toHaveLength(2);
});

test('without a unit of the user nothing is asked ahead', () => {
  const { de } = simularApi({ [COZINHA]: VAZIA });
  entrar('c', 3, 4);
  adiantarLeitura(LEITURA);
  expect(de(COZINHA)).toHaveLength(0);
});

test('the answer to another session is not given', async () => {
  const { de } = simularApi({ [COZINHA]: VAZIA });
  entrar('d', 3);
  adiantarLeitura(LEITURA);
  entrar('e', 3);
  await lerCozinha();
  expect(de(COZINHA)).toHaveLength(2);
});

test('after five seconds the call asks again', async () => {
  const { de } = simularApi({ [COZINHA]: VAZIA });
  entrar('f', 3);
  const agora = Date.now();
  adiantarLeitura(LEITURA);
  jest.spyOn(Date, 'now').mockReturnValue(agora + 6000);
  await lerCozinha();
  expect(de(COZINHA)).toHaveLength(2);
});

test('the call fails as the one ahead of it failed', async () => {
  simularApi({ [COZINHA]: new Response('{"title":"Não."}', { status: 403 }) });
  entrar('g', 3);
  adiantarLeitura(LEITURA);
  await expect(lerCozinha()).rejects.toMatchObject({ status: 403 });
});
