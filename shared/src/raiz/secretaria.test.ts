import { simularApi } from '@merenda/shared/testing';
import { buscarSecretaria } from './secretaria.js';
import { useSessao } from './sessao.js';

test('the secretariat is read into the session', async () => {
  useSessao.getState().entrar({
    token: 'token',
    usuario: {
      id: 1,
      usuario: 'maria',
      pessoa: { id: 1, nome: 'MARIA', pessoaTipo: 'NUTRICIONISTA' },
      permissoes: [],
      estoques: [],
    },
  });
  const secretaria = { id: 1, nome: 'SECRETARIA DE EDUCAÇÃO', municipio: 'SÃO CARLOS', uf: 'SP', cnpj: null };
  simularApi({ 'GET /secretarias-estaduais/1': secretaria });
  expect(await buscarSecretaria()).toEqual(secretaria);
  expect(useSessao.getState().auth.secretaria).toEqual(secretaria);
  useSessao.getState().encerrar();
});
